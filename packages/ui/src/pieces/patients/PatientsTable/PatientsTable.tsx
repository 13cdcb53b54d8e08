import type { ListedPatient } from '@formulary/rules/patients/patient';
import { Table } from '../../../primitives/Table/Table.tsx';
import { patientColumns } from './patientColumns.tsx';

export interface PatientsTableProps {
  patients: readonly ListedPatient[];
  /** Now, for the ages. */
  now: Date;
  /** Where a patient is seen and changed. */
  patientHref: (patientId: number) => string;
  /** Begins a prescription for a patient. */
  onPrescribe: (patient: ListedPatient) => void;
}

/** Own patients: who they are, when something was last prescribed for them, and the way to the next prescription. */
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
