import { patientFromSearch } from '@formulary/rules/patients/patientFromSearch';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { DraftedPatientForm } from './DraftedPatientForm.tsx';
import { usePatientDraft } from './patientDraft.ts';

export interface AddPatientDialogProps {
  readonly isOpen: boolean;
  /** Search text that found nobody. */
  readonly typed: string;
  /** Called with the id of the added patient, or of an existing one chosen instead. */
  readonly onChosen: (patientId: number) => void;
  /** Called to close without a patient. */
  readonly onClose: () => void;
}

/** Adds a patient in a dialog; the form starts with the search text. */
export function AddPatientDialog({ isOpen, typed, onChosen, onClose }: AddPatientDialogProps) {
  const forget = usePatientDraft((draft) => draft.forget);
  // Each search text has its own draft.
  const draftKey = `dialog ${typed}`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        forget(draftKey);
        onClose();
      }}
      title="Add a patient"
    >
      <DraftedPatientForm
        key={draftKey}
        draftKey={draftKey}
        initialValues={patientFromSearch(typed)}
        onSaved={onChosen}
        onUse={({ id }) => onChosen(id)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
