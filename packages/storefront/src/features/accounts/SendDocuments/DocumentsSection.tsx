import { DocumentsForm } from '@formulary/ui/forms/documents/DocumentsForm';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { registrationRefusal } from '../registrationRefusal.ts';
import { useUpload } from '../../../lib/screen/useUpload.ts';
import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import { uploadDocuments } from '@formulary/rules/calls/joiningCalls';
import type { FormOptions } from '@formulary/client/http/files/sendForm';
import { sendForm } from '../../../lib/http/files/sendForm.ts';

/** At least one of an account's documents. */
type SentDocuments = Readonly<Partial<Record<RegistrationDocument, File | undefined>>>;

/** Sends requested documents, with the one-time ticket of the e-mail (spec 7.4). */
async function sendDocuments(
  ticket: string,
  documents: SentDocuments,
  options: FormOptions,
): Promise<void> {
  await sendForm(uploadDocuments, { body: { ticket }, files: documents }, options);
}

interface DocumentsSectionProps {
  /** Token from the mailed link. */
  readonly token: string;
  readonly onSent: () => void;
}

/** Shows the form and its upload: progress, cancel, and the server's messages on the fields. */
export function DocumentsSection({ token, onSent }: DocumentsSectionProps) {
  const { sent, send, cancel } = useUpload();

  const submit = async (documents: SentDocuments) => {
    try {
      if (await send((options) => sendDocuments(token, documents, options))) onSent();
    } catch (problem) {
      if (problem instanceof ApiProblem) return registrationRefusal(problem);
      throw problem;
    }
    return undefined;
  };

  return <DocumentsForm onSubmit={submit} sent={sent} onCancel={cancel} />;
}
