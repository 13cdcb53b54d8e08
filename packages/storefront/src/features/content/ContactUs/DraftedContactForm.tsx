import { contactUs } from '@formulary/rules/calls/contentCalls';
import type { Profile } from '@formulary/rules/accounts/profile';
import { contactRules } from '@formulary/rules/content/contactRules';
import { visitorNotices } from '@formulary/rules/problems/visitorNotices';
import { fullName } from '@formulary/rules/text/fullName';
import { ContactForm, type ContactValues } from '@formulary/ui/forms/ContactForm';
import { FormDraftProvider } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useCallback } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '@formulary/client/storage/storage';

interface ContactDraft {
  /** Unsent values of the contact form. */
  readonly typed: Readonly<Record<string, string>>;
  readonly keepTyped: (typed: Readonly<Record<string, string>>) => void;
  readonly clear: () => void;
}

/** Draft of a message; it survives another page, a reload and a failure. */
export const useContactDraft = create<ContactDraft>()(
  persist(
    (set) => ({
      typed: {},
      keepTyped: (typed) => set({ typed }),
      clear: () => set({ typed: {} }),
    }),
    { name: 'contact', storage: createJSONStorage(() => tabStorage) },
  ),
);

const FORM = 'Contact us';

interface DraftedContactFormProps {
  readonly profile: Profile | undefined;
  /** Called with the address that gets the receipt. */
  readonly onSent: (email: string) => void;
}

/** Shows the form, filled from the draft or the profile. */
export function DraftedContactForm({ profile, onSent }: DraftedContactFormProps) {
  const { typed, keepTyped, clear } = useContactDraft();
  const { notify } = useToasts();
  const keep = useCallback(
    (_form: string, values: Readonly<Record<string, string>>) => keepTyped(values),
    [keepTyped],
  );
  const send = async (values: ContactValues) => {
    try {
      await callApi(contactUs, { body: values });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      return refusalOnFields(problem, Object.keys(contactRules));
    }
    clear();
    notify({ id: 'contact', tone: 'success', message: visitorNotices.messageSent });
    onSent(values.email.trim());
    return undefined;
  };
  return (
    <FormDraftProvider typed={{ [FORM]: typed }} onTyped={keep}>
      <ContactForm initialValues={knownOf(profile)} onSubmit={send} />
    </FormDraftProvider>
  );
}

function knownOf(profile: Profile | undefined): Partial<ContactValues> {
  if (!profile) return {};
  const { firstName, lastName, email } = profile;
  return { name: fullName({ firstName, lastName }), email };
}
