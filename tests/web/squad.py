"""A mission of Space Hulk at a browser: squares, signs and keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.hulk.leading import Leader, led
from tests.web.browsing import Person
from voidlock.engine import Game, Json
from voidlock.hulk import HulkGame, State

AIRLOCK_NINE = "original-1-airlock-nine"
PHONE, DESK = (390, 844), (1280, 800)

ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}

Answer = Callable[[Person, str], None]


def choose_game(person: Person, mission: str = AIRLOCK_NINE) -> None:
    """Choose a mission on the start page."""
    person.visit()
    person.find("[data-game=hulk]").check()
    # The radio button lies under its card.
    person.page.locator("label", has=person.find(f"[name=mission][value={mission}]")).click()
    person.find(f"[data-mission={mission}]").wait_for()


def begin_from_the_start(person: Person, mission: str = AIRLOCK_NINE, seed: str = "") -> None:
    """Begin a mission on the start page."""
    choose_game(person, mission)
    person.page.locator("details", has=person.find("[data-hulk-seed]")).locator("summary").click()
    person.find("[data-hulk-seed]").fill(seed)
    person.click("[data-play-mission]")
    until_drawn(person)


def until_drawn(person: Person) -> None:
    """A screen is drawn in parts: the question, then the map."""
    person.find("[data-ask]").wait_for()
    person.find(".hulk[aria-busy=false]").wait_for()


def begin(person: Person, mission: str = AIRLOCK_NINE, seed: str = "") -> None:
    person.visit(person.server.open_table(game="hulk", mission=mission, seed=seed, settings={"end_asked": "on"}))
    until_drawn(person)


# ---------------------------------------------------------------------- answering


def asked(person: Person) -> str:
    """The name of the question, or the result."""
    # At once: a question may go away while it is looked for.
    found: str = person.page.evaluate("document.querySelector('[data-choice]')?.dataset.choice ?? ''")
    return found or person.result


def until_answered(person: Person, before: str) -> None:
    person.page.wait_for_function(
        """before => {
            const asked = document.querySelector("[data-choice]")?.dataset.choice ?? "";
            const result = document.querySelector("h2[data-result]")?.dataset.result ?? "";
            return (asked && asked !== before) || result;
        }""",
        arg=before,
    )
    person.find("[data-questions][aria-busy=false], h2[data-result=win], h2[data-result=loss]").first.wait_for()


def until_taken(person: Person, before: str) -> bool:
    """A press on the map is heard; whether it left several answers to choose from."""
    person.page.wait_for_function(
        """before => document.querySelector("[data-release], [data-questions][aria-busy=true], [data-refusal]")
            || document.querySelector("[data-choice]")?.dataset.choice !== before""",
        arg=before,
    )
    expect(person.find("[data-refusal]")).to_have_count(0)
    return asked(person) == before and person.find("[data-release]").count() > 0


def until_still(person: Person) -> None:
    """The page and the map have come to rest: what is pointed at now stays where it is."""
    person.page.wait_for_function(
        """() => new Promise(done => {
            const place = () => JSON.stringify(document.querySelector("[data-square]").getBoundingClientRect());
            const wait = (before, calm) => requestAnimationFrame(() => {
                const now = place();
                if (now === before && calm === 3) done(true);
                else wait(now, now === before ? calm + 1 : 0);
            });
            wait("", 0);
        })"""
    )


IN_REACH = """selector => new Promise(done => {
    const found = document.querySelector(selector);
    if (!found) return done(null);
    const centre = () => {
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    };
    const wait = (before, calm) => requestAnimationFrame(() => {
        const now = centre();
        if (now.x !== before.x || now.y !== before.y) return wait(now, 0);
        if (calm < 3) return wait(now, calm + 1);
        const hit = document.elementFromPoint(now.x, now.y)?.closest("[data-square]");
        if (hit?.dataset.square === found.dataset.square) return done(now);
        window.scrollBy({ top: now.y - 0.3 * innerHeight, behavior: "instant" });
        done(null);
    });
    wait({}, 0);
})"""
"""The middle of a square, once it stays in place; if something covers it, the page is scrolled."""


AIMED = """square => {
    window.hit = "";
    addEventListener("pointerdown", event => {
        window.hit = event.target.closest("[data-square]")?.dataset.square ?? "";
        if (window.hit !== square) event.stopPropagation();
    }, { capture: true, once: true });
}"""
"""The next press counts only if it hits this square."""


def reads_slowly(person: Person) -> None:
    """No walk is ever seen long enough for a single press to walk it, however slow the machine is."""
    person.page.evaluate("performance.now = () => 0")


def reads_on(person: Person) -> None:
    """A minute passes: everything on the screen has been seen."""
    person.page.evaluate("const now = performance.now.bind(performance); performance.now = () => now() + 60_000")


def press(person: Person, square: str, lit: bool = False) -> None:
    """Click a square of the map. Odds or a description may arrive and move it away: then it is clicked again."""
    selector = f"[data-square='{square}']" + ("[data-lit]" if lit else "")
    for _ in range(5):
        at = person.page.wait_for_function(IN_REACH, arg=selector).json_value()
        person.page.mouse.move(at["x"], at["y"])
        person.page.evaluate(AIMED, square)
        person.page.mouse.click(at["x"], at["y"])
        if person.page.evaluate("window.hit") == square:
            return
    raise AssertionError(f"{square} does not stay in place")


def square_of(text: str, state: State) -> str:
    """The square to press for an answer; empty if the answer is a button."""
    verb, _, about = text.partition(":")
    if verb in ("move", "open", "close", "flame", "place"):
        return about
    if verb == "activate":
        return state.board.names[state.where[state.board.marine_names.index(about)]]
    if verb == "leave":
        x, _, y = state.board.names[state.where[state.active]].partition(",")
        return f"{int(x) + 1},{y}"
    return ""


def by_clicks(person: Person, text: str) -> None:
    """On the map wherever it can be pointed at: the square, then the answer if there are several there."""
    before, game = asked(person), mission_of(person)
    square, (verb, _, about) = square_of(text, game.state), text.partition(":")
    if verb in ("turn", "face"):
        person.find(f"[data-turn={about}]").click()
    elif verb == "activate":
        # The map does not always show everybody.
        person.click(f"[data-marine={about}]")
    elif square:
        press(person, square, lit=True)
        if until_taken(person, before):
            person.click(f"[data-answer='{text}']")
    elif verb == "end":
        end_phase(person)
    else:
        person.click(f"[data-answer='{text}'][aria-disabled=false]")
    until_answered(person, before)


def end_phase(person: Person) -> None:
    """Marines who have not acted yet are left idle."""
    for _ in range(presses(person, "end")):
        person.click("[data-answer=end][aria-disabled=false]")


def presses(person: Person, verb: str) -> int:
    """How often an answer is pressed until it is given."""
    return 2 if verb == "end" and person.find("[data-answer^='activate:']").count() else 1


LETTERS = {"overwatch": "o", "guard": "v", "done": "x", "end": "x"}


def by_keys(person: Person, text: str) -> None:
    """Over the map with the arrow keys and Enter, everything else by its own key."""
    before, game = asked(person), mission_of(person)
    square, (verb, _, about) = square_of(text, game.state), text.partition(":")
    keyboard = person.page.keyboard
    if verb == "turn":
        keyboard.press({"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}[about])
    elif square and verb != "leave":
        keyboard.press("t")
        go_to(person, square)
        keyboard.press("Enter")
        if until_taken(person, before):
            keyboard.press(key_of(person, text))
    else:
        for _ in range(presses(person, verb)):
            person.find(f"[data-answer='{text}'][aria-disabled=false]").wait_for(state="attached")
            keyboard.press(LETTERS.get(verb) or key_of(person, text))
    until_answered(person, before)


def key_of(person: Person, text: str) -> str:
    return person.find(f"[data-answer='{text}']").first.get_attribute("data-key") or ""


def go_to(person: Person, square: str) -> None:
    """The cursor to a square: along the corridor first."""
    x, y = (int(number) for number in square.split(","))
    for _ in range(60):
        at = person.find("[data-cursor]").get_attribute("data-cursor") or ""
        here, there = (int(number) for number in at.split(","))
        if (here, there) == (x, y):
            return
        step = ((x > here) - (x < here), 0) if x != here else (0, (y > there) - (y < there))
        person.page.keyboard.press(f"Shift+{ARROWS[step]}")
        # The server says where an arrow key leads.
        expect(person.find("[data-cursor]")).not_to_have_attribute("data-cursor", at)
    raise AssertionError(f"the cursor does not come to {square}")


# ---------------------------------------------------------------------- playing


def mission_of(person: Person) -> Game[State]:
    """The truth, as the server's log tells it."""
    game = person.server.table(person.table).playing()
    assert isinstance(game, HulkGame)
    return game


