import { checkoutForm } from '@formulary/rules/checkout/checkoutSections';
import { sectionRules } from '@formulary/rules/checkout/sectionRules';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface OrderNoteFormProps {
  initialNote?: string | undefined;
  onSubmit: (note: string) => void;
}

/** Takes an optional note for the pharmacy about this order (spec 2.14, 9.6). */
export function OrderNoteForm({ initialNote = '', onSubmit }: OrderNoteFormProps) {
  return (
    <ValidatedForm
      label={checkoutForm.note}
      rules={sectionRules.note}
      initialValues={{ note: initialNote }}
      onSubmit={({ note }) => {
        onSubmit(note);
        return undefined;
      }}
      submitLabel="Save note"
    >
      <ValidatedField name="note">
        {(field, { longest }) => (
          <TextArea
            {...field}
            label="Note for the pharmacy"
            description="Opening hours, where to leave the parcel, a reference of your own"
            maxLength={longest}
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
