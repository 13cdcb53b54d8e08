import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';

/** Asks for the code of the second factor, as the field `code` of a form. */
export function CodeField() {
  return (
    <ValidatedField name="code">
      {(field) => (
        <TextField
          {...field}
          label="Code"
          description="The six digits of your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
        />
      )}
    </ValidatedField>
  );
}
