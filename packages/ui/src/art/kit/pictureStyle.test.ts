import { expect, test } from 'vitest';
import { byDay } from './byDay.ts';
import { hues } from './hues.ts';
import { pictureStyle } from './pictureStyle.ts';
import { tone } from './tone.ts';

const drawn = `<path fill="${tone.paper}" stroke="${hues.teal.ink}"/>`;

test('the paints of a drawing, and no others, have a value for each theme', () => {
  expect(pictureStyle(drawn)).toBe(
    '<style>:root{--paper:#fffefb;--teal-ink:#0b4442}@media (prefers-color-scheme:dark){:root{--paper:#35403b;--teal-ink:#d2efec}}</style>',
  );
});

test('by day the paints are written out', () => {
  expect(byDay(drawn)).toBe('<path fill="#fffefb" stroke="#0b4442"/>');
});

test('what is no paint of the art stays as it is', () => {
  expect(byDay('var(--other)')).toBe('var(--other)');
});
