import {
  beginOwnAuthenticator,
  changeOwnAuthenticator,
} from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { readSession } from '../../../lib/http/readSession.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { RecoveryCodes } from '../RecoveryCodes.tsx';
import { Part } from './Part.ts';

const NewAuthenticatorForm = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./NewAuthenticatorForm.tsx'))).NewAuthenticatorForm,
);

/** How far it is: a new key to scan, or the new recovery codes to keep. */
type Step =
  | { readonly setup: Words<(typeof beginOwnAuthenticator)['answer']> }
  | { readonly codes: readonly string[] }
  | undefined;

interface OwnAuthenticatorProps {
  /** Called when other sessions may have ended. */
  readonly onChanged: () => void;
}

/** Moves the second factor to another phone. The old app works until a code of the new one is right. */
export function OwnAuthenticator({ onChanged }: OwnAuthenticatorProps) {
  const isDemo = useDeskSession(({ person }) => person?.isDemo === true);
  const { notify } = useToasts();
  const [step, setStep] = useState<Step>();
  const [isPending, setIsPending] = useState(false);
  const begin = async () => {
    setIsPending(true);
    const refusal = await refusalOf(async () =>
      setStep({ setup: await withFreshProof(() => callDesk(beginOwnAuthenticator, {})) }),
    );
    if (refusal) notify({ id: 'own', tone: 'danger', message: refusal.message });
    setIsPending(false);
  };
  const confirm = (body: { readonly code: string }) =>
    refusalOf(async () => {
      setStep({ codes: await withFreshProof(() => callDesk(changeOwnAuthenticator, { body })) });
      await readSession();
      onChanged();
    }, ['code']);
  return (
    <Part>
      <h2>Authenticator app</h2>
      {step === undefined && (
        <>
          <p>
            {isDemo
              ? 'A demo account has no second factor.'
              : 'A new phone? Move the codes to it while you have the old one, a passkey or a recovery code. The old app works until the new one has given its first code.'}
          </p>
          {!isDemo && (
            <Button isPending={isPending} onClick={() => void begin()}>
              Move to another phone
            </Button>
          )}
        </>
      )}
      {step && 'setup' in step && (
        <NewAuthenticatorForm
          setup={step.setup}
          onSubmit={confirm}
          onCancel={() => setStep(undefined)}
        />
      )}
      {step && 'codes' in step && (
        <>
          <p>
            <strong>The new app is in use.</strong> The old one and the old recovery codes are void,
            and your other sessions have ended.
          </p>
          <RecoveryCodes codes={step.codes} doneLabel="Done" onKept={() => setStep(undefined)} />
        </>
      )}
    </Part>
  );
}
