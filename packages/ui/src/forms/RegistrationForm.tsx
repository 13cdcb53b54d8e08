import type { FormRules } from '@formulary/rules/people/fieldCheck';
import { required } from '@formulary/rules/people/fieldChecks';
import {
  type RegistrationDocument,
  registrationDocuments,
} from '@formulary/rules/people/registrationDocuments';
import type { RegistrationField } from '@formulary/rules/people/registrationFields';
import { registrationRules } from '@formulary/rules/people/registrationRules';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { useMemo, useState } from 'react';
import { AddressFields } from './AddressFields.tsx';
import { ClinicFields } from './ClinicFields.tsx';
import { DocumentField } from './DocumentField.tsx';
import { emptyRegistration } from './emptyRegistration.ts';
import type { FormAnswer } from './formRefusal.ts';
import { FormSection } from './FormSection.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ProfessionFields } from './ProfessionFields.tsx';
import { RuledForm } from './RuledForm.tsx';

type Documents = Readonly<Partial<Record<RegistrationDocument, File | undefined>>>;

/** What a registration sends: what was typed, whether they prescribe, and the three documents. */
export interface RegistrationSubmission {
  readonly values: Readonly<Record<RegistrationField, string>>;
  readonly isPrescriber: boolean;
  readonly documents: Readonly<Record<RegistrationDocument, File>>;
}

export interface RegistrationFormProps {
  /** Healthcare professionals also give their status and registration number (spec 5.5). */
  isProfessional: boolean;
  /** Now: who registers is at least 18. */
  now: Date;
  onSubmit: (submission: RegistrationSubmission) => Promise<FormAnswer> | FormAnswer;
  /** How much of the documents has been sent, 0 to 100, while they are. */
  progress?: number | undefined;
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
 * The registration of a practice (spec 2.3, 5.2 to 5.7). Documents are judged as they are chosen and must all be there;
 * sentences of the server go to their fields by the form's own names.
 */
export function RegistrationForm({
  isProfessional,
  now,
  onSubmit,
  progress,
}: RegistrationFormProps) {
  const [isPrescriber, setIsPrescriber] = useState(false);
  const [documents, setDocuments] = useState<Documents>({});
  const rules = useMemo(() => rulesOf(isProfessional, now), [isProfessional, now]);

  const submit = (typed: Readonly<Record<Name, string>>) => {
    const { passportOrLicence, certificate, utilityBill } = documents;
    // Names that came back from a draft have no file behind them any more.
    if (!passportOrLicence || !certificate || !utilityBill)
      return { message: fieldSentences.documentsAgain };
    const { passportOrLicence: _p, certificate: _c, utilityBill: _u, ...values } = typed;
    const files = { passportOrLicence, certificate, utilityBill };
    return onSubmit({ values, isPrescriber, documents: files });
  };

  const documentProps = (name: RegistrationDocument) => ({
    name,
    file: documents[name],
    progress,
    onChange: (file: File | undefined) => setDocuments((all) => ({ ...all, [name]: file })),
  });

  return (
    <RuledForm
      label="Registration"
      rules={rules}
      initialValues={emptyRegistration}
      onSubmit={submit}
      submitLabel="Register"
      pendingLabel="Registering…"
    >
      <FormSection legend="About you">
        <PersonFields now={now} />
      </FormSection>
      <FormSection legend="Your password">
        <NewPasswordFields />
      </FormSection>
      <FormSection legend="Billing address">
        <AddressFields section="billing" />
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
        <DocumentField {...documentProps('passportOrLicence')} label="Passport or license" />
        <DocumentField {...documentProps('certificate')} label="Aesthetics Training Certificate" />
        <DocumentField
          {...documentProps('utilityBill')}
          label="Utility bill, dated within the last 3 months"
        />
      </FormSection>
    </RuledForm>
  );
}
