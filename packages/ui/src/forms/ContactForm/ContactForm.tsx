import { contactRules } from '@formulary/rules/content/contactRules';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export interface ContactFormProps {
  initialValues?: Partial<ContactValues>;
  onSubmit: (values: ContactValues) => Promise<FormAnswer> | FormAnswer;
}

/** Sends a message to the pharmacy (spec 2.26, 5.14). */
export function ContactForm({ initialValues = {}, onSubmit }: ContactFormProps) {
  return (
    <ValidatedForm
      label="Contact us"
      rules={contactRules}
      initialValues={{ name: '', email: '', message: '', ...initialValues }}
      onSubmit={onSubmit}
      submitLabel="Send message"
      pendingLabel="Sending…"
    >
      <ValidatedField name="name">
        {(field) => <TextField {...field} label="Name" autoComplete="name" />}
      </ValidatedField>
      <EmailField />
      <ValidatedField name="message">
        {(field) => (
          <TextArea
            {...field}
            label="Message"
            description="Please leave out what would identify a patient"
            rows={6}
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
