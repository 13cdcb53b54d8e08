import { patientIdentity } from '@formulary/rules/patients/patientIdentity';
import { FoundRecords } from '@formulary/ui/pieces/chrome/FoundRecords';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { groupState } from '@formulary/client/reads/groupState';
import { paths } from '../../lib/screen/paths.ts';
import { useNow } from '@formulary/client/screen/useNow';
import { patientSearch } from './patientSearch.ts';
import { MOST_PATIENTS_FOUND, type usePatientsFound } from './usePatientsFound.ts';

interface PatientsGroupProps {
  readonly read: ReturnType<typeof usePatientsFound>;
  readonly term: string;
  /** Whether it is the first group: then it shows that it is loading. */
  readonly isFirst: boolean;
}

/** Shows the patients that a search found; nothing without any. */
export function PatientsGroup({ read, term, isFirst }: PatientsGroupProps) {
  const now = useNow();
  const patients = read.data ?? [];
  const isNothing = read.data?.length === 0 || (groupState(read) === 'loading' && !isFirst);
  if (isNothing) return null;
  const hasMore = patients.length > MOST_PATIENTS_FOUND;
  return (
    <SearchGroup
      heading="Patients"
      what="your patients"
      state={groupState(read)}
      isRetrying={read.isValidating}
      onRetry={() => void read.mutate()}
      more={
        hasMore
          ? {
              label: 'All matching patients',
              href: paths.patients(),
              onFollow: () => patientSearch.searchNext(term),
            }
          : undefined
      }
    >
      <FoundRecords
        records={patients.slice(0, MOST_PATIENTS_FOUND).map((patient) => {
          const { name, born, postcode } = patientIdentity(patient, now);
          return {
            id: patient.id,
            href: paths.patient(patient.id),
            title: <span translate="no">{name}</span>,
            detail: (
              <>
                <span>{`${born} · `}</span>
                <span translate="no">{postcode}</span>
              </>
            ),
          };
        })}
      />
    </SearchGroup>
  );
}
