import { patientFromSearch } from '@formulary/rules/patients/patientFromSearch';
import { Dialog } from '@formulary/ui/primitives/Dialog';
import { PatientDesk } from './PatientDesk.tsx';
import { usePatientDraft } from './patientDraft.ts';

export interface AddPatientDialogProps {
  readonly isOpen: boolean;
  /** What was typed into the search that found nobody. */
  readonly typed: string;
  /** Gets the id of the patient who was added, or who was there already and is used instead. */
  readonly onChosen: (patientId: number) => void;
  /** Asked to close without a patient. */
  readonly onClose: () => void;
}

/** Adds a patient without leaving what they are needed for; the form begins with what was searched for. */
export function AddPatientDialog({ isOpen, typed, onChosen, onClose }: AddPatientDialogProps) {
  const forget = usePatientDraft((draft) => draft.forget);
  // What was typed for one search is not for the next.
  const place = `dialog ${typed}`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        forget(place);
        onClose();
      }}
      title="Add a patient"
    >
      <PatientDesk
        key={place}
        place={place}
        initialValues={patientFromSearch(typed)}
        onSaved={onChosen}
        onUse={({ id }) => onChosen(id)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
