import { expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import { adjustmentRules, newCountRules, signedPacksIn } from './stockForms.ts';

test.each([
  ['5', 5],
  ['+5', 5],
  ['-2', -2],
  ['−2', -2],
  [' - 2 ', -2],
  ['10000000', 10_000_000],
  ['10000001', undefined],
  ['0', undefined],
  ['-0', undefined],
  ['1.5', undefined],
  ['two', undefined],
  ['', undefined],
])('%s moves %s packs', (typed, packs) => {
  expect(signedPacksIn(typed)).toBe(packs);
});

test.each([
  ['packs and a reason', adjustmentRules, { packs: '', reason: ' ' }, ['packs', 'reason']],
  ['a shorter reason', adjustmentRules, { packs: '-1', reason: 'x'.repeat(1001) }, ['reason']],
  ['nothing more', adjustmentRules, { packs: '-1', reason: 'Broken' }, []],
  ['a name', newCountRules, { name: '' }, ['name']],
])('asks for %s', (_what, rules, typed, fields) => {
  expect(Object.keys(checkForm<string>(rules, typed))).toEqual(fields);
});
