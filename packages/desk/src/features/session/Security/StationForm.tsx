import { stationRules } from '@formulary/rules/accounts/staffMember';
import { TextField } from '@formulary/ui/fields/TextField';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';

interface StationFormProps {
  readonly initialName: string;
  readonly onSubmit: (values: { readonly name: string }) => Promise<FormAnswer>;
  readonly onCancel: () => void;
}

/** Names the shared station that this browser becomes. */
export function StationForm({ initialName, onSubmit, onCancel }: StationFormProps) {
  return (
    <ValidatedForm
      label="Make it a shared station"
      rules={stationRules}
      initialValues={{ name: initialName }}
      submitLabel="Make it a shared station"
      onSubmit={onSubmit}
      secondaryActions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <ValidatedField name="name">
        {(field) => (
          <TextField
            {...field}
            label="Name of the station"
            description="Such as Dispensary 1. The bar shows it"
            autoComplete="off"
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
