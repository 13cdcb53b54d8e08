import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { useState } from 'react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { DocumentFields } from '../DocumentFields.tsx';
import type { Documents, DocumentsProgress } from '../documents.ts';
import type { FormAnswer } from '../../validation/formRefusal.ts';
import { ValidatedForm } from '../../validation/ValidatedForm/ValidatedForm.tsx';

export interface DocumentsFormProps {
  onSubmit: (documents: Documents) => Promise<FormAnswer> | FormAnswer;
  /** Upload progress of each document, during the upload. */
  sent?: DocumentsProgress | undefined;
  /** Cancels the upload. */
  onCancel: () => void;
}

/** No document is required: the review may have asked for any of them. */
const rules: Readonly<Record<RegistrationDocument, readonly []>> = {
  passportOrLicence: [],
  certificate: [],
  utilityBill: [],
};
const nothing = { passportOrLicence: '', certificate: '', utilityBill: '' };

/** Sends documents of an application again after the review asked for them: at least one (spec 7.4). */
export function DocumentsForm({ onSubmit, sent, onCancel }: DocumentsFormProps) {
  const [documents, setDocuments] = useState<Documents>({});
  const submit = () => {
    const isEmpty = Object.values(documents).every((file) => file === undefined);
    return isEmpty ? { message: fieldSentences.anyDocument } : onSubmit(documents);
  };
  return (
    <ValidatedForm
      label="Documents"
      rules={rules}
      initialValues={nothing}
      onSubmit={submit}
      submitLabel="Send documents"
      pendingLabel="Sending…"
      secondaryActions={sent && <Button onClick={onCancel}>Cancel</Button>}
    >
      <DocumentFields
        documents={documents}
        onChange={setDocuments}
        sent={sent}
        onCancel={onCancel}
      />
    </ValidatedForm>
  );
}