def play(person: Person, answer: Answer, policy: Leader) -> str:
    """To the end, by clicks or by keys; the result."""
    for _ in range(200):
        game = mission_of(person)
        if not game.pending:
            break
        answer(person, led(policy, game))
    person.find("h2[data-result=win], h2[data-result=loss]").wait_for()
    return person.result


# ---------------------------------------------------------------------- Suicide Mission, staged


SQUAD: dict[str, Json] = {
    "sgt": {"at": "8,12", "facing": "E"},
    "flamer": {"at": "5,12", "facing": "E"},
    "sb1": {"at": "3,12", "facing": "E"},
    "sb2": {"at": "2,12", "facing": "E"},
    "sb3": {"at": "1,12", "facing": "E"},
}
"""The sergeant stands in the first room of Suicide Mission, the flamer before its open door, the others behind him."""

NOBODY_THERE: dict[str, Json] = {**SQUAD, "sgt": {"at": "4,12", "facing": "E"}}
"""Nobody stands in the first room, before which the flamer is."""


def position(marines: dict[str, Json] = SQUAD, **more: Json) -> dict[str, object]:
    staged = {"mission": "suicide-mission", "phase": "marines", "agenda": ["next_marine"], "command_points": 2}
    return {
        "voidlock": 1,
        "game": "hulk",
        "seed": "map",
        "position": {**staged, "marines": marines, "open": ["6,12"], "aliens": {}, **more},
    }


AT_THE_ROOM: dict[str, Json] = {**dict.fromkeys(SQUAD, "dead"), "flamer": {"at": "21,5", "facing": "N"}}
"""The flamer alone, before the room that he has to burn."""


def burn_the_room(person: Person) -> None:
    by_clicks(person, "activate:flamer")
    press(person, "21,3")
    person.click("[data-fire]")
    person.find("[data-end=win]").wait_for()


def in_command(person: Person, marine: str, size: tuple[int, int] = DESK, **more: Json) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.load(position(**more))  # type: ignore[arg-type]  # checked when the position is read
    by_clicks(person, f"activate:{marine}")


def in_view(person: Person, *marines: str) -> None:
    pane = person.find("[data-map] [role=application]").bounding_box()
    assert pane is not None
    for marine in marines:
        piece = person.find(f"[data-piece={marine}]").bounding_box()
        assert piece is not None
        middle = piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2
        assert pane["x"] <= middle[0] <= pane["x"] + pane["width"], marine
        assert pane["y"] <= middle[1] <= pane["y"] + pane["height"], marine
