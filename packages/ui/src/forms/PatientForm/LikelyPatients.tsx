import { duplicatesOfTyped } from '@formulary/rules/patients/duplicatesOfTyped';
import type { Patient } from '@formulary/rules/patients/patient';
import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { DuplicatePanel } from '../../pieces/patients/DuplicatePanel/DuplicatePanel.tsx';
import type { PatientValues } from './PatientForm.tsx';

interface LikelyPatientsProps {
  readonly patients: readonly Patient[];
  /** The one who is being changed. */
  readonly patientId: number | undefined;
  readonly now: Date;
  readonly onUse: (patient: Patient) => void;
  /** Whether there is anybody to point out. */
  readonly onFound: (isAnybody: boolean) => void;
}

/** Who of the patients may be meant by what stands in the form around it. */
export function LikelyPatients({ patients, patientId, now, onUse, onFound }: LikelyPatientsProps) {
  const { values } = useFormState<PatientValues>({ subscription: { values: true } });
  const duplicates = duplicatesOfTyped(values, patients, patientId);
  const isAnybody = duplicates.length > 0;
  useEffect(() => onFound(isAnybody), [onFound, isAnybody]);
  return <DuplicatePanel duplicates={duplicates} now={now} onUse={onUse} />;
}
