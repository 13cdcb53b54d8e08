import { counted } from '@formulary/rules/text/formatCount';
import { replaceRecoveryCodes } from '@formulary/rules/calls/desk/deskSessionCalls';
import { TwoPressButton } from '@formulary/ui/primitives/buttons/TwoPressButton';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { readSession } from '../../../lib/http/readSession.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { RecoveryCodes } from '../RecoveryCodes.tsx';
import { Part } from './Part.ts';

/** Says how many recovery codes are left, and replaces them. */
export function OwnRecoveryCodes() {
  const person = useDeskSession((session) => session.person);
  const { notify } = useToasts();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isPending, setIsPending] = useState(false);
  if (person === undefined) return null;
  const replace = async () => {
    setIsPending(true);
    const refusal = await refusalOf(async () => {
      setCodes(await withFreshProof(() => callDesk(replaceRecoveryCodes, {})));
      await readSession();
    });
    if (refusal) notify({ id: 'recovery', tone: 'danger', message: refusal.message });
    setIsPending(false);
  };
  const left = person.recoveryCodesLeft;
  return (
    <Part>
      <h2>Recovery codes</h2>
      {codes ? (
        <RecoveryCodes codes={codes} doneLabel="Done" onKept={() => setCodes(undefined)} />
      ) : (
        <>
          <p>
            {person.isDemo
              ? 'A demo account has no second factor, so it needs none.'
              : `You have ${counted(left, 'code')} left. New ones make the old ones void.`}
          </p>
          {!person.isDemo && (
            <TwoPressButton
              label="Make new codes"
              confirmLabel="Yes, make the old ones void"
              about="recovery codes"
              isPending={isPending}
              onConfirm={() => void replace()}
            />
          )}
        </>
      )}
    </Part>
  );
}
