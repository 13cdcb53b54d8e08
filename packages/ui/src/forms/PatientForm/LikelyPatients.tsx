import { duplicatesOfTyped } from '@formulary/rules/patients/likelyDuplicates';
import type { Patient } from '@formulary/rules/patients/patient';
import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { DuplicatePanel } from '../../pieces/patients/DuplicatePanel/DuplicatePanel.tsx';
import type { PatientValues } from './PatientForm.tsx';

interface LikelyPatientsProps {
  readonly patients: readonly Patient[];
  /** Patient being edited. */
  readonly patientId: number | undefined;
  readonly now: Date;
  readonly onUse: (patient: Patient) => void;
  /** Reports whether there are likely duplicates. */
  readonly onFound: (isAnybody: boolean) => void;
}

/** Lists existing patients who are likely duplicates of the one in the surrounding form. */
export function LikelyPatients({ patients, patientId, now, onUse, onFound }: LikelyPatientsProps) {
  const { values } = useFormState<PatientValues>({ subscription: { values: true } });
  const duplicates = duplicatesOfTyped(values, patients, patientId);
  const isAnybody = duplicates.length > 0;
  useEffect(() => onFound(isAnybody), [onFound, isAnybody]);
  return <DuplicatePanel duplicates={duplicates} now={now} onUse={onUse} />;
}
