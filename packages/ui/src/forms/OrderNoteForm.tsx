import { atMost } from '@formulary/rules/people/fieldChecks';
import { TextArea } from '../primitives/TextArea.tsx';
import { RuledField } from './RuledField.tsx';
import { RuledForm } from './RuledForm.tsx';

export interface OrderNoteFormProps {
  initialNote?: string | undefined;
  onSubmit: (note: string) => void;
}

const LONGEST_NOTE = 1000;
const rules = { note: [atMost(LONGEST_NOTE, 'Please use at most 1000 characters')] };

/** A note for the pharmacy about this order; may stay empty (spec 2.14, 9.6). */
export function OrderNoteForm({ initialNote = '', onSubmit }: OrderNoteFormProps) {
  return (
    <RuledForm
      label="Order note"
      rules={rules}
      initialValues={{ note: initialNote }}
      onSubmit={({ note }) => {
        onSubmit(note);
        return undefined;
      }}
      submitLabel="Save note"
    >
      <RuledField name="note">
        {(field) => (
          <TextArea
            {...field}
            label="Note for the pharmacy"
            description="Opening hours, where to leave the parcel, a reference of your own"
            maxLength={LONGEST_NOTE}
            isRequired={false}
          />
        )}
      </RuledField>
    </RuledForm>
  );
}
