import { emptyAddress, patientAddressFields } from '@formulary/rules/addresses/addressFields';
import { type PatientField, patientRules } from '@formulary/rules/patients/patientForm';
import type { Patient } from '@formulary/rules/patients/patient';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { AddressFields } from '../fields/AddressFields.tsx';
import { BirthDateField } from '../fields/BirthDateField.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { FieldPair } from '../fields/FieldPair.ts';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { NameFields } from '../fields/NameFields.tsx';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';
import type { Elements } from '../../primitives/elements.ts';
import { space } from '@formulary/theme/tokens';
import { duplicatesOfTyped } from '@formulary/rules/patients/likelyDuplicates';
import { useFormState } from 'react-final-form';
import { DuplicatePanel } from '../../pieces/patients/DuplicatePanel/DuplicatePanel.tsx';

export type PatientValues = Readonly<Record<PatientField, string>>;

export interface PatientFormProps {
  /** Initial values; omitted for a new patient. The date of birth is dd/MM/yyyy. */
  initialValues?: Partial<PatientValues>;
  /** Patient being edited. */
  patientId?: number | undefined;
  /** The user's own patients, searched for likely duplicates. */
  patients?: readonly Patient[] | undefined;
  /** Notice that the search for duplicates failed. */
  likelyNotice?: Elements;
  /** Current time, for the minimum age of 18. */
  now: Date;
  onSubmit: (values: PatientValues) => Promise<FormAnswer> | FormAnswer;
  /** Uses an existing patient instead of saving a new one. */
  onUse?: ((patient: Patient) => void) | undefined;
  /** Beside the submit button. */
  secondaryActions?: Elements;
}

const Notice = styled.div`
  padding-block-start: ${space[4]};
`;

const nothing: PatientValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthDate: '',
  ...emptyAddress(patientAddressFields),
};

const noPatients: readonly Patient[] = [];
const noUse = () => {};

/**
 * Adds or edits a patient (spec 2.25, 5.12). It lists likely duplicates below the date of birth and never merges them.
 * Autofill is off, so that the browser does not enter the user's own address.
 */
export function PatientForm({
  initialValues,
  patientId,
  patients = noPatients,
  likelyNotice,
  now,
  onSubmit,
  onUse = noUse,
  secondaryActions,
}: PatientFormProps) {
  const rules = useMemo(() => patientRules(now), [now]);
  const [isLikelyKnown, setIsLikelyKnown] = useState(false);
  const isNew = patientId === undefined;
  return (
    <ValidatedForm
      label="Patient"
      rules={rules}
      initialValues={{ ...nothing, ...initialValues }}
      onSubmit={onSubmit}
      submitLabel={isNew && isLikelyKnown ? 'Save as a new patient' : 'Save patient'}
      secondaryActions={secondaryActions}
    >
      <NameFields autoComplete="off" />
      <div>
        <BirthDateField autoComplete="off" now={now} />
        <LikelyPatients
          patients={patients}
          patientId={patientId}
          now={now}
          onUse={onUse}
          onFound={setIsLikelyKnown}
        />
        {likelyNotice && <Notice>{likelyNotice}</Notice>}
      </div>
      <AddressFields fields={patientAddressFields} autoComplete="off" />
      <FieldPair>
        <EmailField autoComplete="off" />
        <ValidatedField name="phone">
          {(field) => <TextField {...field} label="Contact number" type="tel" autoComplete="off" />}
        </ValidatedField>
      </FieldPair>
    </ValidatedForm>
  );
}

interface LikelyPatientsProps {
  readonly patients: readonly Patient[];
  /** Patient being edited. */
  readonly patientId: number | undefined;
  readonly now: Date;
  readonly onUse: (patient: Patient) => void;
  /** Reports whether there are likely duplicates. */
  readonly onFound: (isAnybody: boolean) => void;
}

/** Lists existing patients who are likely duplicates of the one in the surrounding form. */
function LikelyPatients({ patients, patientId, now, onUse, onFound }: LikelyPatientsProps) {
  const { values } = useFormState<PatientValues>({ subscription: { values: true } });
  const duplicates = duplicatesOfTyped(values, patients, patientId);
  const isAnybody = duplicates.length > 0;
  useEffect(() => onFound(isAnybody), [onFound, isAnybody]);
  return <DuplicatePanel duplicates={duplicates} now={now} onUse={onUse} />;
}
