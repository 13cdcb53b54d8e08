import { forgotPasswordRules } from '@formulary/rules/accounts/signInRules';
import { ButtonLink } from '../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface ForgotPasswordFormProps {
  signInHref: string;
  onSubmit: (values: { readonly email: string }) => Promise<FormAnswer> | FormAnswer;
}

/** Asks where to send the link for a new password; Submit, or Back to sign in (spec 2.5, 5.9). */
export function ForgotPasswordForm({ signInHref, onSubmit }: ForgotPasswordFormProps) {
  return (
    <ValidatedForm
      label="Forgot password"
      rules={forgotPasswordRules}
      initialValues={{ email: '' }}
      onSubmit={onSubmit}
      submitLabel="Submit"
      pendingLabel="Sending…"
      secondaryActions={<ButtonLink href={signInHref}>Back</ButtonLink>}
    >
      <EmailField description="The address of your account" autoComplete="username" />
    </ValidatedForm>
  );
}
