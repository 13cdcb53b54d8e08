import { expect, test } from 'vitest';
import { checkedPrescription } from './checkedPrescription.ts';
import { aCheckedPrescription } from './fixtures/aCheckedPrescription.ts';
import { aTimeline } from '../fixtures/aTimeline.ts';
import { documentChecks, inGroupsOfFour, type DocumentCheck, verdictOf } from './documentChecks.ts';
import { timelineEntry } from '../orderTimeline.ts';

test('inGroupsOfFour groups digits by four', () => {
  expect(inGroupsOfFour('9f86d081884c7')).toBe('9f86 d081 884c 7');
  expect(inGroupsOfFour('')).toBe('');
});

test('a checked prescription and a timeline survive writing and reading', () => {
  const checked = aCheckedPrescription({ verdict: 'paper' });
  expect(checkedPrescription.read(checkedPrescription.write(checked))).toEqual(checked);
  for (const entry of aTimeline()) {
    expect(timelineEntry.read(timelineEntry.write(entry))).toEqual(entry);
  }
});

const holding = Object.keys(documentChecks).map((check) => {
  return { check: check as DocumentCheck, holds: true };
});

test.each([
  ['signed', false, false, 'holds'],
  ['signed', false, true, 'paper'],
  ['unsigned', false, false, 'unsigned'],
  ['rejected', false, false, 'rejected'],
  ['rejected', true, false, 'lapsed'],
] as const)(
  'the verdict of a prescription that is %s (lapsed: %s, paper: %s) and holds is %s',
  (status, isLapsed, isPaper, verdict) => {
    const undone = { isVoid: false, isHandedOver: false };
    expect(verdictOf({ status, isLapsed, isPaper, findings: holding, ...undone })).toBe(verdict);
  },
);

test.each(Object.keys(documentChecks))(
  'a prescription is broken if one comparison fails: %s',
  (name) => {
    const findings = holding.map(({ check }) => ({ check, holds: check !== name }));
    const undone = { isLapsed: true, isVoid: true, isHandedOver: true };
    expect(verdictOf({ status: 'signed', isPaper: true, findings, ...undone })).toBe('broken');
  },
);

test('a void prescription is void however it was signed, and one handed over is not signed', () => {
  const rejected = { status: 'rejected', isLapsed: false, findings: holding } as const;
  for (const isPaper of [true, false]) {
    const voided = { ...rejected, isPaper, isVoid: true, isHandedOver: false };
    expect(verdictOf(voided)).toBe('void');
  }
  const handedOver = { ...rejected, isPaper: false, isVoid: false, isHandedOver: true };
  expect(verdictOf(handedOver)).toBe('unsigned');
});
