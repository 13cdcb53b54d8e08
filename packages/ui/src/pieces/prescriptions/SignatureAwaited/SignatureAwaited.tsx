import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface SignatureAwaitedProps {
  /** Where the link went, for the prescriber alone: 'd•••@clinic.uk'. */
  sentTo: string;
  /** When, '21:14'; unknown for what was signed before that was kept. */
  sentAt?: string | undefined;
  isResending?: boolean;
  /** Sends the link once more, where that can be done. */
  onResend?: (() => void) | undefined;
}

/** Signed, and waiting for the link in the e-mail (spec 4.5). */
export function SignatureAwaited({
  sentTo,
  sentAt,
  isResending = false,
  onResend,
}: SignatureAwaitedProps) {
  return (
    <output>
      <Alert
        title="Signed, not yet confirmed. Check your email"
        actions={
          onResend && (
            <Button isSmall isPending={isResending} pendingLabel="Sending…" onClick={onResend}>
              Resend
            </Button>
          )
        }
      >{`We sent a link to ${sentTo}${sentAt === undefined ? '' : ` at ${sentAt}`}. Open it to confirm your signature; this page then updates by itself, or when you refresh it.`}</Alert>
    </output>
  );
}
