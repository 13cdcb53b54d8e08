import { DocumentsForm } from '@formulary/ui/forms/documents/DocumentsForm';
import { ApiProblem } from '../../../lib/http/problems/ApiProblem.ts';
import { registrationRefusal } from '../registrationRefusal.ts';
import { type SentDocuments, sendDocuments } from '../sendDocuments.ts';
import { useUpload } from '../../../lib/screen/useUpload.ts';

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
