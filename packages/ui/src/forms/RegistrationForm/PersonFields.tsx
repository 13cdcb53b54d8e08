import { TextField } from '../../fields/TextField/TextField.tsx';
import { BirthDateField } from '../fields/BirthDateField.tsx';
import { FieldPair } from '../fields/FieldPair.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';

export interface PersonFieldsProps {
  /** Current time, for the minimum age of 18. */
  now: Date;
}

/** Shows further personal fields: phone, date of birth, optional user name and company (spec 3.7, 5.2). */
export function PersonFields({ now }: PersonFieldsProps) {
  return (
    <>
      <FieldPair>
        <ValidatedField name="phone">
          {(field) => (
            <TextField
              {...field}
              label="Contact number"
              description="Only used about your account and orders"
              type="tel"
              autoComplete="tel"
            />
          )}
        </ValidatedField>
        <BirthDateField autoComplete="bday" now={now} />
      </FieldPair>
      <FieldPair>
        <ValidatedField name="username">
          {(field) => <TextField {...field} label="Username" autoComplete="nickname" />}
        </ValidatedField>
        <ValidatedField name="company">
          {(field) => <TextField {...field} label="Company" autoComplete="organization" />}
        </ValidatedField>
      </FieldPair>
    </>
  );
}
