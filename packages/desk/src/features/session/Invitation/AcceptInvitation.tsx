import { staffAcceptanceRules } from '@formulary/rules/accounts/staffMember';
import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import type {
  acceptStaffInvitation,
  openStaffInvitation,
} from '@formulary/rules/calls/desk/staffCalls';
import { acceptStaffInvitation as accept } from '@formulary/rules/calls/desk/staffCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { PasswordField } from '@formulary/ui/fields/PasswordField';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';

interface AcceptInvitationProps {
  readonly token: string;
  readonly invitation: Words<(typeof openStaffInvitation)['answer']>;
  readonly onAccepted: (answer: Words<(typeof acceptStaffInvitation)['answer']>) => void;
}

/** Asks for name, password and the first code of the authenticator app. */
export function AcceptInvitation({ token, invitation, onAccepted }: AcceptInvitationProps) {
  const { name, email, role, expiresAt } = invitation;
  return (
    <>
      <p>
        {`You are invited as ${staffRoleLabel(role)}, with the address ${email}. The invitation holds until ${formatMoment(expiresAt)}.`}
      </p>
      <ValidatedForm
        label="Join the desk"
        rules={staffAcceptanceRules}
        initialValues={{ name, password: '', code: '' }}
        submitLabel="Join the desk"
        pendingLabel="Joining…"
        onSubmit={(values) =>
          refusalOf(
            async () => onAccepted(await callDesk(accept, { body: { token, ...values } })),
            Object.keys(staffAcceptanceRules),
          )
        }
      >
        <ValidatedField name="name">
          {(field) => (
            <TextField
              {...field}
              label="Your name"
              description="As colleagues and the record of events name you"
              autoComplete="name"
            />
          )}
        </ValidatedField>
        <ValidatedField name="password">
          {(field) => (
            <PasswordField
              {...field}
              label="Password"
              description="At least 8 characters"
              autoComplete="new-password"
            />
          )}
        </ValidatedField>
        <AuthenticatorSetup invitation={invitation} />
        <ValidatedField name="code">
          {(field) => (
            <TextField
              {...field}
              label="Code"
              description="The six digits that the app shows now"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
          )}
        </ValidatedField>
      </ValidatedForm>
    </>
  );
}
