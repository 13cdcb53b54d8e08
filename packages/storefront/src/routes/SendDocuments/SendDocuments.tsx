import { DocumentsForm } from '@formulary/ui/forms/DocumentsForm';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { type SentDocuments, sendDocuments } from '../../api/account/sendDocuments.ts';
import { registrationRefusal } from '../../api/account/registrationRefusal.ts';
import { NoReferrer } from '../../app/NoReferrer.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useHeadingFocus } from '../../app/useHeadingFocus.ts';
import { useUpload } from '../../app/useUpload.ts';
import { SignInPanel } from '../SignIn/SignInPanel.tsx';

/** Documents that the review of an application asked for, with the link from that e-mail (spec 7.4, reading R19). */
export function SendDocuments() {
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  const { sent, send, cancel } = useUpload();
  useHeadingFocus(isDone ? 'done' : 'form');

  const submit = async (documents: SentDocuments) => {
    try {
      setIsDone(await send((options) => sendDocuments(token, documents, options)));
    } catch (problem) {
      if (problem instanceof ApiProblem) return registrationRefusal(problem);
      throw problem;
    }
    return undefined;
  };

  const title = isDone ? 'Thank you for your documents' : 'Send your documents';
  return (
    <Screen title={title}>
      <NoReferrer />
      <SignInPanel>
        <h1 tabIndex={-1}>{title}</h1>
        {isDone ? (
          <p>
            Our team goes on with your application and writes to you as soon as it is reviewed. You
            may close this page.
          </p>
        ) : (
          <>
            <p>Our email says which of them we need. What you do not choose stays as it is.</p>
            <DocumentsForm onSubmit={submit} sent={sent} onCancel={cancel} />
          </>
        )}
      </SignInPanel>
    </Screen>
  );
}
