import { noteRules } from '@formulary/rules/customers/recordForms';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface CustomerNoteFormProps {
  onSubmit: (note: string) => Promise<FormAnswer> | FormAnswer;
}

/** Adds a note of staff about a customer. */
export function CustomerNoteForm({ onSubmit }: CustomerNoteFormProps) {
  return (
    <ValidatedForm
      label="Write a note"
      rules={noteRules}
      initialValues={{ note: '' }}
      onSubmit={({ note }) => onSubmit(note)}
      submitLabel="Add the note"
      pendingLabel="Adding…"
    >
      <ValidatedField name="note">
        {(field, { longest }) => (
          <TextArea
            {...field}
            label="Note"
            description="Colleagues read it; the customer gets it with a copy of their data. It stays as it is"
            maxLength={longest}
            rows={3}
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
