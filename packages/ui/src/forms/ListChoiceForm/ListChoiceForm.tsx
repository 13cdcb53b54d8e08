import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { listChoiceRules, NEW_LIST } from '@formulary/rules/lists/listForms';
import type { ListSummary } from '@formulary/rules/lists/productList';
import { LONGEST_LIST_NAME } from '@formulary/rules/lists/listLimits';
import { useField } from 'react-final-form';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Button } from '../../primitives/buttons/Button/Button.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

/** The choice: a list id, or NEW_LIST with a name; and the value of a purchase option. */
export interface ListChoice {
  readonly list: string;
  readonly name: string;
  readonly option: string;
}

export interface ListChoiceFormProps {
  /** Names the form by its purpose: 'Add to a list', 'Save as a list'. */
  label: string;
  lists: readonly ListSummary[];
  /** Initial values. The form asks for the purchase option only if it is empty. */
  initial: ListChoice;
  onSubmit: (choice: ListChoice) => Promise<FormAnswer> | FormAnswer;
  onCancel: () => void;
}

/** Shows the name field for a new list. */
function NameOfNew() {
  const { input } = useField<string>('list', { subscription: { value: true } });
  if (input.value !== NEW_LIST) return null;
  return (
    <ValidatedField name="name">
      {(field) => (
        <TextField
          {...field}
          isRequired
          label="Name of the list"
          description={`At most ${LONGEST_LIST_NAME} characters`}
          autoComplete="off"
        />
      )}
    </ValidatedField>
  );
}

/** Chooses a list to add products to, or names a new one. Asks for the purchase option of a product that has both. */
export function ListChoiceForm({ label, lists, initial, onSubmit, onCancel }: ListChoiceFormProps) {
  const choices = [
    { value: NEW_LIST, label: 'A new list' },
    ...lists.map(({ id, name, lineCount }) => ({
      value: String(id),
      label: name,
      aside: lineCount === 1 ? '1 product' : `${lineCount} products`,
    })),
  ];
  return (
    <ValidatedForm
      label={label}
      rules={listChoiceRules}
      initialValues={{ ...initial }}
      onSubmit={onSubmit}
      submitLabel="Save"
      secondaryActions={<Button onClick={onCancel}>Cancel</Button>}
    >
      {initial.option === '' && (
        <ValidatedField name="option">
          {(field) => (
            <Select
              {...field}
              label="Purchase option"
              options={purchaseOptions}
              placeholder="Choose a purchase option"
            />
          )}
        </ValidatedField>
      )}
      <ValidatedField name="list">
        {(field) => <RadioGroup {...field} label="List" options={choices} />}
      </ValidatedField>
      <NameOfNew />
    </ValidatedForm>
  );
}
