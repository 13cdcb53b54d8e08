import { expect, test } from 'vitest';
import { fitLines } from './fitLines.ts';
import { plainLetters } from '../testing/plainLetters.ts';

const measure = (words: string) => plainLetters.width(words, 700);
const fit = (words: string, width: number, height: number) =>
  fitLines(words, { width, height, measure });

test('sets a short name large on one line', () => {
  expect(fit('Zinc', 200, 80)).toEqual({ lines: ['Zinc'], size: 36 });
});

test('wraps a longer name between words before reducing its size', () => {
  const { lines } = fit('Botulinum toxin type A', 200, 90);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('Botulinum toxin type A');
});

test('balances the lines, so that the last one is never a single letter', () => {
  expect(fit('Vitamins B and C', 215, 90)).toEqual({ lines: ['Vitamins', 'B and C'], size: 36 });
});

test.each([120, 160, 200, 240])('at width %i keeps every line within its box', (width) => {
  for (const name of ['Hyaluronic acid, lips', 'Transparent film dressing', 'Lidocaine 4% cream']) {
    const { lines, size } = fit(name, width, 120);
    expect(Math.max(...lines.map((line) => measure(line) * size))).toBeLessThanOrEqual(width);
  }
});

test('divides a word at its soft hyphen only if it is unreadable whole', () => {
  const name = 'Phosphatidyl\u00ADcholine';
  expect(fit(name, 190, 120).lines).toEqual(['Phosphatidyl-', 'choline']);
  expect(fit(name, 400, 120).lines).toEqual(['Phosphatidylcholine']);
});

test('keeps a number together with what follows it without a space', () => {
  expect(fit('Sunscreen SPF 50+ fluid', 400, 120).lines.join(' ')).toBe('Sunscreen SPF 50+ fluid');
});

test.each([
  ['Vial adaptor 20 mm', '20 mm'],
  ['Ivermectin 10 mg/g cream', '10 mg/g'],
])('in %s never splits %s', (name, whole) => {
  for (let width = 90; width <= 260; width += 5) {
    const { lines } = fit(name, width, 120);
    expect(lines.join(' ')).toBe(name);
    expect(lines.filter((line) => line.includes(whole))).toHaveLength(1);
  }
});

test('uses the smallest size on at most three lines in a box too small for the name', () => {
  const { lines, size } = fit('one two three four five', 30, 10);
  expect(lines).toHaveLength(3);
  expect(size).toBe(17);
});
