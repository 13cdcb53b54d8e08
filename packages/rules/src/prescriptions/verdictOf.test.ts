import { expect, test } from 'vitest';
import { type DocumentCheck, documentChecks } from './documentChecks.ts';
import { verdictOf } from './verdictOf.ts';

const holding = Object.keys(documentChecks).map((check) => {
  return { check: check as DocumentCheck, holds: true };
});

test.each([
  ['signed', false, 'holds'],
  ['unsigned', false, 'unsigned'],
  ['rejected', false, 'rejected'],
  ['rejected', true, 'lapsed'],
] as const)(
  'a prescription that is %s (lapsed: %s) and whose comparisons hold is called %s',
  (status, isLapsed, verdict) => {
    expect(verdictOf({ status, isLapsed, findings: holding })).toBe(verdict);
  },
);

test.each(Object.keys(documentChecks))(
  'one comparison that does not hold breaks it: %s',
  (name) => {
    const findings = holding.map(({ check }) => ({ check, holds: check !== name }));
    expect(verdictOf({ status: 'signed', isLapsed: true, findings })).toBe('broken');
  },
);
