import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface SignatureAwaitedProps {
  /** Where the link went, for the prescriber alone: 'd•••@clinic.uk'. */
  sentTo: string;
  /** By when at the latest, '21:14'; unknown for what was signed before that was kept. */
  sentBy?: string | undefined;
  /** Whether that time is still to come: the mail may wait for further signatures. */
  isOnItsWay?: boolean;
  isResending?: boolean;
  /** Sends the link once more, where that can be done. */
  onResend?: (() => void) | undefined;
}

/** Signed, and waiting for the link in the e-mail (spec 4.5). */
export function SignatureAwaited({
  sentTo,
  sentBy,
  isOnItsWay = false,
  isResending = false,
  onResend,
}: SignatureAwaitedProps) {
  const time = sentBy === undefined ? '' : ` by ${sentBy}`;
  const sentence = isOnItsWay
    ? `We send a link to ${sentTo}${time}, in one email with those of what you sign until then; Resend sends it now`
    : `We sent a link to ${sentTo}${time}`;
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
      >{`${sentence}. Open it to confirm your signature; this page then updates by itself, or when you refresh it.`}</Alert>
    </output>
  );
}
