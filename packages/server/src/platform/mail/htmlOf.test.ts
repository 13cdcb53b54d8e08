import { expect, test } from 'vitest';
import { htmlOf } from './htmlOf.ts';

test('in an e-mail no number parts from its unit, and what was written is still escaped', () => {
  const row = ['2 × Filler 20 mg/ml <b>, 2 × 1 ml', '£125.00'] as const;
  const html = htmlOf({ kind: 'table', rows: [row] }, 'sans-serif');
  expect(html).toContain('<span style="white-space:nowrap">20 mg/ml</span> &lt;b&gt;');
  expect(html).toContain('<span style="white-space:nowrap">2 × 1 ml</span>');
});

test('in a paragraph neither, and its lines stay lines', () => {
  const html = htmlOf({ kind: 'paragraph', text: 'Keep at 2 to 8 °C.\nUse in 24 hours.' }, 'serif');
  expect(html).toContain('Keep at <span style="white-space:nowrap">2 to 8 °C</span>.<br>Use');
});
