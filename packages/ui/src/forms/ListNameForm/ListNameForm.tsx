import { listNameRules } from '@formulary/rules/lists/listNameRules';
import { LONGEST_LIST_NAME } from '@formulary/rules/lists/longestListName';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { FormAnswer } from '../formRefusal.ts';
import { RuledField } from '../RuledField.tsx';
import { RuledForm } from '../RuledForm/RuledForm.tsx';

export interface ListNameFormProps {
  /** What the form is for: 'New list', 'Rename Lip days'. */
  label: string;
  initialName: string;
  submitLabel: string;
  onSubmit: (values: { readonly name: string }) => Promise<FormAnswer> | FormAnswer;
  onCancel: () => void;
}

/** A dialog gives its focus to what has this attribute when it opens; React's prop would focus too early and leave it out. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

/** Names a list, a new one or one that is there. In a dialog its field gets the focus. */
export function ListNameForm({
  label,
  initialName,
  submitLabel,
  onSubmit,
  onCancel,
}: ListNameFormProps) {
  return (
    <RuledForm
      label={label}
      rules={listNameRules}
      initialValues={{ name: initialName }}
      onSubmit={onSubmit}
      submitLabel={submitLabel}
      secondaryActions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <RuledField name="name">
        {(field) => (
          <TextField
            {...field}
            ref={focusFirst}
            label="Name of the list"
            description={`Such as ‘Lip days’. At most ${LONGEST_LIST_NAME} characters`}
            autoComplete="off"
          />
        )}
      </RuledField>
    </RuledForm>
  );
}
