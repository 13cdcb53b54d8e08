import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { aCheckedPrescription } from '@formulary/rules/prescriptions/checking/fixtures/aCheckedPrescription';
import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import type { ListedPrescription } from '@formulary/rules/prescriptions/prescriptionList';

/** Returns a signed prescription as the list shows it. */
export function aListedPrescription(changes: Partial<ListedPrescription> = {}): ListedPrescription {
  return {
    id: 12,
    standing: 'signed',
    requestedAt: new Date('2026-11-12T14:32:00Z'),
    prescribedOn: '2026-11-12',
    prescriber: { id: 7, name: 'Helen Marsh' },
    isPrescriberActive: true,
    buyer: { id: 5, name: 'Amara Okafor' },
    patient: 'Joan Whitfield',
    orderId: 31,
    orderNumber: 'F-2026-000031',
    isOrderCancelled: false,
    packs: 3,
    signedAt: new Date('2026-11-12T16:05:00Z'),
    originalReceivedAt: undefined,
    doesHold: true,
    proposedTo: undefined,
    version: 40,
    ...changes,
  };
}

/** Returns a request that a suspended prescriber left. */
export function aLeftPrescription(changes: Partial<ListedPrescription> = {}): ListedPrescription {
  return aListedPrescription({
    standing: 'to-check',
    isPrescriberActive: false,
    signedAt: undefined,
    ...changes,
  });
}

/** Returns a prescription with everything that its page shows. */
export function aDeskPrescription(
  listed: ListedPrescription = aListedPrescription(),
  changes: Partial<DeskPrescription> = {},
): DeskPrescription {
  const isSigned = listed.signedAt !== undefined;
  const check = aCheckedPrescription({ id: listed.id, date: listed.prescribedOn });
  return {
    listed,
    version: listed.version,
    isFrozen: isSigned,
    documentId: isSigned ? `RX-${listed.id}-9f86d081884c7d65` : undefined,
    prescriber: {
      ...listed.prescriber,
      email: 'helen.marsh@prescriber.test',
      profession: 'Nurse prescriber',
      registrationNumber: '12A3456E',
      address: '4 Well Walk, York, YO1 7HH',
    },
    practitioner: {
      ...listed.buyer,
      email: 'practitioner@formulary.test',
      profession: undefined,
      registrationNumber: undefined,
      address: '',
    },
    patientName: listed.patient,
    patientBirthDate: '1984-04-05',
    patientAddress: '12 Mill Lane, York, YO1 8AB',
    items: [
      {
        name: 'Botulinum toxin type A, 100 units',
        packs: 2,
        directions: 'Inject as agreed, glabella and forehead',
        isSubstitute: false,
        isSubstituted: false,
      },
      {
        name: 'Lidocaine 2% with adrenaline',
        packs: 1,
        directions: 'Before treatment',
        isSubstitute: false,
        isSubstituted: false,
      },
    ],
    comments: 'Seen on Thursday.',
    check: isSigned ? check : { ...check, verdict: 'unsigned', findings: [] },
    verifiedAt: isSigned ? new Date('2026-11-12T16:00:00Z') : undefined,
    confirmedAt: isSigned ? new Date('2026-11-12T16:20:00Z') : undefined,
    method: isSigned ? 'passkey' : undefined,
    signBy: isSigned ? undefined : new Date('2026-11-26T14:32:00Z'),
    rejectedAt: undefined,
    reason: undefined,
    originalReceivedBy: undefined,
    hasDocument: isSigned,
    hasLeft: false,
    replacesId: undefined,
    replacedById: undefined,
    isGivenUp: false,
    handovers: [],
    ...changes,
  };
}

const customer = (name: string) => ({ kind: 'customer', name }) as const;

/** Returns what happened to a prescription. */
export function prescriptionTimeline(): readonly DeskEvent[] {
  const subject = 'prescription 12';
  return [
    {
      id: 1_000_000_000_001,
      at: new Date('2026-11-12T14:32:00Z'),
      author: customer('Amara Okafor'),
      sentence: 'Requested',
      subject,
    },
    {
      id: 1_000_000_000_002,
      at: new Date('2026-11-12T16:00:00Z'),
      author: customer('Helen Marsh'),
      sentence: 'Verified',
      subject,
    },
    {
      id: 38,
      at: new Date('2026-11-12T16:05:00Z'),
      author: customer('Helen Marsh'),
      sentence: 'Signed the prescription',
      subject,
    },
  ];
}
