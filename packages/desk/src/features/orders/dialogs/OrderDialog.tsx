import type { ActionInDialog } from '../orderActions.ts';
import { AddressDialog } from './AddressDialog.tsx';
import type { OrderDialogProps } from './useDialogChange.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DeliverDialog } from './DeliverDialog.tsx';
import { LinesDialog } from './LinesDialog.tsx';
import { ParcelDialog } from './ParcelDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props extends OrderDialogProps {
  readonly action: ActionInDialog;
}

/** Shows the dialog of an action. */
export function OrderDialog({ action, ...props }: Props) {
  switch (action) {
    case 'send':
      return <ParcelDialog {...props} />;
    case 'deliver':
      return <DeliverDialog {...props} />;
    case 'address':
      return <AddressDialog {...props} />;
    case 'lines':
      return <LinesDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'hold':
    case 'release':
    case 'unflag':
      return <ReasonDialog {...props} kind={action} />;
    default:
      return action satisfies never;
  }
}
