import { listDeskPrescriptions } from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import {
  deskStandingNames,
  deskStandings,
  isSigned,
} from '@formulary/rules/prescriptions/deskStanding';
import { MOST_COUNTED_PRESCRIPTIONS } from '@formulary/rules/prescriptions/mostCountedPrescriptions';
import {
  type ListedPrescription,
  type PrescriptionListFilter,
  PRESCRIPTIONS_A_PAGE,
} from '@formulary/rules/prescriptions/prescriptionList';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { daysOf, listKind, pageOf } from '../../lib/list/listKind.ts';
import { paths } from '../../lib/screen/paths.ts';

const prescriptionColumns: readonly GridColumn<ListedPrescription>[] = [
  {
    key: 'id',
    header: 'Prescription',
    type: 'text',
    value: ({ id }) => String(id),
    isRowHeader: true,
  },
  {
    key: 'standing',
    header: 'State',
    type: 'tag',
    value: ({ standing }) => deskStandings[standing],
  },
  {
    key: 'check',
    header: 'Check',
    type: 'tag',
    value: checkOf,
  },
  {
    key: 'notice',
    header: 'Notice',
    type: 'tag',
    value: noticeOf,
  },
  {
    key: 'requestedAt',
    header: 'Requested',
    type: 'moment',
    value: ({ requestedAt }) => requestedAt,
    isSortable: true,
  },
  { key: 'patient', header: 'Patient', type: 'text', value: ({ patient }) => patient },
  {
    key: 'prescriber',
    header: 'Prescriber',
    type: 'text',
    value: ({ prescriber }) => prescriber.name,
  },
  { key: 'buyer', header: 'Buyer', type: 'text', value: ({ buyer }) => buyer.name },
  {
    key: 'order',
    header: 'Order',
    type: 'link',
    value: ({ orderId, orderNumber }) => ({ label: orderNumber, href: paths.order(orderId) }),
  },
  { key: 'packs', header: 'Packs', type: 'number', value: ({ packs }) => packs },
  {
    key: 'signedAt',
    header: 'Signed',
    type: 'moment',
    value: ({ signedAt }) => signedAt,
    isHiddenAtFirst: true,
  },
  {
    key: 'original',
    header: 'Paper original',
    type: 'moment',
    value: ({ originalReceivedAt }) => originalReceivedAt,
    isHiddenAtFirst: true,
  },
  {
    key: 'proposedTo',
    header: 'Offered to',
    type: 'text',
    value: ({ proposedTo }) => proposedTo,
    isHiddenAtFirst: true,
  },
];

/** Returns the result of the check; undefined while nothing is signed that could hold. */
function checkOf({
  standing,
  doesHold,
}: ListedPrescription):
  | { readonly label: string; readonly tone: 'success' | 'danger' }
  | undefined {
  if (!doesHold) return { label: 'Fails', tone: 'danger' };
  return isSigned({ standing }) ? { label: 'Holds', tone: 'success' } : undefined;
}

/** Returns what staff should know of a prescription that waits. */
function noticeOf({
  standing,
  isPrescriberActive,
  isOrderCancelled,
  proposedTo,
}: ListedPrescription):
  | { readonly label: string; readonly tone: 'warning' | 'info' | 'neutral' }
  | undefined {
  if (isOrderCancelled) return { label: 'Order cancelled', tone: 'neutral' };
  if (proposedTo !== undefined) return { label: 'Offered', tone: 'info' };
  const isUnsigned = standing === 'to-check' || standing === 'to-sign';
  if (isUnsigned && !isPrescriberActive) return { label: 'Prescriber suspended', tone: 'warning' };
  return undefined;
}

/** The list of prescriptions. */
export const prescriptionList = listKind({
  name: 'prescriptions',
  one: 'prescription',
  what: 'prescriptions',
  columns: prescriptionColumns,
  filters: [
    { key: 'search', label: 'Number or name', kind: 'text' },
    {
      key: 'standing',
      label: 'State',
      kind: 'choice',
      choices: deskStandingNames.map((value) => ({ value, label: deskStandings[value].label })),
    },
    { key: 'prescriber', label: 'Prescriber', kind: 'text' },
    { key: 'isLeft', label: 'Left by a suspended prescriber', kind: 'flag' },
    {
      key: 'check',
      label: 'Check',
      kind: 'choice',
      choices: [
        { value: 'holds', label: 'Holds' },
        { value: 'fails', label: 'Fails' },
      ],
    },
    {
      key: 'original',
      label: 'Paper original',
      kind: 'choice',
      choices: [
        { value: 'missing', label: 'Can still come' },
        { value: 'due', label: 'Must come within a day' },
        { value: 'arrived', label: 'Has arrived' },
      ],
    },
    { key: 'requested', label: 'Requested', kind: 'days' },
  ],
  defaultSort: { key: 'requestedAt', isDescending: true },
  call: listDeskPrescriptions,
  requestOf: (settings) => {
    const { requested, ...others } = settings.filters;
    const { from, until } = daysOf(requested);
    const filter: PrescriptionListFilter = {
      ...(others as PrescriptionListFilter),
      ...(from !== undefined && { requestedFrom: from }),
      ...(until !== undefined && { requestedTo: until }),
    };
    return { filter, ...pageOf(settings), limit: PRESCRIPTIONS_A_PAGE };
  },
  rowsOf: ({ prescriptions }) => prescriptions,
  pageSize: PRESCRIPTIONS_A_PAGE,
  mostCounted: MOST_COUNTED_PRESCRIPTIONS,
  idOf: ({ id }) => id,
  nameOf: ({ id }) => `prescription ${id}`,
  hrefOf: ({ id }) => paths.prescription(id),
});
