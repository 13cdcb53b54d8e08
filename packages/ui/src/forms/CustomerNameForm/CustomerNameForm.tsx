import { correctionRules } from '@formulary/rules/customers/recordForms';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import type { Elements } from '../../primitives/elements.ts';
import { NameFields } from '../fields/NameFields.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

/** Name and company of a customer, and why they are corrected. */
export interface CustomerNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly reason: string;
}

export interface CustomerNameFormProps {
  names: Omit<CustomerNames, 'reason'>;
  secondaryActions?: Elements;
  onSubmit: (names: CustomerNames) => Promise<FormAnswer> | FormAnswer;
}

/** Corrects the name and company of a customer. */
export function CustomerNameForm({ names, secondaryActions, onSubmit }: CustomerNameFormProps) {
  return (
    <ValidatedForm
      label="Correct name and company"
      rules={correctionRules}
      initialValues={{ ...names, reason: '' }}
      onSubmit={(corrected) => onSubmit(corrected)}
      submitLabel="Correct"
      pendingLabel="Correcting…"
      secondaryActions={secondaryActions}
    >
      <NameFields autoComplete="off" />
      <ValidatedField name="company">
        {(field) => <TextField {...field} label="Company" autoComplete="off" />}
      </ValidatedField>
      <ValidatedField name="reason">
        {(field, { longest }) => (
          <TextArea
            {...field}
            label="Reason"
            description="For our record. Orders and signed prescriptions keep the name that they have"
            maxLength={longest}
            rows={2}
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
