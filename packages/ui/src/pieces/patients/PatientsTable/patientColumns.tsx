import { formatDate, londonDay } from '@formulary/rules/dates/londonTime';
import { formatDay } from '@formulary/rules/dates/day';
import { ageOn } from '@formulary/rules/patients/ageOn';
import type { ListedPatient } from '@formulary/rules/patients/patient';
import { patientName } from '@formulary/rules/patients/patientName';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';
import type { TableColumn } from '../../../primitives/Table/Table.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PatientsTableProps } from './PatientsTable.tsx';

/** Returns the columns of the patient list. */
export function patientColumns({
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
