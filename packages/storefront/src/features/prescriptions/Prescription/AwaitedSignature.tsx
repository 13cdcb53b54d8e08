import { resendConfirmation } from '@formulary/rules/calls/prescriptionCalls';
import { formatTime } from '@formulary/rules/dates/timeOfDay';
import { confirmationSentBy } from '@formulary/rules/prescriptions/status';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { notices } from '@formulary/rules/problems/notices';
import { SignatureAwaited } from '@formulary/ui/pieces/signing/SignatureAwaited';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { useNow } from '@formulary/client/screen/useNow';

/**
 * Shows a signature that waits for the link mailed to its prescriber, and can resend the mail (spec 4.5, reading R7).
 */
export function AwaitedSignature({ id, prescriber, signedAt }: Prescription) {
  const [isResending, setIsResending] = useState(false);
  const { notify } = useToasts();
  const now = useNow();
  const sentBy = signedAt && confirmationSentBy(signedAt);
  const resend = async () => {
    setIsResending(true);
    try {
      await callApi(resendConfirmation, { body: { id } });
      notify({ id: 'prescription', tone: 'success', message: notices.confirmationResent });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notify({ id: 'prescription', tone: 'danger', message: problem.message });
    } finally {
      setIsResending(false);
    }
  };
  return (
    <SignatureAwaited
      sentTo={maskedEmail(prescriber.email)}
      sentBy={sentBy && formatTime(sentBy)}
      isOnItsWay={sentBy !== undefined && now < sentBy}
      isResending={isResending}
      onResend={() => void resend()}
    />
  );
}

/** Masks an e-mail address so that only its owner recognises it: 'd•••@clinic.uk'. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
