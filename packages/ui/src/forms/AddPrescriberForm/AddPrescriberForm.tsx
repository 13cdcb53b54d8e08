import { addPrescriberRules } from '@formulary/rules/partners/addPrescriberRules';
import { EmailField } from '../fields/EmailField.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface AddPrescriberFormProps {
  onSubmit: (values: { readonly email: string }) => Promise<FormAnswer> | FormAnswer;
}

/** Adds a prescriber by e-mail, or invites one who is not registered yet (spec 2.23, 5.13). */
export function AddPrescriberForm({ onSubmit }: AddPrescriberFormProps) {
  return (
    <ValidatedForm
      label="Add a prescriber"
      rules={addPrescriberRules}
      initialValues={{ email: '' }}
      onSubmit={onSubmit}
      submitLabel="Send request"
      pendingLabel="Sending…"
    >
      <EmailField
        label="Prescriber's email"
        description="A prescriber who is not registered yet gets an invitation"
        autoComplete="off"
      />
    </ValidatedForm>
  );
}
