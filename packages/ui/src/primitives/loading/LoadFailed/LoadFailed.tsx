import type { ReactNode } from 'react';
import { Alert } from '../../messages/Alert/Alert.tsx';
import { Button } from '../../buttons/Button/Button.tsx';

export interface LoadFailedProps {
  /** What failed to load, as part of a sentence: "your orders". */
  what: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Further details, if known. */
  children?: ReactNode;
}

/** Shows in place of a list that it failed to load, with a retry button. */
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
