import { messages } from '@formulary/rules/problems/messages';
import { LazyPart } from '@formulary/ui/primitives/LazyPart';
import { Skeleton } from '@formulary/ui/primitives/Skeleton';
import { useState } from 'react';
import { logMissingPart } from '../../lib/screen/logMissingPart.ts';
import { usePatients } from '../patients/usePatients.ts';
import { loadPatientPicker } from './loadPatientPicker.ts';
import type { NamedPatient } from './prescriptionCommand.ts';

interface PatientFieldProps {
  readonly patientId: number | undefined;
  /** It was asked for and is not there. */
  readonly isMissing: boolean;
  readonly onPick: (patient: NamedPatient) => void;
}

/** Fetched when a patient is first added: most are there already. */
const loadDialog = async () => (await import('../patients/AddPatientDialog.tsx')).AddPatientDialog;

/** The patient of a prescription, among the buyer's own; a new one is added without leaving (spec 5.22). */
export function PatientField({ patientId, isMissing, onPick }: PatientFieldProps) {
  const { data: patients, error, isValidating, mutate } = usePatients();
  const [now] = useState(() => new Date());
  // What was searched for when a patient is to be added; the dialog stays, so that it can close with its own movement.
  const [adding, setAdding] = useState<{ readonly typed: string; readonly isOpen: boolean }>();
  const close = () => setAdding((last) => last && { ...last, isOpen: false });

  /** Whoever was added is in the list that is read after it. */
  const pickAdded = async (id: number) => {
    close();
    const added = (await mutate())?.find((patient) => patient.id === id);
    if (added) onPick(added);
  };

  return (
    <>
      <LazyPart
        load={loadPatientPicker}
        what="the list of your patients"
        waiting={
          <div aria-busy>
            <Skeleton $height="4.5rem" />
          </div>
        }
        onFailed={logMissingPart}
      >
        {(PatientPicker) => (
          <PatientPicker
            patients={patients}
            value={patientId}
            now={now}
            isRequired
            errorMessage={isMissing ? messages['patient-required'] : undefined}
            onPick={onPick}
            onAdd={(typed) => setAdding({ typed, isOpen: true })}
            onRetry={error && !patients ? () => void mutate() : undefined}
            isRetrying={isValidating}
          />
        )}
      </LazyPart>
      {adding && (
        <LazyPart load={loadDialog} what="the form for a new patient" onFailed={logMissingPart}>
          {(AddPatientDialog) => (
            <AddPatientDialog
              isOpen={adding.isOpen}
              typed={adding.typed}
              onChosen={(id) => void pickAdded(id)}
              onClose={close}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}
