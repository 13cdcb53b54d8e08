import {
  checkDocuments,
  type RegistrationDocument,
} from '@formulary/rules/accounts/registrationDocuments';
import { DOCUMENT_TYPES } from '@formulary/rules/forms/documentFile';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { FileField } from '../../fields/FileField/FileField.tsx';
import { documentLabels } from './documents.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';

export interface DocumentFieldProps {
  name: RegistrationDocument;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Upload progress, 0 to 100, while the form is sent. */
  progress?: number | undefined;
  /** Cancels the upload of the whole form. The document stays chosen. */
  onCancel: () => void;
}

/** Shows one document of an account (spec 5.6). The form holds the file name; the parent holds the file. */
export function DocumentField({ name, file, onChange, progress, onCancel }: DocumentFieldProps) {
  const isSending = progress !== undefined;
  return (
    <ValidatedField name={name}>
      {(field) => (
        <FileField
          id={field.id}
          name={name}
          label={documentLabels[name]}
          description="PDF, JPEG or PNG, at most 8 MB"
          errorMessage={field.errorMessage}
          accept={DOCUMENT_TYPES}
          refuse={({ type, size }) => checkDocuments({ [name]: { type, bytes: size } })[name]}
          severalMessage={fieldSentences.oneDocument}
          file={file}
          progress={progress}
          onChange={(next) => {
            if (isSending) {
              onCancel();
              return;
            }
            onChange(next);
            field.onChange(next?.name ?? '');
          }}
          isRequired={field.isRequired}
          isDisabled={isSending}
        />
      )}
    </ValidatedField>
  );
}
