/** What the endgame tables say: asked through a function that the host gives, since the tables are the host's. */

/** The result for the side to move: 0 a loss, 1 a draw, 2 a win, -1 where no table knows; see bot/tables. */
export type AskTables = (
  code: i32,
  whiteToMove: boolean,
  whiteKing: i32,
  blackKing: i32,
  first: i32,
  second: i32,
) => i32;

let ask: AskTables = () => -1;

export function giveTables(answer: AskTables): void {
  ask = answer;
}

export function askTables(
  code: i32,
  whiteToMove: boolean,
  whiteKing: i32,
  blackKing: i32,
  first: i32,
  second: i32,
): i32 {
  return ask(code, whiteToMove, whiteKing, blackKing, first, second);
}
