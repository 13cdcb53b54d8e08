import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { deskCodeRules, deskSignInRules } from '@formulary/rules/accounts/staffMember';
import { signInToDesk, signInWithPasskey } from '@formulary/rules/calls/desk/deskSessionCalls';
import { PasswordField } from '@formulary/ui/fields/PasswordField';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { CodeField } from '../CodeField.tsx';
import { useFirstFieldFocus } from '../../../lib/screen/useFirstFieldFocus.ts';
import { PasskeyButton } from '../PasskeyButton.tsx';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SignInFormsProps {
  readonly initialEmail?: string;
}

/** Signs in: by passkey, or by password and then the code of the second factor, where the account has one. */
export function SignInForms({ initialEmail = '' }: SignInFormsProps) {
  const open = useDeskSession((session) => session.open);
  /** Right credentials that wait for the code. */
  const [proven, setProven] = useState<Credentials>();
  const signIn = async (body: Credentials & { readonly code?: string }) =>
    open(await callDesk(signInToDesk, { body }));
  if (proven)
    return (
      <SecondStep
        onSubmit={({ code }) => refusalOf(() => signIn({ ...proven, code }), ['code'])}
        onBack={() => setProven(undefined)}
      />
    );
  return (
    <>
      <ValidatedForm
        label="Sign in"
        rules={deskSignInRules}
        initialValues={{ email: initialEmail, password: '' }}
        submitLabel="Sign in"
        pendingLabel="Signing in…"
        onSubmit={(values) =>
          refusalOf(async () => {
            try {
              await signIn(values);
            } catch (problem) {
              const isHalfway =
                problem instanceof ApiProblem && problem.code === 'second-factor-required';
              if (!isHalfway) throw problem;
              setProven(values);
            }
          }, ['email', 'password'])
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
        <ValidatedField name="password">
          {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
        </ValidatedField>
      </ValidatedForm>
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
