import { emptyAddress, postalFields } from '@formulary/rules/addresses/addressFields';
import type { FormRules } from '@formulary/rules/forms/fieldCheck';
import { required } from '@formulary/rules/forms/fieldChecks';
import {
  type RegistrationDocument,
  registrationDocuments,
} from '@formulary/rules/accounts/registrationDocuments';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import { registrationRules } from '@formulary/rules/accounts/registrationRules';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { useMemo, useState } from 'react';
import { AddressFields } from '../fields/AddressFields.tsx';
import { CountrySelect } from '../fields/CountrySelect.tsx';
import { ClinicFields } from './ClinicFields.tsx';
import { Button } from '../../primitives/buttons/Button/Button.tsx';
import { DocumentFields } from '../documents/DocumentFields.tsx';
import type { Documents, DocumentsProgress } from '../documents/documents.ts';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { FormSection } from './FormSection.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ProfessionFields } from './ProfessionFields.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';
import { SignInDetailsFields } from './SignInDetailsFields.tsx';
import { clinicFields } from '@formulary/rules/addresses/clinicAddress';

/** Initial values of an empty registration form. */
const emptyRegistration: Readonly<Record<RegistrationField | RegistrationDocument, string>> = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  phone: '',
  birthDate: '',
  username: '',
  company: '',
  ...emptyAddress(postalFields),
  ...emptyAddress(clinicFields),
  professionalStatus: '',
  registrationNumber: '',
  passportOrLicence: '',
  certificate: '',
  utilityBill: '',
};

/** Values, prescriber choice and the three documents of a registration. */
export interface RegistrationSubmission {
  readonly values: Readonly<Record<RegistrationField, string>>;
  readonly isPrescriber: boolean;
  readonly documents: Readonly<Record<RegistrationDocument, File>>;
}

export interface RegistrationFormProps {
  /** Healthcare professionals also give their status and registration number (spec 5.5). */
  isProfessional: boolean;
  /** Current time, for the minimum age of 18. */
  now: Date;
  onSubmit: (submission: RegistrationSubmission) => Promise<FormAnswer> | FormAnswer;
  /** Upload progress of each document, during the upload. */
  sent?: DocumentsProgress | undefined;
  /** Cancels the upload. */
  onCancel: () => void;
}

type Name = RegistrationField | RegistrationDocument;

function rulesOf(isProfessional: boolean, now: Date): FormRules<Name> {
  const { passportOrLicence, certificate, utilityBill } = registrationDocuments;
  return {
    ...registrationRules({ isProfessional }, now),
    passportOrLicence: [required(passportOrLicence)],
    certificate: [required(certificate)],
    utilityBill: [required(utilityBill)],
  };
}

/**
 * Registers a practice (spec 2.3, 5.2 to 5.7). Documents are validated when chosen and all are required. Server errors
 * show on the fields with the same names.
 */
export function RegistrationForm({
  isProfessional,
  now,
  onSubmit,
  sent,
  onCancel,
}: RegistrationFormProps) {
  const [isPrescriber, setIsPrescriber] = useState(false);
  const [documents, setDocuments] = useState<Documents>({});
  const rules = useMemo(() => rulesOf(isProfessional, now), [isProfessional, now]);

  const submit = (typed: Readonly<Record<Name, string>>) => {
    const { passportOrLicence, certificate, utilityBill } = documents;
    // Names restored from a draft have no files.
    if (!passportOrLicence || !certificate || !utilityBill)
      return { message: fieldSentences.documentsAgain };
    const { passportOrLicence: _p, certificate: _c, utilityBill: _u, ...values } = typed;
    const files = { passportOrLicence, certificate, utilityBill };
    return onSubmit({ values, isPrescriber, documents: files });
  };

  return (
    <ValidatedForm
      label="Registration"
      rules={rules}
      initialValues={emptyRegistration}
      onSubmit={submit}
      submitLabel="Register"
      pendingLabel="Registering…"
      secondaryActions={sent && <Button onClick={onCancel}>Cancel</Button>}
    >
      <FormSection legend="Your account">
        <SignInDetailsFields />
      </FormSection>
      <FormSection legend="About you">
        <PersonFields now={now} />
      </FormSection>
      <FormSection legend="Billing address">
        <AddressFields fields={postalFields} autoComplete="billing" countryInput={CountrySelect} />
      </FormSection>
      <FormSection legend="Clinic address">
        <ClinicFields />
      </FormSection>
      {isProfessional && (
        <FormSection legend="Your profession">
          <ProfessionFields isPrescriber={isPrescriber} onPrescriberChange={setIsPrescriber} />
        </FormSection>
      )}
      <FormSection legend="Documents">
        <DocumentFields
          documents={documents}
          onChange={setDocuments}
          sent={sent}
          onCancel={onCancel}
        />
      </FormSection>
    </ValidatedForm>
  );
}
