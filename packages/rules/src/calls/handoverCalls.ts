import { handover, MOST_HANDOVERS } from '../prescriptions/handover.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, recordId, recordIdOrZero } from '../wire/scalars.ts';
import { defineCall } from './call.ts';

/** Returns the prescriptions that the pharmacy asks the signed-in prescriber to take over, oldest first. */
export const listHandovers = defineCall({
  name: 'listHandovers',
  clause: '7.43',
  purpose: 'Prescriptions that the pharmacy asks the prescriber to take over',
  method: 'GET',
  path: '/api/handovers',
  access: 'signPrescriptions',
  answer: listOf(handover, MOST_HANDOVERS),
  refusals: [],
});

/** Takes a prescription over, as a new one to check and sign, or declines it. */
export const answerHandover = defineCall({
  name: 'answerHandover',
  clause: '7.47',
  purpose: 'Take a prescription over, or decline to',
  method: 'POST',
  path: '/api/handovers/answer',
  access: 'signPrescriptions',
  body: entity({
    id: field('handover_pk', recordId),
    isAccepted: field('handover_accepted', flag),
  }),
  /** The prescription to sign; 0 if it was declined. */
  answer: entity({ prescriptionId: field('prescription_pk', recordIdOrZero) }),
  refusals: [
    { codes: ['invalid-request'], when: 'the body is not valid' },
    {
      codes: ['prescription-missing'],
      when: 'this user is not asked to take it over, or has answered, or it was withdrawn',
    },
    {
      codes: ['signature-not-awaited'],
      when: 'it does not wait for a signature any more',
    },
    {
      codes: ['link-missing'],
      when: 'the link with its buyer has ended, or the prescriber may not sign today',
    },
    {
      codes: ['prescription-altered'],
      when: 'it differs from what was ordered or verified: somebody altered the records',
    },
  ],
});
