import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';

export interface LoadFailedProps {
  /** What could not be loaded, as it stands in a sentence: "your orders". */
  what: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** More about it, when more is known. */
  children?: ReactNode;
}

/** Stands where a list would: it could not be loaded, and can be asked for again. */
export function LoadFailed({ what, onRetry, isRetrying = false, children }: LoadFailedProps) {
  return (
    <Alert
      tone="danger"
      isUrgent
      title={`We could not load ${what}.`}
      actions={
        <Button isSmall isPending={isRetrying} pendingLabel="Trying again…" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
