import {
  type RegistrationDocument,
  registrationDocuments,
} from '@formulary/rules/accounts/registrationDocuments';
import { DocumentField } from './DocumentField.tsx';
import type { Documents, DocumentsProgress } from './documents.ts';

export interface DocumentFieldsProps {
  documents: Documents;
  onChange: (documents: Documents) => void;
  sent: DocumentsProgress | undefined;
  onCancel: () => void;
}

const names = Object.keys(registrationDocuments) as RegistrationDocument[];

/** Shows the three documents of an account, each with its size and upload progress (spec 5.6). */
export function DocumentFields({ documents, onChange, sent, onCancel }: DocumentFieldsProps) {
  return names.map((name) => (
    <DocumentField
      key={name}
      name={name}
      file={documents[name]}
      onChange={(file) => onChange({ ...documents, [name]: file })}
      progress={sent && documents[name] ? (sent[name] ?? 0) : undefined}
      onCancel={onCancel}
    />
  ));
}
