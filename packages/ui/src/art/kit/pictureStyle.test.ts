import { expect, test } from 'vitest';
import { withLightColours } from './withLightColours.ts';
import { hues } from './hues.ts';
import { pictureStyle } from './pictureStyle.ts';
import { tone } from './tone.ts';

const drawn = `<path fill="${tone.paper}" stroke="${hues.teal.ink}"/>`;

test('sets a value per theme for the paints that a drawing uses, and no others', () => {
  expect(pictureStyle(drawn)).toBe(
    '<style>:root{--paper:#fffefb;--teal-ink:#0b4442}@media (prefers-color-scheme:dark){:root{--paper:#35403b;--teal-ink:#d2efec}}</style>',
  );
});

test('withLightColours replaces paints with their light-theme values', () => {
  expect(withLightColours(drawn)).toBe('<path fill="#fffefb" stroke="#0b4442"/>');
});

test('withLightColours leaves other custom properties alone', () => {
  expect(withLightColours('var(--other)')).toBe('var(--other)');
});
