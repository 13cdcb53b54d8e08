import { expect, test } from 'vitest';
import { workedExamples } from '../testing/workedExamples.ts';
import type { PrescriptionStatus } from './prescription.ts';
import {
  type PrescriptionAction,
  type PrescriptionStanding,
  checkPrescriptionAction,
  isEditable,
} from './prescriptionAction.ts';

const PRESCRIBER = 8;
const OTHER = 7;

const linkOpened = new Map([
  ['yes', { isAwaitingSignVerification: false }],
  ['no', { isAwaitingSignVerification: true }],
]);

test.each(workedExamples('prescription', 'Who may do what'))(
  'a prescription allows actions only to its prescriber, each in its time @6.4 @4.5',
  (row) => {
    const prescription: PrescriptionStanding = {
      prescriberId: PRESCRIBER,
      status: row['Status'] as PrescriptionStatus,
      documentId: row['Document'] === 'yes' ? 'D-41' : undefined,
      ...linkOpened.get(row['Link opened'] ?? ''),
    };
    const userId = row['User'] === 'prescriber' ? PRESCRIBER : OTHER;
    const actions: readonly PrescriptionAction[] = ['edit', 'verify', 'reject', 'sign'];
    const answers = actions.map((action) => {
      const answer = checkPrescriptionAction(prescription, action, userId);
      return answer.ok ? 'allowed' : answer.problem.message;
    });
    expect(answers).toEqual([row['Edit'], row['Verify'], row['Reject'], row['Sign']]);
    expect(isEditable(prescription, userId)).toBe(row['Edit'] === 'allowed');
  },
);
