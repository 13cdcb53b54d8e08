import { birthDates } from '@formulary/rules/forms/birthDates';
import { DateField } from '../../fields/DateField/DateField.tsx';
import { ValidatedField } from '../validation/ValidatedField.tsx';

export interface BirthDateFieldProps {
  /** Browser autofill: the user's own date of birth, or off. */
  autoComplete: 'bday' | 'off';
  /** Current time, for the minimum age of 18. */
  now: Date;
}

/** Shows the `birthDate` field of a form, for adults only (spec 5.2, 5.12). */
export function BirthDateField({ autoComplete, now }: BirthDateFieldProps) {
  const { earliest, latest } = birthDates(now);
  return (
    <ValidatedField name="birthDate">
      {(field) => (
        <DateField
          {...field}
          label="Date of birth"
          autoComplete={autoComplete}
          now={now}
          min={earliest}
          max={latest}
          opensIn="years"
        />
      )}
    </ValidatedField>
  );
}
