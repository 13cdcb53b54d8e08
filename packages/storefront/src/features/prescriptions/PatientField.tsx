import { getPatient } from '@formulary/rules/calls/patientCalls';
import { messages } from '@formulary/rules/problems/messages';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { callApi } from '../../lib/http/http.ts';
import { logLoadFailure, logProblem } from '@formulary/client/screen/logProblem';
import { useFoundPatients } from '../patients/useFoundPatients.ts';
import { usePatient } from '../patients/usePatients.ts';
import { loadPatientPicker } from './loadPatientPicker.ts';
import type { NamedPatient } from './allocation/prescriptionCommand.ts';

interface PatientFieldProps {
  readonly patientId: number | undefined;
  /** Whether validation found no patient chosen. */
  readonly isMissing: boolean;
  readonly onPick: (patient: NamedPatient) => void;
}

/** Lazy: most patients exist already. */
const loadDialog = async () =>
  (await loadLazily(() => import('../patients/AddPatientDialog.tsx'))).AddPatientDialog;

function logUnreadPatient(failure: unknown): void {
  logProblem('The patient who was added could not be read', failure);
}

/** Shows the patient of a prescription, chosen from the buyer's own; a new one is added in place (spec 5.22). */
export function PatientField({ patientId, isMissing, onPick }: PatientFieldProps) {
  const [search, setSearch] = useState('');
  const { patients, areAll, count, isSearching, isFailed, isRetrying, retry } =
    useFoundPatients(search);
  const isAtHand = patients?.some(({ id }) => id === patientId) ?? false;
  // The chosen patient may be missing from the first matches.
  const chosen = usePatient(areAll || isAtHand ? 0 : (patientId ?? 0));
  const [now] = useState(() => new Date());
  // Search text when adding began; kept after closing, so that the dialog can animate out.
  const [adding, setAdding] = useState<{ readonly typed: string; readonly isOpen: boolean }>();
  const close = () => setAdding((last) => last && { ...last, isOpen: false });

  const pickAdded = async (id: number) => {
    close();
    const [added] = await callApi(getPatient, { body: { id } }, { isBackground: true });
    if (added) onPick(added);
  };

  return (
    <>
      <LazyLoad
        load={loadPatientPicker}
        what="the list of your patients"
        placeholder={
          <div aria-busy>
            <Skeleton $height="4.5rem" />
          </div>
        }
        onFailed={logLoadFailure}
      >
        {(PatientPicker) => (
          <PatientPicker
            patients={patients}
            value={patientId}
            chosen={chosen.patient}
            count={count}
            areAll={areAll}
            isSearching={isSearching}
            now={now}
            isRequired
            errorMessage={isMissing ? messages['patient-required'] : undefined}
            onPick={onPick}
            onAdd={(typed) => setAdding({ typed, isOpen: true })}
            onSearch={setSearch}
            onRetry={isFailed ? retry : undefined}
            isRetrying={isRetrying}
          />
        )}
      </LazyLoad>
      {chosen.isFailed && (
        <LoadFailed
          what="the patient who is chosen"
          isRetrying={chosen.isRetrying}
          onRetry={chosen.retry}
        />
      )}
      {adding && (
        <LazyLoad load={loadDialog} what="the form for a new patient" onFailed={logLoadFailure}>
          {(AddPatientDialog) => (
            <AddPatientDialog
              isOpen={adding.isOpen}
              typed={adding.typed}
              onChosen={(id) => void pickAdded(id).catch(logUnreadPatient)}
              onClose={close}
            />
          )}
        </LazyLoad>
      )}
    </>
  );
}
