import { expect, test } from 'vitest';
import { fitLines } from './fitLines.ts';
import { textWidth } from './textWidth.ts';

test('a short name is set large on one line', () => {
  expect(fitLines('Zinc', 200, 80)).toEqual({ lines: ['Zinc'], size: 36 });
});

test('a longer name is wrapped between words before it is made small', () => {
  const { lines } = fitLines('Botulinum toxin type A', 200, 90);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('Botulinum toxin type A');
});

test.each([120, 160, 200, 240])('at %i wide no line is wider than its box', (width) => {
  for (const name of ['Hyaluronic acid, lips', 'Transparent film dressing', 'Lidocaine 4% cream']) {
    const { lines, size } = fitLines(name, width, 120);
    expect(Math.max(...lines.map((line) => textWidth(line, size)))).toBeLessThanOrEqual(width);
  }
});

test('a soft hyphen divides a word only where it would not be readable whole', () => {
  const name = 'Phosphatidyl\u00ADcholine';
  expect(fitLines(name, 190, 120).lines).toEqual(['Phosphatidyl-', 'choline']);
  expect(fitLines(name, 400, 120).lines).toEqual(['Phosphatidylcholine']);
});

test.each([
  ['Vial adaptor 20 mm', '20 mm'],
  ['Ivermectin 10 mg/g cream', '10 mg/g'],
])('%s never parts %s', (name, whole) => {
  for (let width = 90; width <= 260; width += 5) {
    const { lines } = fitLines(name, width, 120);
    expect(lines.join(' ')).toBe(name);
    expect(lines.filter((line) => line.includes(whole))).toHaveLength(1);
  }
});

test('a box too small for the name takes the smallest setting on three lines at most', () => {
  const { lines, size } = fitLines('one two three four five', 30, 10);
  expect(lines).toHaveLength(3);
  expect(size).toBe(17);
});
