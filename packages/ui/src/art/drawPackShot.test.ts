import { pictureForms } from '@formulary/rules/pictures/pictureSpec';
import { expect, test } from 'vitest';
import { drawPackShot } from './drawPackShot.ts';
import { plainLetters } from './testing/plainLetters.ts';

test.each(pictureForms)('draws a %s the same way every time, in under 6 kB', (form) => {
  const spec = {
    form,
    colour: 'teal',
    label: 'Hyaluronic acid, lips',
    detail: '24 mg/ml',
  } as const;
  const svg = drawPackShot(spec, plainLetters);
  expect(drawPackShot(spec, plainLetters)).toBe(svg);
  expect(svg.length).toBeLessThan(6_000);
  expect(svg).toContain('24 mg/ml');
});

test('draws every form differently', () => {
  const drawn = pictureForms.map((form) =>
    drawPackShot({ form, colour: 'teal', label: 'Zinc' }, plainLetters),
  );
  expect(new Set(drawn).size).toBe(pictureForms.length);
});

test('escapes XML special characters in words', () => {
  const svg = drawPackShot(
    { form: 'carton', colour: 'blue', label: 'A & B', detail: '<5 ml' },
    plainLetters,
  );
  expect(svg).toContain('A &amp; B');
  expect(svg).toContain('&lt;5 ml');
});
