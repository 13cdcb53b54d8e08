import { TextField } from '../fields/TextField/TextField.tsx';
import { RuledField } from './RuledField.tsx';

export interface EmailFieldProps {
  label?: string;
  description?: string;
  /** What browsers fill in: an address of the user's, the one they sign in with, or nothing. */
  autoComplete?: 'email' | 'username' | 'off';
}

/** An e-mail address in a form: its name there is `email`. */
export function EmailField({
  label = 'Email',
  description,
  autoComplete = 'email',
}: EmailFieldProps) {
  return (
    <RuledField name="email">
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
    </RuledField>
  );
}
