import { birthDates } from '@formulary/rules/forms/birthDates';
import { DateField } from '../fields/DateField/DateField.tsx';
import { RuledField } from './RuledField.tsx';

export interface BirthDateFieldProps {
  /** What browsers fill in: the user's own date of birth, or nothing. */
  autoComplete: 'bday' | 'off';
  /** Now: who is born is at least 18. */
  now: Date;
}

/** The date of birth of somebody of age in a form: its name there is `birthDate` (spec 5.2, 5.12). */
export function BirthDateField({ autoComplete, now }: BirthDateFieldProps) {
  const { earliest, latest } = birthDates(now);
  return (
    <RuledField name="birthDate">
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
    </RuledField>
  );
}
