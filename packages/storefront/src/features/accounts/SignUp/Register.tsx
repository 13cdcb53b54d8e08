import { visitorNotices } from '@formulary/rules/problems/visitorNotices';
import { FormDraftProvider } from '@formulary/ui/forms/drafts/FormDraftProvider';
import {
  RegistrationForm,
  type RegistrationSubmission,
} from '@formulary/ui/forms/RegistrationForm';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { registrationRefusal } from '../registrationRefusal.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useUpload } from '../../../lib/screen/useUpload.ts';
import { registrationDraft } from '../registrationDraft.ts';
import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import { register } from '@formulary/rules/calls/joiningCalls';
import type { FormOptions } from '@formulary/client/http/files/sendForm';
import { sendForm } from '../../../lib/http/files/sendForm.ts';
import { registrationOf, type TypedRegistration } from '../registrationOf.ts';

interface NewAccount extends TypedRegistration {
  readonly documents: Readonly<Record<RegistrationDocument, File>>;
}

/** Registers an account with its documents (spec 7.2, 3.7). */
async function registerAccount(
  { documents, ...typed }: NewAccount,
  options: FormOptions,
): Promise<void> {
  await sendForm(register, { body: registrationOf(typed), files: documents }, options);
}

interface RegisterProps {
  readonly isProfessional: boolean;
  /** Current time; applicants must be at least 18. */
  readonly now: Date;
}

/**
 * Shows the registration form and its upload: progress, cancel, and the server's messages on the fields (spec 5.7,
 * 8.7).
 */
export function Register({ isProfessional, now }: RegisterProps) {
  const { sent, send, cancel } = useUpload();
  // Initial draft only; the form holds the current input.
  const [{ typed, keepTyped, clear }] = useState(registrationDraft.getState);
  const { notify } = useToasts();
  const navigate = useNavigate();

  const submit = async (submission: RegistrationSubmission) => {
    try {
      const isSent = await send((options) =>
        registerAccount({ ...submission, isProfessional }, options),
      );
      if (!isSent) return undefined;
    } catch (problem) {
      if (problem instanceof ApiProblem) return registrationRefusal(problem);
      throw problem;
    }
    clear();
    notify({ id: 'session', tone: 'success', message: visitorNotices.registered });
    const registered = { email: submission.values.email };
    await navigate(paths.signUp, { replace: true, state: { registered } });
    return undefined;
  };

  return (
    <FormDraftProvider typed={typed} onTyped={keepTyped}>
      <RegistrationForm
        isProfessional={isProfessional}
        now={now}
        onSubmit={submit}
        sent={sent}
        onCancel={cancel}
      />
    </FormDraftProvider>
  );
}
