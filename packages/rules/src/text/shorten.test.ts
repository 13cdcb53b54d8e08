import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['fits', 4, 'fits'],
  ['  in\n\none   line ', 20, 'in one line'],
  ['a gel, for the lips', 8, 'a gel…'],
  ['a gel for the lips', 6, 'a gel…'],
  ['a gel for the lips', 7, 'a gel…'],
  ['hyaluronidase', 6, 'hyalu…'],
  ['😀😀😀😀', 3, '😀😀…'],
])('shorten cuts %j at %i characters to %j', (text, most, short) => {
  expect(shorten(text, most)).toBe(short);
});
