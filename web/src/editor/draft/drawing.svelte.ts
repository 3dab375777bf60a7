// The mission on the drawing board: every change is a step that can be undone; the last state is kept on this device.
import { store, stored } from "../../page/storage";
import { type Draft, EMPTY, floorBeside, grown, isFloor } from "./draft";
import { type Brush, painted, ROOM_AROUND } from "./paint";
import { pointOf } from "../../hulk/map/plan";
import { sectionsWithin } from "./written";

/** A state: the draft, and how far its squares have moved since the beginning because the map grew to the left or to the top. */
interface Step {
  draft: Draft;
  dx: number;
  dy: number;
}

const KEPT = "voidlock:draft";
const MOST_STEPS = 200;

function kept(): Draft {
  try {
    const draft = JSON.parse(stored(KEPT) ?? "null") as Draft | null;
    return draft && Array.isArray(draft.map) && Array.isArray(draft.marines) && draft.special ? draft : EMPTY;
  } catch {
    return EMPTY;
  }
}

export class Drawing {
  #now = $state.raw<Step>({ draft: kept(), dx: 0, dy: 0 });
  #past = $state.raw<readonly Step[]>([]);
  #future = $state.raw<readonly Step[]>([]);
  /** The gesture of the last step: changes of one gesture are one step. */
  #gesture = "";
  /** Why nothing was painted on the last square, as the name of a message. */
  refused = $state("");

  get draft(): Draft {
    return this.#now.draft;
  }

  get shift(): { dx: number; dy: number } {
    return { dx: this.#now.dx, dy: this.#now.dy };
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  get redoable(): boolean {
    return this.#future.length > 0;
  }

  /** Whether sections were drawn by hand; else they are found. */
  get byHand(): boolean {
    return this.draft.sections.length > 0;
  }

  #take(step: Step, gesture: string): void {
    if (step.draft === this.#now.draft) return;
    if (!gesture || gesture !== this.#gesture) this.#past = [...this.#past.slice(-MOST_STEPS), this.#now];
    this.#gesture = gesture;
    this.#future = [];
    this.#show(step);
  }

  #show(step: Step): void {
    this.#now = step;
    store(KEPT, JSON.stringify(step.draft));
  }

  /** Changes the draft. Changes of one gesture (a stroke, typing in a field) are undone together. */
  change(change: Partial<Draft>, gesture = ""): void {
    this.#take({ ...this.#now, draft: { ...this.draft, ...change } }, gesture);
  }

  /** Another mission; the old one can be brought back by undo. */
  open(draft: Draft): void {
    this.#take({ draft, dx: 0, dy: 0 }, "");
  }

  /** Uses a tool on a square; the map grows if it has to. */
  paint(square: string, brush: Brush, gesture: string): void {
    const around = ROOM_AROUND[brush.tool];
    const { width, height } = { width: this.draft.map[0]?.length ?? 0, height: this.draft.map.length };
    const { x, y } = pointOf(square);
    const inside = x >= 0 && y >= 0 && x < width && y < height;
    if (around === undefined && !inside) return;
    const room = around === undefined ? { draft: this.draft, dx: 0, dy: 0 } : grown(this.draft, { x, y }, around);
    this.refused = room ? "" : "editor-full";
    if (!room) return;
    const draft = painted(room.draft, `${x + room.dx},${y + room.dy}`, brush);
    const near = isFloor(draft, square) || floorBeside(draft, square).length > 0;
    if (brush.tool === "exit" && near && draft === this.draft) this.refused = "editor-exit-refused";
    this.#take({ draft, dx: this.#now.dx + room.dx, dy: this.#now.dy + room.dy }, gesture);
  }

  /** Sections that were found for squares without one; not a step of the player's. */
  complete(found: readonly string[]): void {
    if (!this.byHand || found.length !== this.draft.map.length) return;
    const sections = sectionsWithin(this.draft, found);
    if (sections.join() !== this.draft.sections.join())
      this.#show({ ...this.#now, draft: { ...this.draft, sections } });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.#now, ...this.#future];
    this.#gesture = "";
    this.#show(before);
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.#now];
    this.#future = rest;
    this.#gesture = "";
    this.#show(next);
  }
}
