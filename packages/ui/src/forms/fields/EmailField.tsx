import { TextField } from '../../fields/TextField/TextField.tsx';
import { ValidatedField } from '../validation/ValidatedField.tsx';

export interface EmailFieldProps {
  label?: string;
  description?: string;
  /** Browser autofill: the user's address, their sign-in address, or off. */
  autoComplete?: 'email' | 'username' | 'off';
}

/** Shows the `email` field of a form. */
export function EmailField({
  label = 'Email',
  description,
  autoComplete = 'email',
}: EmailFieldProps) {
  return (
    <ValidatedField name="email">
      {(field) => (
        <TextField
          {...field}
          label={label}
          description={description}
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </ValidatedField>
  );
}
