import { signInWithPasskey } from '@formulary/rules/calls/desk/deskSessionCalls';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useEffect, useRef, useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { Door } from '../Door.tsx';
import { knowsPasskeys, provePasskey } from '../provePasskey.ts';
import { SignInForms } from '../SignIn/SignInForms.tsx';
import type { StationPerson } from './useStationPeople.ts';

interface TakeOverProps {
  /** Undefined for somebody whom the station does not name. */
  readonly person: StationPerson | undefined;
  readonly onBack: () => void;
}

/**
 * Lets another person take over the window: asks their device for a passkey at once if they have one, and for password
 * and code otherwise. Their own page opens; that of the person before is kept, hidden.
 */
export function TakeOver({ person, onBack }: TakeOverProps) {
  const { open, person: before } = useDeskSession();
  const [message, setMessage] = useState<string>();
  const isAsked = useRef(false);
  const byTouch = person?.hasPasskey === true && knowsPasskeys();
  useEffect(() => {
    if (!byTouch || isAsked.current) return;
    isAsked.current = true;
    const touch = async () => {
      const refusal = await provePasskey(async (response) =>
        open(await callDesk(signInWithPasskey, { body: { response } })),
      );
      setMessage(refusal?.message);
    };
    void touch();
  }, [byTouch, open]);
  return (
    <Door title={person ? person.name : 'Sign in to the desk'}>
      {before && (
        <p>
          {`You get your own page. What ${before.name} has open and typed stays theirs: nobody else sees it, and it is there when they come back.`}
        </p>
      )}
      {message !== undefined && (
        <Alert tone="danger" isUrgent>
          {message}
        </Alert>
      )}
      <SignInForms {...(person && { person })} />
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    </Door>
  );
}
