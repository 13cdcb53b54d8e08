import { defineCall } from './call.ts';
import { entity, field } from '../wire/entity.ts';
import { nothing } from './answers.ts';
import { day, flag, recordId, text } from '../wire/scalars.ts';

/**
 * Describes the signature that a mailed link would confirm, without the patient (reading R7; an addition to spec 7.49).
 */
export const describeConfirmation = defineCall({
  name: 'describeConfirmation',
  clause: '7.49',
  purpose: 'What a mailed link would confirm; changes nothing',
  method: 'POST',
  path: '/api/prescriptions/describeConfirmation',
  access: 'public',
  body: entity({ token: field('token', text(1, 200)) }),
  answer: entity({
    id: field('prescription_pk', recordId),
    orderNumber: field('order_no', text(1, 40)),
    date: field('prescription_date', day),
    isConfirmed: field('prescription_confirmed', flag),
  }),
  refusals: [
    { codes: ['token-dead'], when: 'the token is not known, has expired, or a newer one was sent' },
    { codes: ['signer-not-active'], when: 'the prescriber may not sign at present' },
    { codes: ['too-many-requests'], when: 'too many attempts from this address' },
  ],
});

/**
 * Confirms a signature with the token from the e-mail. The token works once; repeating the call is harmless (spec 7.49,
 * reading R7).
 */
export const verifySignature = defineCall({
  name: 'verifySignature',
  clause: '7.49',
  purpose: 'Verify signature',
  method: 'PUT',
  path: '/api/prescriptions/verifySign',
  access: 'public',
  body: entity({ token: field('token', text(1, 200)) }),
  answer: nothing,
  refusals: [
    { codes: ['token-dead'], when: 'the token is not known, has expired, or a newer one was sent' },
    {
      codes: ['signer-not-active', 'prescription-altered'],
      when: 'the prescriber may not sign at present, or the prescription is not what was signed any more',
    },
    { codes: ['too-many-requests'], when: 'too many attempts from this address' },
  ],
});
