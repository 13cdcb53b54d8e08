import { expect, test } from 'vitest';
import { checkedPrescription } from './checkedPrescription.ts';
import { aCheckedPrescription } from './fixtures/aCheckedPrescription.ts';
import { aTimeline } from './fixtures/aTimeline.ts';
import { inFours } from './inFours.ts';
import { timelineEntry } from './orderTimeline.ts';

test('inFours groups digits by four', () => {
  expect(inFours('9f86d081884c7')).toBe('9f86 d081 884c 7');
  expect(inFours('')).toBe('');
});

test('a checked prescription and a timeline survive writing and reading', () => {
  const checked = aCheckedPrescription({ verdict: 'paper' });
  expect(checkedPrescription.read(checkedPrescription.write(checked))).toEqual(checked);
  for (const entry of aTimeline()) {
    expect(timelineEntry.read(timelineEntry.write(entry))).toEqual(entry);
  }
});
