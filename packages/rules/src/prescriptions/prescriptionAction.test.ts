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
    const action = row['Action'] as PrescriptionAction;
    const answer = checkPrescriptionAction(prescription, action, userId);
    expect(answer.ok ? 'allowed' : answer.problem.message).toBe(row['Answer']);
    const canEdit = checkPrescriptionAction(prescription, 'edit', userId).ok;
    expect(isEditable(prescription, userId)).toBe(canEdit);
  },
);
