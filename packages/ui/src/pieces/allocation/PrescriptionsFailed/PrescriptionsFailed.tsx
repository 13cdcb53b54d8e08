import { notices } from '@formulary/rules/problems/notices';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';

export interface PrescriptionsFailedProps {
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Says that the prescriptions of the cart failed to load, and offers a retry (spec 8.14, reading R21). */
export function PrescriptionsFailed({ isRetrying = false, onRetry }: PrescriptionsFailedProps) {
  return (
    <Alert
      tone="danger"
      isUrgent
      title={notices.prescriptionsNotLoaded}
      actions={
        <Button isSmall isPending={isRetrying} pendingLabel="Trying again…" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing is lost: your prescriptions are kept with your cart.
    </Alert>
  );
}
