import { expect, test } from 'vitest';
import { htmlOf } from './htmlOf.ts';

test('an e-mail keeps numbers with their units, and escapes written text', () => {
  const row = ['2 × Filler 20 mg/ml <b>, 2 × 1 ml', '£125.00'] as const;
  const html = htmlOf({ kind: 'table', rows: [row] }, 'sans-serif');
  expect(html).toContain('<span style="white-space:nowrap">20 mg/ml</span> &lt;b&gt;');
  expect(html).toContain('<span style="white-space:nowrap">2 × 1 ml</span>');
});

test('a paragraph keeps them too, and its line breaks', () => {
  const html = htmlOf({ kind: 'paragraph', text: 'Keep at 2 to 8 °C.\nUse in 24 hours.' }, 'serif');
  expect(html).toContain('Keep at <span style="white-space:nowrap">2 to 8 °C</span>.<br>Use');
});
