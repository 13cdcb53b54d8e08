import { deskSignInRules } from '@formulary/rules/accounts/staffMember';
import {
  getDeskLock,
  signOutOfDesk,
  unlockDesk,
  unlockWithPasskey,
} from '@formulary/rules/calls/desk/deskSessionCalls';
import { PasswordField } from '@formulary/ui/fields/PasswordField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { TwoPressButton } from '@formulary/ui/primitives/buttons/TwoPressButton';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { useEffect, useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { followRefusal } from '../../../lib/http/readSession.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { Door } from '../Door.tsx';
import { PasskeyButton } from '../PasskeyButton.tsx';
import { OtherPeople } from '../Switch/OtherPeople.tsx';
import { TakeOver } from '../Switch/TakeOver.tsx';
import type { StationPerson } from '../Switch/useStationPeople.ts';

const rules = { password: deskSignInRules.password };

/** Tells whose session it is; after a reload only the server knows. A session that is over needs signing in. */
function useLockedPerson() {
  const known = useDeskSession(({ person }) => person?.name);
  const [name, setName] = useState(known);
  useEffect(() => {
    const ask = async () => {
      try {
        setName((await callDesk(getDeskLock, {}, { isBackground: true })).name);
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        followRefusal(problem);
      }
    };
    void ask();
  }, []);
  return name;
}

/** Makes a call that unlocks. A session that is over by now needs signing in instead. */
async function unlocking(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (problem) {
    if (problem instanceof ApiProblem) followRefusal(problem);
    throw problem;
  }
}

/** Unlocks the desk by password or passkey; the page behind comes back as it was. Another person may take over. */
export function Unlock() {
  const { open, leave, person } = useDeskSession();
  const [taking, setTaking] = useState<{ readonly by: StationPerson | undefined }>();
  const name = useLockedPerson();
  const [message, setMessage] = useState<string>();
  const signOut = async () => {
    const refusal = await refusalOf(() => callDesk(signOutOfDesk, {}));
    if (refusal) setMessage(refusal.message);
    else leave();
  };
  if (taking) return <TakeOver person={taking.by} onBack={() => setTaking(undefined)} />;
  return (
    <Door title="Locked">
      <p>{`${name === undefined ? 'This desk' : `The desk of ${name}`} is locked. Everything is kept as it was.`}</p>
      <ValidatedForm
        label="Unlock"
        rules={rules}
        initialValues={{ password: '' }}
        submitLabel="Unlock"
        pendingLabel="Unlocking…"
        onSubmit={({ password }) =>
          refusalOf(
            () => unlocking(async () => open(await callDesk(unlockDesk, { body: { password } }))),
            ['password'],
          )
        }
      >
        <ValidatedField name="password">
          {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
        </ValidatedField>
      </ValidatedForm>
      <PasskeyButton
        label="Unlock with a passkey"
        send={(response) =>
          unlocking(async () => open(await callDesk(unlockWithPasskey, { body: { response } })))
        }
      />
      <OtherPeople butId={person?.id} onChoose={(by) => setTaking({ by })} />
      <TwoPressButton
        label="Sign out"
        confirmLabel="Sign out, and drop what was typed"
        about=""
        onConfirm={() => void signOut()}
      />
      {message !== undefined && (
        <Alert tone="danger" isUrgent>
          {message}
        </Alert>
      )}
    </Door>
  );
}
