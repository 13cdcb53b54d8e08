import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy, useState } from 'react';
import { useParams } from 'react-router';
import { NoReferrer } from '../../../lib/screen/headMeta.tsx';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { SignInPanel } from '../SignIn/SignInPanel.tsx';

const DocumentsSection = lazy(async () => ({
  default: (await loadLazily(() => import('./DocumentsSection.tsx'))).DocumentsSection,
}));

/** Lets an applicant send documents that the review asked for, through the mailed link (spec 7.4, reading R19). */
export function SendDocuments() {
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  useHeadingFocus(isDone ? 'done' : 'form');
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
            <LazySuspense fallback={<ScreenLoading />}>
              <DocumentsSection token={token} onSent={() => setIsDone(true)} />
            </LazySuspense>
          </>
        )}
      </SignInPanel>
    </Screen>
  );
}
