import { formatDay } from '@formulary/rules/dates/formatDay';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { Table, type TableColumn } from '../../../primitives/Table/Table.tsx';
import { fullName } from '../../partners/fullName.ts';
import { PrescriptionStatusTag } from '../PrescriptionStatusTag/PrescriptionStatusTag.tsx';

export interface PrescriptionsTableProps {
  prescriptions: readonly Prescription[];
  prescriptionHref: (prescriptionId: number) => string;
  /** The next page is on its way: these stay. */
  isBusy?: boolean;
}

const columns: readonly TableColumn<Prescription>[] = [
  {
    key: 'order',
    header: 'Order number',
    isRowHeader: true,
    cell: ({ order, id }) => order?.number ?? `Manual prescription ${id}`,
  },
  { key: 'patient', header: 'Patient', cell: ({ patient }) => fullName(patient) },
  {
    key: 'practitioner',
    header: 'Practitioner',
    cell: ({ practitioner }) => fullName(practitioner),
  },
  { key: 'prescriber', header: 'Prescriber', cell: ({ prescriber }) => fullName(prescriber) },
  { key: 'date', header: 'Date', cell: ({ date }) => formatDay(date) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <PrescriptionStatusTag status={status} />,
  },
];

/** Prescriptions as they were given, newest first by the call's rule; a row leads to its prescription (spec 2.18). */
export function PrescriptionsTable({
  prescriptions,
  prescriptionHref,
  isBusy = false,
}: PrescriptionsTableProps) {
  return (
    <Table
      caption="Prescriptions"
      columns={columns}
      rows={prescriptions}
      rowKey={({ id }) => id}
      rowHref={({ id }) => prescriptionHref(id)}
      rowState={({ status }) => status}
      isBusy={isBusy}
    />
  );
}
