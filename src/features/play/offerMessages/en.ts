export const en = {
  accept: 'Accept draw',
  decline: 'Decline',
  claim: {
    threefold: 'Claim draw: position repeated three times',
    fifty: 'Claim draw: fifty moves without a capture',
    /** Together with a move named first, which is then the last of the game. */
    withMove: {
      threefold: (move: string) => `Claim draw with ${move}: position repeated three times`,
      fifty: (move: string) => `Claim draw with ${move}: fifty moves without a capture`,
    },
  },
};
