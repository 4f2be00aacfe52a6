/** What the endgame tables say: the host answers (wasmCore.ts). */
export declare function askTables(
  code: i32,
  whiteToMove: boolean,
  whiteKing: i32,
  blackKing: i32,
  first: i32,
  second: i32,
): i32;
