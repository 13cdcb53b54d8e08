import { type PatientField, patientRules } from '@formulary/rules/patients/patientRules';
import { useMemo } from 'react';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { BirthDateField } from '../BirthDateField.tsx';
import { EmailField } from '../EmailField.tsx';
import { FieldPair } from '../FieldPair.ts';
import type { FormAnswer } from '../formRefusal.ts';
import { RuledField } from '../RuledField.tsx';
import { RuledForm } from '../RuledForm/RuledForm.tsx';

export type PatientValues = Readonly<Record<PatientField, string>>;

export interface PatientFormProps {
  /** What the form begins with; nothing for a new patient. The date of birth as dd/MM/yyyy. */
  initialValues?: PatientValues;
  /** Now: a patient is at least 18. */
  now: Date;
  onSubmit: (values: PatientValues) => Promise<FormAnswer> | FormAnswer;
}

const nothing: PatientValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthDate: '',
  postcode: '',
  street: '',
  city: '',
  county: '',
};

/** A patient, new or changed (spec 2.25, 5.12). The browser must not fill in the user's own address, so nothing is autocompleted. */
export function PatientForm({ initialValues, now, onSubmit }: PatientFormProps) {
  const rules = useMemo(() => patientRules(now), [now]);
  return (
    <RuledForm
      label="Patient"
      rules={rules}
      initialValues={initialValues ?? nothing}
      onSubmit={onSubmit}
      submitLabel="Save patient"
    >
      <FieldPair>
        <RuledField name="firstName">
          {(field) => <TextField {...field} label="First name" autoComplete="off" />}
        </RuledField>
        <RuledField name="lastName">
          {(field) => <TextField {...field} label="Last name" autoComplete="off" />}
        </RuledField>
      </FieldPair>
      <BirthDateField autoComplete="off" now={now} />
      <FieldPair>
        <EmailField autoComplete="off" />
        <RuledField name="phone">
          {(field) => <TextField {...field} label="Contact number" type="tel" autoComplete="off" />}
        </RuledField>
      </FieldPair>
      <FieldPair>
        <RuledField name="postcode">
          {(field) => <TextField {...field} label="Postcode" autoComplete="off" />}
        </RuledField>
        <RuledField name="street">
          {(field) => <TextField {...field} label="Address" autoComplete="off" />}
        </RuledField>
      </FieldPair>
      <FieldPair>
        <RuledField name="city">
          {(field) => <TextField {...field} label="City" autoComplete="off" />}
        </RuledField>
        <RuledField name="county">
          {(field) => <TextField {...field} label="County" autoComplete="off" />}
        </RuledField>
      </FieldPair>
    </RuledForm>
  );
}
