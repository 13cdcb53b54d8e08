import { rejectPrescription, verifyPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { checkItemQuantity } from '@formulary/rules/prescriptions/checkItemQuantity';
import { checkRejection } from '@formulary/rules/prescriptions/checkRejection';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { prescriptionItemKey } from '@formulary/rules/prescriptions/prescriptionItemKey';
import { verifyRequestOf } from '@formulary/rules/prescriptions/verifyRequestOf';
import { writtenReason } from '@formulary/rules/prescriptions/writtenReason';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { logProblem } from '../../../lib/screen/logProblem.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';
import { editedPrescription } from './editedPrescription.ts';
import { emptyReview, type ReviewDraft } from './ReviewDraft.ts';
import { useReviewDrafts } from './reviewDrafts.ts';

type Errors = Readonly<Record<string, string>>;

/** What a refused call says, beside its fields. */
const FORM = 'form';
const FAILURES = {
  verify: 'The prescription was not verified',
  reject: 'The prescription was not rejected',
} as const;

function errorsOf(problem: { readonly message: string; readonly errors?: Errors | undefined }) {
  return problem.errors ?? { [FORM]: problem.message };
}

/** The review of a prescription by its prescriber: what is changed is kept until Verify freezes it or it is rejected (spec 4.5, 7.46, 7.47). */
export function useReview(prescription: Prescription) {
  const { id } = prescription;
  const draft = useReviewDrafts(({ drafts }) => drafts[id]) ?? emptyReview;
  const keep = useReviewDrafts((drafts) => drafts.keep);
  const forget = useReviewDrafts((drafts) => drafts.forget);
  const edited = editedPrescription(prescription, draft);
  const [errors, setErrors] = useState<Errors>({});
  const [doing, setDoing] = useState<'verify' | 'reject'>();
  const changed = usePrescriptionsChanged();
  const { notify } = useToasts();

  const change = (changes: Partial<ReviewDraft>) => keep(id, { ...changes, savedAt: Date.now() });
  const setError = (field: string, message: string | undefined) =>
    setErrors(({ [field]: _before, [FORM]: _form, ...others }) =>
      message === undefined ? others : { ...others, [field]: message },
    );

  const changeQuantity = (key: string, quantity: number) => {
    change({ quantities: { ...draft.quantities, [key]: quantity } });
    const item = edited.items.find((_, place) => prescriptionItemKey(edited, place) === key);
    const judged = item && checkItemQuantity(item, quantity);
    setError(`${key}.quantity`, judged && !judged.ok ? judged.problem.message : undefined);
  };

  /** What was done is over for this prescription; what failed keeps everything. */
  const perform = async (what: 'verify' | 'reject', work: () => Promise<unknown>) => {
    setDoing(what);
    try {
      await work();
      forget(id);
      changed();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      logProblem(FAILURES[what], problem);
      setErrors(errorsOf(problem));
      // It may have been verified or rejected elsewhere meanwhile.
      if (problem.status === 409) changed();
    } finally {
      setDoing(undefined);
    }
  };

  const verify = async () => {
    const request = verifyRequestOf(edited);
    if (!request.ok) {
      const found = errorsOf(request.problem);
      setErrors(found);
      document.getElementById(Object.keys(found)[0] ?? '')?.focus();
      return;
    }
    setErrors({});
    await perform('verify', async () => {
      await callApi(verifyPrescription, { body: { ...request.value } });
      notify({ id: 'prescription', tone: 'success', message: notices.prescriptionVerified });
    });
  };

  const reject = async () => {
    const reason = checkRejection(writtenReason(draft.rejection));
    if (!reason.ok) {
      setErrors({ reason: reason.problem.message });
      return;
    }
    setErrors({});
    await perform('reject', async () => {
      const body = { id, comments: edited.comments, reason: reason.value };
      await callApi(rejectPrescription, { body });
      notify({ id: 'prescription', tone: 'warning', message: notices.prescriptionRejected });
    });
  };

  return { draft, edited, errors, doing, change, setError, changeQuantity, verify, reject };
}
