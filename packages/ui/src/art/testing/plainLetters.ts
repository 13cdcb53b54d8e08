import type { Letters } from '../kit/Letters.ts';

/** Font for tests: every letter is a box half an em wide. */
export const plainLetters: Letters = {
  unitsPerEm: 2,
  width: (words) => words.length * 0.55,
  outline: () => 'M0 0h1v1z',
};
