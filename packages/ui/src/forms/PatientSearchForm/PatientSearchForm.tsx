import { patientSearchRules } from '@formulary/rules/customers/dataForms';
import { parseDate } from '@formulary/rules/dates/dateField';
import type { Day } from '@formulary/rules/dates/day';
import { TextField } from '../../fields/TextField/TextField.tsx';
import type { Elements } from '../../primitives/elements.ts';
import { BirthDateField } from '../fields/BirthDateField.tsx';
import { focusFirst } from '../fields/focusFirst.ts';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

/** Whom to find: both must match. */
export interface SoughtPatient {
  readonly search: string;
  readonly birthDate: Day;
}

export interface PatientSearchFormProps {
  now: Date;
  secondaryActions?: Elements;
  onSubmit: (patient: SoughtPatient) => Promise<FormAnswer> | FormAnswer;
}

/** Finds the patients of any practitioner by name and date of birth together. */
export function PatientSearchForm({ now, secondaryActions, onSubmit }: PatientSearchFormProps) {
  return (
    <ValidatedForm
      label="Find a patient"
      rules={patientSearchRules}
      initialValues={{ search: '', birthDate: '' }}
      onSubmit={({ search, birthDate }) =>
        // The rules accept dates only.
        onSubmit({ search, birthDate: parseDate(birthDate) ?? '' })
      }
      submitLabel="Find"
      pendingLabel="Looking…"
      secondaryActions={secondaryActions}
    >
      <ValidatedField name="search">
        {(field) => (
          <TextField {...field} ref={focusFirst} label="Name of the patient" autoComplete="off" />
        )}
      </ValidatedField>
      <BirthDateField autoComplete="off" now={now} />
    </ValidatedForm>
  );
}
