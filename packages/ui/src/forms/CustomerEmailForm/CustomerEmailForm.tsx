import { newEmailRules } from '@formulary/rules/customers/recordForms';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import type { Elements } from '../../primitives/elements.ts';
import { EmailField } from '../fields/EmailField.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

/** Another email address of a customer, and why it changes. */
export interface NewEmail {
  readonly email: string;
  readonly reason: string;
}

export interface CustomerEmailFormProps {
  /** The address until the new one is confirmed. */
  email: string;
  secondaryActions?: Elements;
  onSubmit: (change: NewEmail) => Promise<FormAnswer> | FormAnswer;
}

/** Asks for another email address of a customer, which its owner confirms. */
export function CustomerEmailForm({ email, secondaryActions, onSubmit }: CustomerEmailFormProps) {
  return (
    <ValidatedForm
      label="Change the email address"
      rules={newEmailRules}
      initialValues={{ email: '', reason: '' }}
      onSubmit={(change) => onSubmit(change)}
      submitLabel="Send the link"
      pendingLabel="Sending…"
      secondaryActions={secondaryActions}
    >
      <p>
        {`The new address gets a link that confirms it, and ${email} is told. Until the link is pressed, nothing changes.`}
      </p>
      <EmailField label="New email address" autoComplete="off" />
      <ValidatedField name="reason">
        {(field, { longest }) => (
          <TextArea
            {...field}
            label="Reason"
            description="For our record: how you know that the customer asked"
            maxLength={longest}
            rows={2}
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
