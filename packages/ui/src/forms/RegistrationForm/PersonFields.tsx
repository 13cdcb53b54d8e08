import { TextField } from '../../fields/TextField/TextField.tsx';
import { BirthDateField } from '../BirthDateField.tsx';
import { FieldPair } from '../FieldPair.ts';
import { RuledField } from '../RuledField.tsx';

export interface PersonFieldsProps {
  /** Now: who registers is at least 18. */
  now: Date;
}

/** More about who registers: phone, date of birth, and a user name and company if there are any (spec 3.7, 5.2). */
export function PersonFields({ now }: PersonFieldsProps) {
  return (
    <>
      <FieldPair>
        <RuledField name="phone">
          {(field) => (
            <TextField
              {...field}
              label="Contact number"
              description="Only used about your account and orders"
              type="tel"
              autoComplete="tel"
            />
          )}
        </RuledField>
        <BirthDateField autoComplete="bday" now={now} />
      </FieldPair>
      <FieldPair>
        <RuledField name="username">
          {(field) => <TextField {...field} label="Username" autoComplete="nickname" />}
        </RuledField>
        <RuledField name="company">
          {(field) => <TextField {...field} label="Company" autoComplete="organization" />}
        </RuledField>
      </FieldPair>
    </>
  );
}
