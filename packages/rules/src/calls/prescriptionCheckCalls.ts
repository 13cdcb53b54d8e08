import { defineCall } from './call.ts';
import { checkedPrescription } from '../prescriptions/checking/checkedPrescription.ts';
import { entity, field } from '../wire/entity.ts';
import { recordIdInPath } from '../wire/scalars.ts';

/**
 * Checks a prescription for anyone who has its number. The answer does not name the patient (an addition to spec 7.58).
 */
export const checkPrescription = defineCall({
  name: 'checkPrescription',
  clause: '7.58',
  purpose: 'Check text, signature and PDF of a prescription against its seal',
  method: 'GET',
  path: '/api/prescriptions/:id/check',
  access: 'public',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: checkedPrescription,
  refusals: [
    { codes: ['prescription-missing'], when: 'there is no prescription of this number' },
    { codes: ['too-many-requests'], when: 'too many were asked for from this address' },
  ],
});
