// All drawings of the board, original work, on a 24 by 24 grid. `line` is stroked with the one stroke weight, `body` is
// filled as well, `solid` is filled only.

export interface Picture {
  line?: string;
  body?: string;
  solid?: string;
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const SKULL_EYES = `${ring(8.7, 11.3, 1.9)}${ring(15.3, 11.3, 1.9)}M12 14.2l-1 2h2z`;

export const DRAWINGS: Record<string, Picture> = {
  // For the fallen
  salute: { line: "M12 2l2 3.2v9.3h-4V5.2zM6.5 14.5h11M12 14.5v6M9.5 21.5h5" },
  candle: {
    line: "M8.5 11h7v10.5h-7zM12 11V9",
    solid: "M12 1.5c2 2.5 2.7 3.8 2.7 4.9a2.7 2.7 0 0 1-5.4 0c0-1.1.7-2.4 2.7-4.9z",
  },

  // Whoever plays in the place of a person
  robot: {
    line: `M5 8.5h14v10H5zM12 8.5V4.5M2.5 11.5v4M21.5 11.5v4M9 15.8h6`,
    solid: `${ring(9, 12.2, 1.5)}${ring(15, 12.2, 1.5)}${ring(12, 3.4, 1.5)}`,
  },

  // Combat Teams
  "team-blue": { line: "M20.5 3.5l-1.5 5.5-7.8 7.8-3-3L16 6zM5.5 11l7.5 7.5M8.5 15.5L3.5 20.5" },
  "team-grey": {
    line: "M12 7C9.8 5 6.5 4.3 3 4.8v12.7c3.5-.5 6.8.2 9 2.2 2.2-2 5.5-2.7 9-2.2V4.8C17.5 4.3 14.2 5 12 7zM12 7v12.5M6 8.7c1.2 0 2.3.2 3.3.6M6 12.2c1.2 0 2.3.2 3.3.6M18 8.7c-1.2 0-2.3.2-3.3.6M18 12.2c-1.2 0-2.3.2-3.3.6",
  },
  "team-green": { line: "M12 2.8l8 2.7v6.3c0 4.8-3.4 7.9-8 9.5-4.6-1.6-8-4.7-8-9.5V5.5zM12 7v9.5M8 11h8" },
  "team-purple": {
    line: "M12.5 2.5c.5 4 6 6 6 12a6.5 6.5 0 0 1-13 0c0-3 1.7-4.7 3-6.7.3 1.7.9 2.7 1.8 3.2C10 7.8 10.7 5 12.5 2.5zM12 21c-1.7-.3-2.7-1.5-2.7-3 0-1.9 1.7-2.6 2.7-4.3 1 1.7 2.7 2.4 2.7 4.3 0 1.5-1 2.7-2.7 3z",
  },
  "team-red": {
    line: `${ring(12, 7, 4)}${ring(6.8, 16, 4)}${ring(17.2, 16, 4)}`,
    solid: `${ring(12, 7, 1.5)}${ring(6.8, 16, 1.5)}${ring(17.2, 16, 1.5)}`,
  },
  "team-yellow": {
    line: "M4 21C2.5 13.5 4.5 7 10.8 2.8 9 8.5 9 14 10.3 20zM13.3 21c-1.2-7 .8-13.2 7.2-17.5-1.8 5.5-2 10.7-.9 16.5z",
  },

  // Genestealers, by what their cards show
  "genestealer-head": {
    body: "M12 1.5c5 0 8.3 3.7 8.3 8.7 0 3-1.3 5.2-3 6.6l-.4 4.2-2.4-1.8-2.5 3.3-2.5-3.3-2.4 1.8-.4-4.2c-1.7-1.4-3-3.6-3-6.6 0-5 3.3-8.7 8.3-8.7zM5.8 9c-.2 3.8 2 5.6 5.3 5zM18.2 9c.2 3.8-2 5.6-5.3 5z",
  },
  "genestealer-tail": {
    body: "M2.5 19c6.5 1.5 11.5.3 11.5-3.7C14 11.5 7 11.5 7 6.8 7 4 8.8 2.5 11.5 2.5V6C10.5 6 10 6.3 10 6.8c0 2.7 8 3.2 8 8.5 0 6.2-7.5 8.7-15.5 6.7zM11.5.5l10.5 3.7-10.5 4.3 1.5-4.3z",
  },
  "genestealer-claw": {
    body: "M3.5 21C2 12 8 4 21.5 2.5 15 6.5 11.5 11 11 17l-2 4zM13.5 13.5c2.5-2 5-2.2 8-.5-3 .2-5 1.5-7 4.5z",
  },
  "genestealer-tongue": {
    body: "M2.5 2.5h19L19 9l-2.5-4.5h-9L5 9zM10 5h4.5c0 4-3.5 5.5-3.5 8.5 0 2 1.5 3 3.5 3.5 2.3.6 4 1.7 5 4.3-2-1.2-3.6-1.5-5.2-1.4.9 1 1 2.1.4 3.4-1-2.3-2.5-3.2-4.3-4C8.3 18.3 7.3 16.5 7.3 14 7.3 10 10 9 10 5z",
  },
  "genestealer-lord": {
    line: "M5 7.5L3.5 1.5l4.5 3L12 .8l4 3.7 4.5-3L19 7.5z",
    body: "M12 9.5c5 0 8.3 1.7 8.3 4.7 0 2-1.3 3.2-3 4l-.4 3.6-2.4-1.6L12 23l-2.5-2.8-2.4 1.6-.4-3.6c-1.7-.8-3-2-3-4 0-3 3.3-4.7 8.3-4.7zM6 13c.1 3.2 2 4.5 5 4zM18 13c-.1 3.2-2 4.5-5 4z",
  },

  // Terrain cards
  "terrain-corridor": { line: "M3 3h18v18H3zM9 9h6v7H9zM3 3l6 6M21 3l-6 6M3 21l6-5M21 21l-6-5" },
  "terrain-artefact": {
    line: "M7.5 3h9c0 5.5-1.5 8.5-4.5 8.5S7.5 8.5 7.5 3zM12 11.5V17M8 21c.5-2.5 2-4 4-4s3.5 1.5 4 4zM4.5 4.5L3 3M4 8H2M19.5 4.5L21 3M20 8h2",
  },
  "terrain-door": { line: "M4 21V3h16v18zM12 3v4.5l-2.5 2v5l2.5 2V21M7 7v3M17 14v3" },
  "terrain-control_panel": {
    line: `M2.5 15L5 4.5h14L21.5 15zM6.5 15l-1 6.5h13l-1-6.5M9.5 18.5h5${ring(12, 9.3, 3.1)}M12 9.3l2.1-2.2M6.8 8.2l-.9 3.6M17.2 8.2l.9 3.6`,
    solid: ring(12, 9.3, 0.9),
  },
  "terrain-dark_corner": {
    line: "M2.5 3h18.5v18.5h-8V11.5H2.5M21 21.5h-8",
    solid: "M12.2 5.5l3.3 1.5c-.8 1.3-2.9.8-3.3-1.5zM19.3 5.5L16.5 7c.7 1.2 2.5.7 2.8-1.5z",
  },
  "terrain-promethium_tank": {
    line: "M5.5 5.5c0-3.3 13-3.3 13 0v13c0 3.3-13 3.3-13 0zM5.5 5.5c0 3.3 13 3.3 13 0",
    body: "M12 10.5c.8 2 2.5 2.6 2.5 4.6a2.5 2.5 0 0 1-5 0c0-2 1.7-2.6 2.5-4.6z",
  },
  "terrain-ventilation_duct": {
    line: `M3 3h18v18H3z${ring(12, 12, 6.5)}M12 12c-.3-3 1.2-5 3.8-5.3M12 12c3-.3 5 1.2 5.3 3.8M12 12c.3 3-1.2 5-3.8 5.3M12 12c-3 .3-5-1.2-5.3-3.8`,
  },
  "terrain-spore_chimney": {
    line: `M6 21.5c2-3 2.2-6 1.5-9.5h9c-.7 3.5-.5 6.5 1.5 9.5zM6.5 12h11M10.5 15.5v3M14 16v2${ring(9, 7.5, 1.7)}${ring(14, 5, 2.3)}${ring(18, 9, 1.2)}`,
  },

  // Locations
  "location-void_lock": {
    line: `${ring(12, 12, 9.5)}${ring(12, 12, 5)}M12 7v10M7 12h10M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5`,
  },
  "location-main_corridor": {
    line: "M2.5 3h19v18h-19zM9 8h6v8H9zM2.5 3L9 8M21.5 3L15 8M2.5 21L9 16M21.5 21L15 16M12 16v5M5.5 5.5v13M18.5 5.5v13",
  },
  "location-maintenance_tunnels": {
    line: "M2.5 5h8a4 4 0 0 1 4 4v6a2 2 0 0 0 2 2h5M2.5 10h6a1 1 0 0 1 1 1v5a6 6 0 0 0 6 6h6M5.5 3v9M18.5 15v9",
  },
  "location-service_shaft": { line: "M6 2v20M18 2v20M6 5.5h12M6 10h12M6 14.5h12M6 19h12M2.5 2v20M21.5 2v20" },
  "location-cryo_control": {
    line: "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M9.5 4L12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5M4.5 10.5l3.5-1-1-3.5M19.5 13.5l-3.5 1 1 3.5M4.5 13.5l3.5 1-1 3.5M19.5 10.5l-3.5-1 1-3.5",
  },
  "location-lower_accessway": { line: "M2.5 4h5v4.5h5V13h5v4.5h4V21M12.5 4h8M4.5 13.5v7M1.8 17.8l2.7 2.7 2.7-2.7" },
  "location-wreckage_labyrinth": { line: "M3 21V3h18v15H8V8h8v5h-4M3 21h18M19 21l-1.5-3M5 12l1.5 1.5L5 15" },
  "location-apothecarion": { line: `M9 3h6v6h6v6h-6v6H9v-6H3V9h6z` },
  "location-core_cogitator": {
    line: "M6 6h12v12H6zM9.5 9.5h5v5h-5zM9 2.5V6M15 2.5V6M9 18v3.5M15 18v3.5M2.5 9H6M2.5 15H6M18 9h3.5M18 15h3.5",
  },
  "location-munitorium": { line: "M3 13h8v8H3zM13 13h8v8h-8zM8 4h8v9H8zM5 17h4M15 17h4M10 8.5h4" },
  "location-black_holds": { line: "M3 8l9-5 9 5v13H3zM3 8h18M7 12.5v5M10.3 12.5v5M13.7 12.5v5M17 12.5v5M3 21h18" },
  "location-dark_catacombs": {
    line: "M3 21v-8a9 9 0 0 1 18 0v8zM8 21v-7a4 4 0 0 1 8 0v7M3 14h5M16 14h5M12 4v3M3 18h5M16 18h5",
  },
  "location-teleportarium": {
    line: "M4 20c0-2 16-2 16 0s-16 2-16 0zM7 15.5c0-1.3 10-1.3 10 0M8.5 12c0-1 7-1 7 0M12 2.5v6M9.5 6L12 8.5 14.5 6M5 17V9M19 17V9",
  },
  "location-generatorium": { line: `${ring(12, 12, 9.5)}`, body: "M13.5 4.5L6.8 13.5h4.2l-.7 6 6.9-9.2H13z" },
  "location-hibernation_cluster": {
    line: `M12 2.5c2.8 2.5 2.8 7 0 9.5-2.8-2.5-2.8-7 0-9.5zM6.5 11c2.8 2.5 2.8 7 0 9.5-2.8-2.5-2.8-7 0-9.5zM17.5 11c2.8 2.5 2.8 7 0 9.5-2.8-2.5-2.8-7 0-9.5z`,
    solid: `${ring(12, 7.5, 1.1)}${ring(6.5, 16, 1.1)}${ring(17.5, 16, 1.1)}`,
  },
  "location-wrath_of_baal_chapel": {
    line: "M12 2l7 7v12H5V9zM9.5 21v-4.5a2.5 2.5 0 0 1 5 0V21M12 7v5.5M9.8 9.3h4.4M2.5 12v9M21.5 12v9",
  },
  "location-genestealer_lair": {
    line: "M2.5 21.5C2.5 9 6 2.5 12 2.5s9.5 6.5 9.5 19zM6.5 21.5C6.5 14 8.3 9.5 12 9.5s5.5 4.5 5.5 12M8.3 13l1.7 4 1.3-7M15.7 13L14 17l-1.3-7",
  },
  "location-launch_control_room": {
    line: "M2.5 3v18.5M21.5 3v18.5M7.5 21.5V9.5C7.5 5.8 9.2 3.2 12 2c2.8 1.2 4.5 3.8 4.5 7.5v12M7.5 9.8h9M2.5 15.5h5M16.5 15.5h5",
    solid: "M12 12.3l2.4 3.7-2.4 3.7L9.6 16z",
  },
  "location-toxin_pumping_station": {
    line: `${ring(12, 7.5, 5)}M12 2.5v10M7 7.5h10M12 12.5V16M2.5 16h19v5.5h-19zM6 19c1.5-1 2.5-1 4 0s2.5 1 4 0 2.5-1 4 0`,
  },

  // Action cards, by type
  "type-support": { line: "M12 2.5l8.5 9.5-8.5 9.5L3.5 12zM12 8v8M8 12h8" },
  "type-move_activate": { line: "M8 20.5v-17L3.5 8M16 3.5v17l4.5-4.5" },
  "type-attack": { line: `${ring(12, 12, 7)}M12 1.8V8M12 16v6.2M1.8 12H8M16 12h6.2`, solid: ring(12, 12, 1.5) },

  // Movement of Event cards
  "move-adjacent": { line: "M6 3v16M2 15l4 4 4-4M18 21V5M14 9l4-4 4 4" },
  "move-flank": { line: "M4 20c0-9 3-14 8-14s8 5 8 13M16.5 15.5L20 19l3-3.8" },

  // Spawns
  "size-major": { body: "M12 3l10 18H2z" },
  "size-minor": { line: "M12 8l7 12.5H5z" },

  // Small signs
  token: { body: "M12 2l8 10-8 10L4 12z" },
  "token-barred": { line: "M12 3l7.5 9-7.5 9L4.5 12zM3 21L21 3" },
  skull: {
    line: "M12 2.5c-5.2 0-9 3.6-9 8.5 0 3 1.3 5 3.5 6.2V21h11v-3.8C19.7 16 21 14 21 11c0-4.9-3.8-8.5-9-8.5zM10.2 21v-2.3M13.8 21v-2.3",
    solid: SKULL_EYES,
  },
  field: { line: "M12 2.5l8.2 4.7v9.6L12 21.5l-8.2-4.7V7.2z" },
  pulse: { line: "M2 12.5h4.5l2.5-7 4.5 13 2.5-6h6" },
  slain: {
    line: "M8.5 20.5V17C6 15.8 4.5 13.4 4.5 10.5a7.5 7.5 0 0 1 15 0c0 2.9-1.5 5.3-4 6.5v3.5zM12 17.5v3M7.5 8.5l3 3.5M10.5 8.5l-3 3.5M13.5 8.5l3 3.5M16.5 8.5l-3 3.5",
  },
  limited: { line: `${ring(12, 12, 9.5)}M5.5 18.5l13-13` },
  check: { line: "M4.5 12.5l5 5.5 10-12" },
  "round-back": { line: "M18 5l-7 7 7 7M7 5v14" },
  "round-on": { line: "M6 5l7 7-7 7M17 5v14" },
  "chevron-left": { line: "M15 4l-7 8 7 8" },
  "chevron-right": { line: "M9 4l7 8-7 8" },
  "chevron-up": { line: "M4 15l8-7 8 7" },
  "chevron-down": { line: "M4 9l8 7 8-7" },
  talk: { line: "M3.5 5h17v11.5H11L6.5 20.5v-4h-3zM8 9.5h8M8 12.5h5" },
  melee: { line: "M5 19L17 7M14.5 4l5.5 5.5M6.5 13.5l4 4" },
  undo: { line: "M8.5 4.5L4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H9" },
  hourglass: { line: "M6 3h12M6 21h12M7.5 3v3.5L12 12l4.5-5.5V3M7.5 21v-3.5L12 12l4.5 5.5V21" },
  past: { line: `${ring(12, 12, 9)}M12 6.5V12l-4 3` },
  pause: { line: "M8 5v14M16 5v14" },
  help: {
    line: `${ring(12, 12, 9.5)}M8.8 9.3c.2-2 1.5-3.1 3.3-3.1 1.9 0 3.2 1.1 3.2 2.8 0 2.5-3.2 2.5-3.2 5`,
    solid: ring(12.1, 17.5, 1.2),
  },
  log: { line: "M4 5h16M4 10h16M4 15h11M4 20h7" },
  menu: { line: "M4 6h16M4 12h16M4 18h16" },
  next: { body: "M7 4l11 8-11 8z" },
  instinct: {
    line: `M2 12c3-5 6.3-7.5 10-7.5S19 7 22 12c-3 5-6.3 7.5-10 7.5S5 17 2 12z${ring(12, 12, 3.3)}`,
    solid: ring(12, 12, 1.2),
  },
  "deck-event": { line: "M5 3h14v18H5zM9 8h6M9 12h6M9 16h3" },
  "deck-genestealer": { line: `M5 3h14v18H5z${ring(12, 12, 4)}M12 8v4l2.5 2.5` },
};
