import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import type { FieldsOfCall } from '@formulary/rules/calls/fieldNames';
import { register, uploadDocuments } from '@formulary/rules/calls/joiningCalls';
import { describe, expect, test } from 'vitest';
import { readProblem } from '@formulary/client/http/problems/readProblem';
import { billingRefusal } from './billingRefusal.ts';
import { registrationRefusal } from './registrationRefusal.ts';

function fieldsOf({ body, files = [] }: FieldsOfCall) {
  const typed = Object.entries(body?.fields ?? {}).map(([name, { word }]) => [name, word] as const);
  return [...typed, ...files.map(({ name, wireName }) => [wireName, name] as const)];
}
/** Fields without an input: the account kind is chosen before, and the ticket comes with the link. */
const notTyped = new Set(['isProfessional', 'isPrescriber', 'ticket']);

describe.each([
  ['a profile', billingRefusal, updateProfile],
  ['a registration', registrationRefusal, register],
  ['documents', registrationRefusal, uploadDocuments],
] as const)('a refusal of %s', (_what, refusal, call) => {
  const fields = fieldsOf(call);
  test.each(fields.filter(([, field]) => !notTyped.has(field)))(
    'puts %s on its field %s',
    (wireName, field) => {
      const body = { message: 'No', errors: { [wireName]: 'Please correct this' } };
      const problem = readProblem(400, body, call);
      expect(refusal(problem)).toEqual({
        message: 'No',
        errors: { [field]: 'Please correct this' },
      });
    },
  );
});
