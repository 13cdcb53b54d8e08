import { createContext, type ReactNode, useContext, useState } from 'react';
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

/** Whom to tell if something still does not load: each app has its own sentence, the shop's if it gives none. */
export const WhomToTell = createContext(
  'the fault is ours. Please tell us: telephone and email are at the foot of every page.',
);

/** Returns what the user can do besides trying again; nothing before the first retry of an online device. */
function adviceOn(hasRetried: boolean, whomToTell: string): string | undefined {
  if (!navigator.onLine) return 'This device is offline. Connect it, then try again.';
  if (!hasRetried) return undefined;
  return `It still does not load. If other pages do, ${whomToTell}`;
}

/**
 * Shows in place of a list that it failed to load, with a retry button. If a retry failed or the device is offline, it
 * says what else can be done.
 */
export function LoadFailed({ what, onRetry, isRetrying = false, children }: LoadFailedProps) {
  const [hasRetried, setHasRetried] = useState(false);
  const whomToTell = useContext(WhomToTell);
  const advice = isRetrying ? undefined : adviceOn(hasRetried, whomToTell);
  return (
    <Alert
      tone="danger"
      isUrgent
      title={`We could not load ${what}.`}
      actions={
        <Button
          isSmall
          isPending={isRetrying}
          pendingLabel="Trying again…"
          onClick={() => {
            setHasRetried(true);
            onRetry();
          }}
        >
          Try again
        </Button>
      }
    >
      {(children || advice) && (
        <>
          {children && <div>{children}</div>}
          {advice && <p>{advice}</p>}
        </>
      )}
    </Alert>
  );
}
