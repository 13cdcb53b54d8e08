import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import type { DeskPrescriptionAction } from '@formulary/rules/prescriptions/deskStanding';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { VoidDialog } from './VoidDialog.tsx';

interface Props {
  readonly action: DeskPrescriptionAction;
  readonly prescription: DeskPrescription;
  readonly onClose: () => void;
}

/** Shows the dialog of an action. */
export function PrescriptionDialog({ action, ...props }: Props) {
  const { notify } = useToasts();
  const { prescription, onClose } = props;
  switch (action) {
    case 'void':
      return <VoidDialog {...props} />;
    case 'propose':
      return (
        <HandOverDialog
          prescriptions={[{ id: prescription.listed.id, version: prescription.version }]}
          onClose={onClose}
          onDone={({ refused }) => {
            const [first] = refused;
            notify({
              id: 'handover',
              tone: first ? 'danger' : 'success',
              message: first ? first.reason : 'The prescriber is asked to take it over',
            });
            onClose();
          }}
        />
      );
    case 'resend':
    case 'receive':
    case 'withdraw':
      return <ConfirmDialog {...props} kind={action} />;
    default:
      return action satisfies never;
  }
}
