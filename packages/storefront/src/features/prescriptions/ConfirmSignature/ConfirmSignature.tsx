import { formatDay } from '@formulary/rules/dates/day';
import { SignatureConfirmed } from '@formulary/ui/pieces/signing/SignatureConfirmed';
import { SignatureNotConfirmed } from '@formulary/ui/pieces/signing/SignatureNotConfirmed';
import { SignatureToConfirm } from '@formulary/ui/pieces/signing/SignatureToConfirm';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy } from 'react';
import { useParams } from 'react-router';
import { isDeadLink } from '../../../lib/http/problems/isDeadLink.ts';
import { NoReferrer } from '../../../lib/screen/headMeta.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { readPositive } from '@formulary/rules/paging/pages';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { useConfirmSignature } from './useConfirmSignature.ts';

/** Lazy: visitors have no prescriptions. */
const OwnSignature = lazy(async () => ({
  default: (await loadLazily(() => import('./OwnSignature.tsx'))).OwnSignature,
}));

const TITLE = 'Confirm your signature';
const VERIFIED = 'Sign Verified!';

/** Shows the page of a mailed signature link, identified by its token alone (spec 2.20, reading R7). */
export function ConfirmSignature() {
  const { prescriptionId, token = '' } = useParams();
  const confirmation = useConfirmSignature(token);
  const { described, error, isSignedIn, isOwn, setOwn, isDone } = confirmation;
  const href = paths.prescription(described?.id ?? readPositive(prescriptionId) ?? 0);
  // A retry or a new link would not help.
  const isRefused = error?.code === 'signer-not-active' || error?.code === 'prescription-altered';
  const isBefore = described?.isConfirmed === true;
  const isAsked = described && !error && !isDone && !isBefore && isOwn === false;
  const isVerified = described !== undefined && !error && (isDone || isBefore);
  useHeadingFocus(isDone || isBefore || error ? 'answered' : 'asking');
  return (
    <Screen title={isVerified ? VERIFIED : TITLE}>
      <NoReferrer />
      {isSignedIn && described && (
        <LazySuspense>
          <OwnSignature id={described.id} isDone={isDone} onKnown={setOwn} />
        </LazySuspense>
      )}
      {error && (
        <SignatureNotConfirmed
          message={error.message}
          prescriptionHref={isRefused ? undefined : href}
          isRetrying={confirmation.isRetrying}
          onRetry={isRefused || isDeadLink(error) ? undefined : confirmation.retry}
        />
      )}
      {isVerified && (
        <SignatureConfirmed
          prescriptionId={described.id}
          isBefore={isBefore}
          prescriptionHref={href}
        />
      )}
      {isAsked && (
        <SignatureToConfirm
          prescriptionId={described.id}
          orderNumber={described.orderNumber}
          date={formatDay(described.date)}
          isConfirming={confirmation.isConfirming}
          onConfirm={confirmation.confirm}
        />
      )}
      {!error && !isDone && !isBefore && !isAsked && (
        <>
          <VisuallyHidden as="h1">{TITLE}</VisuallyHidden>
          <ScreenLoading />
        </>
      )}
    </Screen>
  );
}
