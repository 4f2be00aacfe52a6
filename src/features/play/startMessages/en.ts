export const en = {
  legend: 'Start',
  usual: 'Usual',
  random: 'Random',
  position: 'Position',
  randomHint: 'The men stand in a random order, Black’s as in a mirror: the same for both sides.',
  fen: 'Position (FEN)',
  strict: 'Strict: no takebacks, no hints, and no extra time against the computer',
};
