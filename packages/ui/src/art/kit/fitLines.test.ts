import { expect, test } from 'vitest';
import { fitLines } from './fitLines.ts';
import { plainLetters } from '../testing/plainLetters.ts';

const measure = (words: string) => plainLetters.width(words, 700);
const fit = (words: string, width: number, height: number) =>
  fitLines(words, { width, height, measure });

test('a short name is set large on one line', () => {
  expect(fit('Zinc', 200, 80)).toEqual({ lines: ['Zinc'], size: 36 });
});

test('a longer name is wrapped between words before it is made small', () => {
  const { lines } = fit('Botulinum toxin type A', 200, 90);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('Botulinum toxin type A');
});

test('lines are alike in length: no single letter is left for the last', () => {
  expect(fit('Vitamins B and C', 215, 90)).toEqual({ lines: ['Vitamins', 'B and C'], size: 36 });
});

test.each([120, 160, 200, 240])('at %i wide no line is wider than its box', (width) => {
  for (const name of ['Hyaluronic acid, lips', 'Transparent film dressing', 'Lidocaine 4% cream']) {
    const { lines, size } = fit(name, width, 120);
    expect(Math.max(...lines.map((line) => measure(line) * size))).toBeLessThanOrEqual(width);
  }
});

test('a soft hyphen divides a word only where it would not be readable whole', () => {
  const name = 'Phosphatidyl\u00ADcholine';
  expect(fit(name, 190, 120).lines).toEqual(['Phosphatidyl-', 'choline']);
  expect(fit(name, 400, 120).lines).toEqual(['Phosphatidylcholine']);
});

test('what follows a number without a space stays with it', () => {
  expect(fit('Sunscreen SPF 50+ fluid', 400, 120).lines.join(' ')).toBe('Sunscreen SPF 50+ fluid');
});

test.each([
  ['Vial adaptor 20 mm', '20 mm'],
  ['Ivermectin 10 mg/g cream', '10 mg/g'],
])('%s never parts %s', (name, whole) => {
  for (let width = 90; width <= 260; width += 5) {
    const { lines } = fit(name, width, 120);
    expect(lines.join(' ')).toBe(name);
    expect(lines.filter((line) => line.includes(whole))).toHaveLength(1);
  }
});

test('a box too small for the name takes the smallest setting on three lines at most', () => {
  const { lines, size } = fit('one two three four five', 30, 10);
  expect(lines).toHaveLength(3);
  expect(size).toBe(17);
});
