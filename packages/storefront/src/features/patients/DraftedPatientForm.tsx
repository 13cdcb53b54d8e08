import type { Patient } from '@formulary/rules/patients/patient';
import { FormDraftProvider } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { PatientForm, type PatientValues } from '@formulary/ui/forms/PatientForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useCallback, useEffect, useState } from 'react';
import { useProfile } from '../accounts/useProfile.ts';
import { usePatientDraft } from './patientDraft.ts';
import { useLikelyPatients } from './useLikelyPatients.ts';
import { useSavePatient } from './useSavePatient.ts';

interface DraftedPatientFormProps {
  /** Key of the draft. */
  readonly draftKey: string;
  readonly patientId?: number | undefined;
  readonly initialValues: Partial<PatientValues>;
  readonly onSaved: (patientId: number) => void;
  /** Called to use an existing patient instead. */
  readonly onUse: (patient: Patient) => void;
  readonly onCancel: () => void;
}

const FORM = 'Patient';

/** Shows the patient form with its draft, likely duplicates, and saving. */
export function DraftedPatientForm({
  draftKey,
  patientId,
  initialValues,
  onSaved,
  onUse,
  onCancel,
}: DraftedPatientFormProps) {
  const [now] = useState(() => new Date());
  const { data: profile, error, isValidating, mutate } = useProfile();
  const { ownerId, typed, belongTo, keepTyped, forget } = usePatientDraft();
  const likely = useLikelyPatients({ ...initialValues, ...typed[draftKey] }, patientId);
  const save = useSavePatient({
    patientId,
    known: likely.patients ?? [],
    onSaved: (savedId) => {
      forget(draftKey);
      onSaved(savedId);
    },
  });
  const userId = profile?.id;
  useEffect(() => {
    if (userId !== undefined) belongTo(userId);
  }, [belongTo, userId]);
  const keep = useCallback(
    (_form: string, values: Readonly<Record<string, string>>) => keepTyped(draftKey, values),
    [keepTyped, draftKey],
  );
  const leave = (go: () => void) => {
    forget(draftKey);
    go();
  };
  if (error && !profile)
    return <LoadFailed what="this form" isRetrying={isValidating} onRetry={() => void mutate()} />;
  // Wait until the draft is known to belong to the same user.
  if (userId === undefined || ownerId !== userId) return null;
  return (
    <FormDraftProvider typed={{ [FORM]: typed[draftKey] ?? {} }} onTyped={keep}>
      <PatientForm
        initialValues={initialValues}
        patientId={patientId}
        patients={likely.patients}
        likelyNotice={
          likely.isFailed && (
            <LoadFailed
              what="patients who may be the same person"
              isRetrying={likely.isRetrying}
              onRetry={likely.retry}
            />
          )
        }
        now={now}
        onSubmit={save}
        onUse={(patient) => leave(() => onUse(patient))}
        secondaryActions={<Button onClick={() => leave(onCancel)}>Cancel</Button>}
      />
    </FormDraftProvider>
  );
}
