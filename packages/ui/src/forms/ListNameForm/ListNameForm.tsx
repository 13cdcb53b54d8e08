import { listNameRules } from '@formulary/rules/lists/listForms';
import { LONGEST_LIST_NAME } from '@formulary/rules/lists/listLimits';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Button } from '../../primitives/buttons/Button/Button.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { focusFirst } from '../fields/focusFirst.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface ListNameFormProps {
  /** Names the form by its purpose: 'New list', 'Rename Lip days'. */
  label: string;
  initialName: string;
  submitLabel: string;
  onSubmit: (values: { readonly name: string }) => Promise<FormAnswer> | FormAnswer;
  onCancel: () => void;
}

/** Names a new or existing list. In a dialog its field gets the focus. */
export function ListNameForm({
  label,
  initialName,
  submitLabel,
  onSubmit,
  onCancel,
}: ListNameFormProps) {
  return (
    <ValidatedForm
      label={label}
      rules={listNameRules}
      initialValues={{ name: initialName }}
      onSubmit={onSubmit}
      submitLabel={submitLabel}
      secondaryActions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <ValidatedField name="name">
        {(field) => (
          <TextField
            {...field}
            ref={focusFirst}
            label="Name of the list"
            description={`Such as ‘Lip days’. At most ${LONGEST_LIST_NAME} characters`}
            autoComplete="off"
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
