import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { knowsPasskeys, provePasskey } from './provePasskey.ts';

interface PasskeyButtonProps {
  readonly label: string;
  /** Sends the device's answer. */
  readonly send: (response: string) => Promise<unknown>;
}

/** Proves the person by a passkey, and says why it did not work. Shows nothing in a browser without passkeys. */
export function PasskeyButton({ label, send }: PasskeyButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string>();
  if (!knowsPasskeys()) return null;
  const prove = async () => {
    setIsPending(true);
    setMessage(undefined);
    const refusal = await provePasskey(send);
    setMessage(refusal?.message);
    setIsPending(false);
  };
  return (
    <>
      <Button
        isPending={isPending}
        pendingLabel="Waiting for your device…"
        onClick={() => void prove()}
      >
        <KeyRound aria-hidden /> <span>{label}</span>
      </Button>
      {message !== undefined && (
        <Alert tone="danger" isUrgent>
          {message}
        </Alert>
      )}
    </>
  );
}
