import * as calls from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import type { ListedPrescription } from '@formulary/rules/prescriptions/prescriptionList';
import { PRESCRIPTIONS_A_PAGE } from '@formulary/rules/prescriptions/prescriptionList';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';
import {
  aDeskPrescription,
  aLeftPrescription,
  aListedPrescription,
  prescriptionTimeline,
} from './aDeskPrescription.ts';

const HOUR_MS = 3_600_000;

const placeOf = (index: number) => ({
  id: 12 + 14 - index,
  requestedAt: new Date(Date.parse('2026-11-12T14:32:00Z') - index * 5 * HOUR_MS),
});

/** Returns prescriptions of many states, the newest first: eleven of them are left by a suspended prescriber. */
function someListedPrescriptions(): readonly ListedPrescription[] {
  const left = Array.from({ length: 11 }, (_, index) => aLeftPrescription(placeOf(index)));
  return [
    ...left,
    aListedPrescription({ ...placeOf(11), id: 15, standing: 'to-confirm' }),
    aListedPrescription({ ...placeOf(12), id: 14, standing: 'void', patient: 'Rhys Morgan' }),
    aListedPrescription({ ...placeOf(13), id: 13, doesHold: false, patient: 'Ada Bell' }),
    aListedPrescription({ ...placeOf(14), id: 12 }),
  ];
}

interface MockPrescriptions {
  readonly listed?: readonly ListedPrescription[];
  readonly prescription?: DeskPrescription;
  readonly events?: readonly DeskEvent[];
}

/** Mocks the calls about prescriptions; a change raises the version and is told in the timeline. */
export function prescriptionHandlers({
  listed = someListedPrescriptions(),
  prescription: start = aDeskPrescription(),
  events: begun = prescriptionTimeline(),
}: MockPrescriptions = {}): readonly HttpHandler[] {
  let prescription = start;
  let rows = listed;
  let events = begun;
  const change = (
    id: number,
    version: number,
    sentence: string,
    next: Partial<ListedPrescription> = {},
  ) => {
    if (id !== prescription.listed.id) return refusal(404, 'not-found');
    if (version !== prescription.version) return refusal(409, 'record-changed');
    const at = new Date('2026-11-13T10:00:00Z');
    const author = { kind: 'staff', name: 'Priya Shah', role: 'superintendent' } as const;
    events = [...events, { id: version + 1, at, author, sentence, subject: `prescription ${id}` }];
    prescription = {
      ...prescription,
      listed: { ...prescription.listed, ...next },
      version: version + 1,
    };
    return { answer: undefined };
  };
  return [
    mockCall(calls.listDeskPrescriptions, ({ body: { filter, limit = PRESCRIPTIONS_A_PAGE } }) => {
      const found = rows.filter(
        ({ id, patient, prescriber, standing, isPrescriberActive, doesHold }) =>
          (filter.standing === undefined || filter.standing === standing) &&
          (filter.isLeft !== true || !isPrescriberActive) &&
          (filter.check === undefined || (filter.check === 'holds') === doesHold) &&
          `${id} ${patient} ${prescriber.name}`
            .toLowerCase()
            .includes((filter.search ?? '').toLowerCase()),
      );
      return { answer: { prescriptions: found.slice(0, limit), total: found.length } };
    }),
    mockCall(calls.getDeskPrescription, ({ params: { id } }) => {
      if (id === prescription.listed.id) return { answer: prescription };
      const other = rows.find((each) => each.id === id);
      return other ? { answer: aDeskPrescription(other) } : refusal(404, 'not-found');
    }),
    mockCall(calls.getDeskPrescriptionTimeline, () => ({ answer: events })),
    mockCall(calls.resendDeskPrescription, ({ params, body }) =>
      change(params.id, body.version, 'Mailed the prescriber again'),
    ),
    mockCall(calls.receiveDeskOriginal, ({ params, body }) =>
      change(params.id, body.version, 'Received the paper original', { standing: 'paper' }),
    ),
    mockCall(calls.withdrawDeskHandover, ({ params, body }) =>
      change(params.id, body.version, 'Withdrew the request to take it over', {
        proposedTo: undefined,
      }),
    ),
    mockCall(calls.voidDeskPrescription, ({ params, body }) =>
      change(params.id, body.version, 'Voided the prescription', { standing: 'void' }),
    ),
    mockCall(calls.listDeskSuccessors, ({ body: { ids } }) => ({
      answer: [
        { id: 8, name: 'Priya Nair', profession: 'Pharmacist prescriber', linked: ids.length },
        { id: 9, name: 'Owen Price', profession: 'Doctor', linked: 1 },
      ],
    })),
    mockCall(calls.proposeDeskHandovers, ({ body }) => {
      const answers = body.prescriptions.map(({ id }, at) =>
        body.prescriberId === 9 && at > 0
          ? {
              id,
              isProposed: false,
              refusal: 'Its buyer has no accepted link with this prescriber',
            }
          : { id, isProposed: true },
      );
      rows = rows.map((row) =>
        answers.some(({ id, isProposed }) => isProposed && id === row.id)
          ? { ...row, proposedTo: 'Priya Nair' }
          : row,
      );
      return { answer: answers };
    }),
  ];
}
