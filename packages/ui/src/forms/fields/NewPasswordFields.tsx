import { PasswordField } from '../../fields/PasswordField/PasswordField.tsx';
import { ValidatedField } from '../validation/ValidatedField.tsx';

/** Shows the fields `password` and `passwordConfirmation` of a form (spec 5.2, 5.10). */
export function NewPasswordFields() {
  return (
    <>
      <ValidatedField name="password">
        {(field) => (
          <PasswordField
            {...field}
            label="Password"
            description="At least 8 characters"
            autoComplete="new-password"
          />
        )}
      </ValidatedField>
      <ValidatedField name="passwordConfirmation">
        {(field) => (
          <PasswordField {...field} label="Confirm password" autoComplete="new-password" />
        )}
      </ValidatedField>
    </>
  );
}
