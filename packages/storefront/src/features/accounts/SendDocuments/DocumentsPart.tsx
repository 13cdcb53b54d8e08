import { DocumentsForm } from '@formulary/ui/forms/DocumentsForm';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { registrationRefusal } from '../registrationRefusal.ts';
import { type SentDocuments, sendDocuments } from '../sendDocuments.ts';
import { useUpload } from '../../../lib/screen/useUpload.ts';

interface DocumentsPartProps {
  /** From the link in the e-mail. */
  readonly token: string;
  readonly onSent: () => void;
}

/** The form with its sending: progress, a way to call it off, and what the server says on its fields. */
export function DocumentsPart({ token, onSent }: DocumentsPartProps) {
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
