import { expect, test } from 'vitest';
import { dispenseFault, type DispensedPrescription } from './dispenseFault.ts';
import { aCheckedPrescription } from './fixtures/aCheckedPrescription.ts';

const AT = new Date('2026-08-31T22:59:59Z');
const checked: DispensedPrescription = {
  ...aCheckedPrescription(),
  id: 7,
  date: '2026-03-01',
  isSetAside: false,
  hasPacksLeft: true,
};
const broken = checked.findings.map((finding) => ({
  ...finding,
  holds: finding.check !== 'seal' && finding.check !== 'link',
}));

test.each<readonly [string, Partial<DispensedPrescription>, string | undefined]>([
  ['holds, on its last day', {}, undefined],
  ['holds, on paper', { verdict: 'paper' }, undefined],
  [
    'is a day too old',
    { date: '2026-02-28' },
    'Prescription 7 is older than six months: cancel the order',
  ],
  ['is not signed', { verdict: 'unsigned' }, 'Prescription 7 is not signed'],
  ['was rejected', { verdict: 'rejected' }, 'Prescription 7 is not signed'],
  [
    'waits for its link',
    { confirmedAt: undefined },
    'The signature of prescription 7 is not confirmed',
  ],
  ['was rejected and set aside', { verdict: 'rejected', isSetAside: true }, undefined],
  [
    'is signed without any record',
    { findings: [] },
    'Prescription 7 has no record of how it was signed',
  ],
  [
    'does not hold, though it is set aside',
    { verdict: 'broken', isSetAside: true, findings: broken },
    'Prescription 7 does not hold: The seal over text, picture, signer, method and time, with the key of this pharmacy; The link that confirmed the signature, with what was signed',
  ],
])('a prescription that %s gets the right answer', (_what, changes, fault) => {
  expect(dispenseFault({ ...checked, ...changes }, AT)).toBe(fault);
});
