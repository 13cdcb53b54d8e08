import { pageLinks } from '@formulary/rules/paging/pages';
import type { ListedPatient } from '@formulary/rules/patients/patient';
import { TextField } from '@formulary/ui/fields/TextField';
import { NoPatients } from '@formulary/ui/pieces/patients/NoPatients';
import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { PatientsTable } from '@formulary/ui/pieces/patients/PatientsTable';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Pagination } from '@formulary/ui/primitives/navigation/Pagination';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { usePrescribeFor } from '../usePrescribeFor.ts';
import { ResultCount, SearchRow } from './Patients.styles.ts';
import { usePatientList } from './usePatientList.ts';

/** Shows the user's patients: searched by name, date of birth or postcode, each with details and Prescribe for. */
export function Patients() {
  const [now] = useState(() => new Date());
  const list = usePatientList();
  const { total, typed, count, shown, page, pages } = list;
  const { begin } = usePrescribeFor();
  const navigate = useNavigate();
  const prescribe = (patient: ListedPatient) => {
    begin(patient);
    void navigate(paths.categories());
  };
  const isNobodyThere = total === 0;
  const isSearched = typed.trim() !== '';
  const isThere = total !== undefined && count !== undefined && shown !== undefined;
  return (
    <Screen
      title={page > 1 ? `Patients, page ${page}` : 'Patients'}
      heading="Your patients"
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'Patients', href: paths.patients() },
      ]}
    >
      {list.isFailed && (
        <LoadFailed what="your patients" isRetrying={list.isRetrying} onRetry={list.retry} />
      )}
      {!isThere && !list.isFailed && <PartnersSkeleton what="your patients" />}
      {isNobodyThere && <NoPatients addHref={paths.addPatient} />}
      {isThere && !isNobodyThere && (
        <>
          <SearchRow>
            <TextField
              type="search"
              label="Find a patient"
              description="Name, date or year of birth, or postcode"
              value={typed}
              onChange={list.searchFor}
              autoComplete="off"
              spellCheck={false}
            />
            <ButtonLink href={paths.addPatient} variant="primary">
              Add a patient
            </ButtonLink>
          </SearchRow>
          <ResultCount>
            {isSearched
              ? `${written(count)} of ${written(total)} patients`
              : `${written(total)} ${total === 1 ? 'patient' : 'patients'}`}
          </ResultCount>
          {shown.length > 0 ? (
            <PatientsTable
              patients={shown}
              now={now}
              patientHref={paths.patient}
              onPrescribe={prescribe}
            />
          ) : (
            <NoPatients addHref={paths.addPatient} search={typed.trim()} />
          )}
          <Pagination
            label="Pages of patients"
            pages={pageLinks(page, pages)}
            hrefFor={paths.patients}
          />
        </>
      )}
    </Screen>
  );
}

const written = (count: number): string => count.toLocaleString('en-GB');
