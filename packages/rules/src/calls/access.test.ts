import { expect, test } from 'vitest';
import { isThereFor, needsSession } from './access.ts';

test.each([
  ['public', ['visitor', 'practitioner', 'prescriber']],
  ['signed-in', ['practitioner', 'prescriber']],
  ['practitioner', ['practitioner']],
  ['prescriber', ['prescriber']],
  ['staff', []],
] as const)('access %s admits exactly %j', (access, roles) => {
  const all = ['visitor', 'practitioner', 'prescriber'] as const;
  expect(all.filter((role) => isThereFor(access, role))).toEqual(roles);
  expect(needsSession(access)).toBe(access !== 'public');
});
