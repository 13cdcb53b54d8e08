import { messages } from '@formulary/rules/problems/messages';
import { Skeleton } from '@formulary/ui/primitives/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { AddPatientDialog } from '../patients/AddPatientDialog.tsx';
import { usePatients } from '../patients/usePatients.ts';
import type { NamedPatient } from './prescriptionCommand.ts';

// The combobox is large, and most carts need no prescription.
const PatientPicker = lazy(async () => ({
  default: (await import('@formulary/ui/pieces/patients/PatientPicker')).PatientPicker,
}));

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
      <Suspense
        fallback={
          <div aria-busy>
            <Skeleton $height="4.5rem" />
          </div>
        }
      >
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
      </Suspense>
      <AddPatientDialog
        isOpen={typed !== undefined}
        typed={typed ?? ''}
        onChosen={(id) => void pickAdded(id)}
        onClose={() => setTyped(undefined)}
      />
    </>
  );
}
