import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { deskCodeRules, deskSignInRules } from '@formulary/rules/accounts/staffMember';
import { signInToDesk, signInWithPasskey } from '@formulary/rules/calls/desk/deskSessionCalls';
import { signInAtStation } from '@formulary/rules/calls/desk/deskStationCalls';
import { PasswordField } from '@formulary/ui/fields/PasswordField';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { type DeskPerson, useDeskSession } from '../../../lib/session/deskSession.ts';
import { CodeField } from '../CodeField.tsx';
import { useFirstFieldFocus } from '../../../lib/screen/useFirstFieldFocus.ts';
import { PasskeyButton } from '../PasskeyButton.tsx';

/** Sends what was given, with the code once it is asked for. Returns who is signed in. */
type SignIn = (code: { readonly code?: string }) => Promise<DeskPerson>;

interface SignInFormsProps {
  readonly initialEmail?: string;
  /** Somebody whom this station names, so that no address is asked for. */
  readonly person?: { readonly id: number; readonly name: string };
}

const ofPerson = { password: deskSignInRules.password };

/** Signs in: by passkey, or by password and then the code of the second factor, where the account has one. */
export function SignInForms({ initialEmail = '', person }: SignInFormsProps) {
  const open = useDeskSession((session) => session.open);
  /** Right credentials that wait for the code. */
  const [halfway, setHalfway] = useState<{ readonly signIn: SignIn }>();
  const begin = (signIn: SignIn, fields: readonly string[]) =>
    refusalOf(async () => {
      try {
        open(await signIn({}));
      } catch (problem) {
        const isHalfway =
          problem instanceof ApiProblem && problem.code === 'second-factor-required';
        if (!isHalfway) throw problem;
        setHalfway({ signIn });
      }
    }, fields);
  if (halfway)
    return (
      <SecondStep
        onSubmit={(code) => refusalOf(async () => open(await halfway.signIn(code)), ['code'])}
        onBack={() => setHalfway(undefined)}
      />
    );
  const password = (
    <ValidatedField name="password">
      {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
    </ValidatedField>
  );
  return (
    <>
      {person ? (
        <ValidatedForm
          label={`Sign in as ${person.name}`}
          rules={ofPerson}
          initialValues={{ password: '' }}
          submitLabel="Sign in"
          pendingLabel="Signing in…"
          onSubmit={(values) =>
            begin(
              (code) =>
                callDesk(signInAtStation, { body: { personId: person.id, ...values, ...code } }),
              ['password'],
            )
          }
        >
          {password}
        </ValidatedForm>
      ) : (
        <ValidatedForm
          label="Sign in"
          rules={deskSignInRules}
          initialValues={{ email: initialEmail, password: '' }}
          submitLabel="Sign in"
          pendingLabel="Signing in…"
          onSubmit={(values) =>
            begin(
              (code) => callDesk(signInToDesk, { body: { ...values, ...code } }),
              ['email', 'password'],
            )
          }
        >
          <ValidatedField name="email">
            {(field) => (
              <TextField
                {...field}
                label="Email"
                type="email"
                autoComplete="username webauthn"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </ValidatedField>
          {password}
        </ValidatedForm>
      )}
      <PasskeyButton
        label="Use a passkey"
        send={async (response) => open(await callDesk(signInWithPasskey, { body: { response } }))}
      />
    </>
  );
}

interface SecondStepProps {
  readonly onSubmit: Parameters<typeof ValidatedForm<'code'>>[0]['onSubmit'];
  readonly onBack: () => void;
}

function SecondStep({ onSubmit, onBack }: SecondStepProps) {
  const root = useFirstFieldFocus<HTMLDivElement>();
  return (
    <div ref={root}>
      <ValidatedForm
        label="Second factor"
        rules={deskCodeRules}
        initialValues={{ code: '' }}
        submitLabel="Continue"
        pendingLabel="Signing in…"
        onSubmit={onSubmit}
        secondaryActions={<Button onClick={onBack}>Back</Button>}
      >
        <CodeField />
      </ValidatedForm>
    </div>
  );
}
