import { useNow } from '@formulary/client/screen/useNow';
import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import type { DeskPrescriptionAction } from '@formulary/rules/prescriptions/deskStanding';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { KeyButton } from '../../lib/screen/KeyButton.tsx';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { prescriptionActions } from './prescriptionActions.ts';

const PrescriptionDialog = lazyPart(
  'the form',
  async () =>
    (await loadLazily(() => import('./dialogs/PrescriptionDialog.tsx'))).PrescriptionDialog,
);

interface Open {
  readonly action: DeskPrescriptionAction;
  /** As it was when the dialog opened: typed text belongs to it. */
  readonly prescription: DeskPrescription;
}

/** Shows what this person can do with a prescription, as buttons with keys; each opens its dialog, which loads on press. */
export function PrescriptionActions({ prescription }: { readonly prescription: DeskPrescription }) {
  const mayHandle = useStaffCan('handlePrescriptions');
  const now = useNow();
  const [open, setOpen] = useState<Open>();
  const actions = mayHandle ? prescriptionActions(prescription, now) : [];
  useKeys(
    'Prescription',
    actions.map(({ name, label, key }) => ({
      key,
      does: label,
      run: () => setOpen({ action: name, prescription }),
    })),
  );
  return (
    <>
      {actions.map(({ name, label, key, isUndoing = false }, at) => (
        <KeyButton
          key={name}
          isSmall
          variant={at === 0 && !isUndoing ? 'primary' : 'secondary'}
          keyName={key}
          onClick={() => setOpen({ action: name, prescription })}
        >
          {label}
        </KeyButton>
      ))}
      {open && <PrescriptionDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
