import { messages } from '@formulary/rules/problems/messages';
import { PatientPicker } from '@formulary/ui/pieces/patients/PatientPicker';
import { useState } from 'react';
import { AddPatientDialog } from '../patients/AddPatientDialog.tsx';
import { usePatients } from '../patients/usePatients.ts';
import type { NamedPatient } from './prescriptionCommand.ts';

interface PatientFieldProps {
  readonly patientId: number | undefined;
  /** It was asked for and is not there. */
  readonly isMissing: boolean;
  readonly onPick: (patient: NamedPatient) => void;
}

/** The patient of a prescription, among the buyer's own; a new one is added without leaving (spec 5.22). */
export function PatientField({ patientId, isMissing, onPick }: PatientFieldProps) {
  const { data: patients, error, isValidating, mutate } = usePatients();
  const [now] = useState(() => new Date());
  // What was searched for when a patient is to be added; nothing while nobody is.
  const [typed, setTyped] = useState<string>();

  /** Whoever was added is in the list that is read after it. */
  const pickAdded = async (id: number) => {
    setTyped(undefined);
    const added = (await mutate())?.find((patient) => patient.id === id);
    if (added) onPick(added);
  };

  return (
    <>
      <PatientPicker
        patients={patients}
        value={patientId}
        now={now}
        isRequired
        errorMessage={isMissing ? messages['patient-required'] : undefined}
        onPick={onPick}
        onAdd={setTyped}
        onRetry={error && !patients ? () => void mutate() : undefined}
        isRetrying={isValidating}
      />
      <AddPatientDialog
        isOpen={typed !== undefined}
        typed={typed ?? ''}
        onChosen={(id) => void pickAdded(id)}
        onClose={() => setTyped(undefined)}
      />
    </>
  );
}
