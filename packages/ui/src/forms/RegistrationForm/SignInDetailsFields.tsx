import { TextField } from '../../fields/TextField/TextField.tsx';
import { EmailField } from '../EmailField.tsx';
import { FieldPair } from '../FieldPair.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { RuledField } from '../RuledField.tsx';

/**
 * Names, e-mail and password of somebody who registers (spec 5.2). The address stands right before the password, where
 * password managers look for what belongs to it.
 */
export function SignInDetailsFields() {
  return (
    <>
      <FieldPair>
        <RuledField name="firstName">
          {(field) => <TextField {...field} label="First name" autoComplete="given-name" />}
        </RuledField>
        <RuledField name="lastName">
          {(field) => <TextField {...field} label="Last name" autoComplete="family-name" />}
        </RuledField>
      </FieldPair>
      <EmailField description="You sign in with it, and we send the confirmation there" />
      <NewPasswordFields />
    </>
  );
}
