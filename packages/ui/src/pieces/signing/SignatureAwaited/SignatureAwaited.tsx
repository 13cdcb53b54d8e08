import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';

export interface SignatureAwaitedProps {
  /** Masked address of the link, for the prescriber only: 'd•••@clinic.uk'. */
  sentTo: string;
  /** Latest time of sending, '21:14'; unknown for older signatures, which did not store it. */
  sentBy?: string | undefined;
  /** Whether that time is still ahead: the e-mail may wait for further signatures. */
  isOnItsWay?: boolean;
  isResending?: boolean;
  /** Sends the link again, if possible. */
  onResend?: (() => void) | undefined;
}

/** Says that a signature waits for its confirmation link (spec 4.5). */
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
