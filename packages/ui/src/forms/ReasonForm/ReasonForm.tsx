import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import type { Elements } from '../../primitives/elements.ts';
import { focusFirst } from '../fields/focusFirst.ts';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface ReasonFormProps {
  /** Name of the form, such as 'Decline the application'. */
  label: string;
  /** Who reads the reason: 'The applicant reads it in the email'. */
  description: string;
  initialReason?: string;
  submitLabel: string;
  pendingLabel?: string;
  /** What is decided destroys or takes away something. */
  isDangerous?: boolean;
  /** Beside the submit button. */
  secondaryActions?: Elements;
  onSubmit: (reason: string) => Promise<FormAnswer> | FormAnswer;
}

/** Asks for the reason of a decision and nothing else. */
export function ReasonForm({
  label,
  description,
  initialReason = '',
  submitLabel,
  pendingLabel,
  isDangerous = false,
  secondaryActions,
  onSubmit,
}: ReasonFormProps) {
  return (
    <ValidatedForm
      label={label}
      rules={reasonRules}
      initialValues={{ reason: initialReason }}
      onSubmit={({ reason }) => onSubmit(reason)}
      submitLabel={submitLabel}
      {...(pendingLabel === undefined ? {} : { pendingLabel })}
      isDangerous={isDangerous}
      secondaryActions={secondaryActions}
    >
      <ValidatedField name="reason">
        {(field, { longest }) => (
          <TextArea
            {...field}
            ref={focusFirst}
            label="Reason"
            description={description}
            maxLength={longest}
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
