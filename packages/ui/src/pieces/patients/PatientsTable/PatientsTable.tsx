import type { ListedPatient } from '@formulary/rules/patients/patient';
import { Table } from '../../../primitives/data/Table/Table.tsx';
import { formatDate, londonDay } from '@formulary/rules/dates/londonTime';
import { formatDay } from '@formulary/rules/dates/day';
import { ageOn, patientName } from '@formulary/rules/patients/patientIdentity';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import type { TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

export interface PatientsTableProps {
  patients: readonly ListedPatient[];
  /** Current time, for the ages. */
  now: Date;
  /** Page that shows and edits a patient. */
  patientHref: (patientId: number) => string;
  /** Starts a prescription for a patient. */
  onPrescribe: (patient: ListedPatient) => void;
}

/** Lists the user's patients: identity, date of the last prescription, and a button for the next one. */
export function PatientsTable({ patients, now, patientHref, onPrescribe }: PatientsTableProps) {
  return (
    <Table
      caption="Your patients"
      columns={patientColumns({ now, onPrescribe })}
      rows={patients}
      rowKey={({ id }) => id}
      rowHref={({ id }) => patientHref(id)}
    />
  );
}

/** Returns the columns of the patient list. */
function patientColumns({
  now,
  onPrescribe,
}: Pick<PatientsTableProps, 'now' | 'onPrescribe'>): readonly TableColumn<ListedPatient>[] {
  const today = londonDay(now);
  return [
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: (patient) => <span translate="no">{patientName(patient)}</span>,
    },
    {
      key: 'born',
      header: 'Born',
      cell: ({ birthDate }) => `${formatDay(birthDate)} (${ageOn(today, birthDate)})`,
    },
    {
      key: 'postcode',
      header: 'Postcode',
      cell: ({ postcode }) => <span translate="no">{postcode.toLocaleUpperCase('en-GB')}</span>,
    },
    {
      key: 'lastPrescribedAt',
      header: 'Last prescription',
      cell: ({ lastPrescribedAt }) =>
        lastPrescribedAt ? formatDate(lastPrescribedAt) : 'None yet',
    },
    {
      key: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (patient) => (
        <Cluster $justify="end">
          <Button isSmall onClick={() => onPrescribe(patient)}>
            Prescribe for <VisuallyHidden translate="no">{patientName(patient)}</VisuallyHidden>
          </Button>
        </Cluster>
      ),
    },
  ];
}
