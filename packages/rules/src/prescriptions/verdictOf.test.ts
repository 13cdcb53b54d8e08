import { expect, test } from 'vitest';
import { type DocumentCheck, documentChecks } from './documentChecks.ts';
import { verdictOf } from './verdictOf.ts';

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
    expect(verdictOf({ status, isLapsed, isPaper, findings: holding })).toBe(verdict);
  },
);

test.each(Object.keys(documentChecks))(
  'a prescription is broken if one comparison fails: %s',
  (name) => {
    const findings = holding.map(({ check }) => ({ check, holds: check !== name }));
    expect(verdictOf({ status: 'signed', isLapsed: true, isPaper: true, findings })).toBe('broken');
  },
);
