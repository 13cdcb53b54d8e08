import { TextField } from '@formulary/ui/fields/TextField';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';

/** Asks for the reference of a refund that was paid out. `isFirst` gives it the focus as its dialog opens. */
export function ReferenceField({ isFirst = false }: { readonly isFirst?: boolean }) {
  return (
    <ValidatedField name="reference">
      {(field) => (
        <TextField
          {...field}
          {...(isFirst ? { ref: focusFirst } : {})}
          label="Reference"
          description="Of the transfer or card refund; the buyer reads it too"
          autoComplete="off"
        />
      )}
    </ValidatedField>
  );
}
