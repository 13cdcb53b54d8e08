import { checkDocuments } from '@formulary/rules/people/checkDocuments';
import { DOCUMENT_TYPES } from '@formulary/rules/people/documentFile';
import type { RegistrationDocument } from '@formulary/rules/people/registrationDocuments';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { FileField } from '../primitives/FileField.tsx';
import { RuledField } from './RuledField.tsx';

export interface DocumentFieldProps {
  name: RegistrationDocument;
  label: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** How much of the documents has been sent, 0 to 100, while they are. */
  progress?: number | undefined;
}

/** One document of a registration (spec 5.6). The form holds the file's name; the file itself is the owner's. */
export function DocumentField({ name, label, file, onChange, progress }: DocumentFieldProps) {
  return (
    <RuledField name={name}>
      {(field) => (
        <FileField
          id={field.id}
          name={name}
          label={label}
          description="PDF, JPEG or PNG, at most 8 MB"
          errorMessage={field.errorMessage}
          accept={DOCUMENT_TYPES}
          refuse={({ type, size }) => checkDocuments({ [name]: { type, bytes: size } })[name]}
          severalMessage={fieldSentences.oneDocument}
          file={file}
          progress={progress}
          onChange={(next) => {
            onChange(next);
            field.onChange(next?.name ?? '');
          }}
          isRequired
        />
      )}
    </RuledField>
  );
}
