import { formatDay } from '@formulary/rules/dates/day';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { waitingSince, waitingWords } from '@formulary/rules/prescriptions/status';
import { fullName } from '@formulary/rules/text/fullName';
import { styled } from 'styled-components';
import type { TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { color, font } from '@formulary/theme/tokens';
import { PrescriptionStatusTag } from '../PrescriptionStatusTag/PrescriptionStatusTag.tsx';

/** Shown for an empty value. */
const NOTHING = '–';

/** Keeps an order number or an age on one line. */
const Whole = styled.span`
  white-space: nowrap;
`;

const PatientCell = styled.span`
  display: grid;
  min-inline-size: 0;
`;

const Name = styled.span`
  hyphens: auto;
`;

/** Tells two patients of one name apart. */
const Born = styled.span`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const given: readonly TableColumn<Prescription>[] = [
  {
    key: 'order',
    header: 'Order number',
    isRowHeader: true,
    cell: ({ order, id }) =>
      order ? <Whole translate="no">{order.number}</Whole> : `Manual prescription ${id}`,
  },
  {
    key: 'patient',
    header: 'Patient',
    cell: ({ patient }) => (
      <PatientCell>
        <Name translate="no">{fullName(patient)}</Name>
        <Born>{`born ${formatDay(patient.birthDate)}`}</Born>
      </PatientCell>
    ),
  },
  {
    key: 'practitioner',
    header: 'Practitioner',
    cell: ({ practitioner }) => <span translate="no">{fullName(practitioner)}</span>,
  },
  {
    key: 'prescriber',
    header: 'Prescriber',
    cell: ({ prescriber }) => <span translate="no">{fullName(prescriber)}</span>,
  },
  { key: 'date', header: 'Date', cell: ({ date }) => formatDay(date) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <PrescriptionStatusTag status={status} />,
  },
];

/** Returns the columns of the specification (2.18), then what each prescription waits for and since when. */
export function prescriptionColumns(
  readerId: number | undefined,
  now: Date,
): readonly TableColumn<Prescription>[] {
  return [
    ...given,
    {
      key: 'waits',
      header: 'Waits for',
      cell: (each) => waitingWords(each, readerId ?? 0) ?? NOTHING,
    },
    {
      key: 'since',
      header: 'Since',
      cell: (each) => {
        const since = waitingSince(each);
        return since ? <Whole>{relativeTime(since, now)}</Whole> : NOTHING;
      },
    },
  ];
}
