import { professionalStatuses } from '@formulary/rules/accounts/professionalStatuses';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FieldPair } from '../fields/FieldPair.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';

export interface ProfessionFieldsProps {
  isPrescriber: boolean;
  onPrescriberChange: (isPrescriber: boolean) => void;
}

const options = professionalStatuses.map(([, name]) => ({ value: name, label: name }));

/** Shows the fields of a healthcare professional, and whether they prescribe (spec 1.2, 3.8, 5.5). */
export function ProfessionFields({ isPrescriber, onPrescriberChange }: ProfessionFieldsProps) {
  return (
    <>
      <FieldPair>
        <ValidatedField name="professionalStatus">
          {(field) => (
            <Select
              {...field}
              label="Professional status"
              options={options}
              placeholder="Choose a status"
              autoComplete="off"
            />
          )}
        </ValidatedField>
        <ValidatedField name="registrationNumber">
          {(field) => (
            <TextField
              {...field}
              label="Professional registration number"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </ValidatedField>
      </FieldPair>
      <Checkbox
        label="I am a prescriber"
        description="You can sign prescriptions for practitioners who ask you to"
        isChecked={isPrescriber}
        onChange={onPrescriberChange}
      />
    </>
  );
}
