import type { Letters } from '../kit/Letters.ts';

/** Letters for tests that draw no words: every letter half an em wide, all of them boxes. */
export const plainLetters: Letters = {
  unitsPerEm: 2,
  width: (words) => words.length * 0.55,
  outline: () => 'M0 0h1v1z',
};
