import type { ListedPatient } from '@formulary/rules/patients/patient';
import { Table } from '../../../primitives/Table/Table.tsx';
import { patientColumns } from './patientColumns.tsx';

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
