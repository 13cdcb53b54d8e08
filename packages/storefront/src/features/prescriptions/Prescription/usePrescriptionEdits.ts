import { checkItemQuantity } from '@formulary/rules/prescriptions/review/itemQuantity';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { prescriptionItemKey } from '@formulary/rules/prescriptions/prescriptionItemKey';
import { useFocusRefusal } from '@formulary/ui/primitives/focus/useFocusRefusal';
import { useRef, useState } from 'react';
import { applyReviewDraft } from './applyReviewDraft.ts';
import { emptyReview, type ReviewDraft, useReviewDrafts } from './reviewDrafts.ts';

/** Messages by field; `FORM` holds the message of a refusal without fields. */
type Errors = Readonly<Record<string, string>>;

const FORM = 'form';

/** Manages the changes to a prescription, kept in this browser until sent, and their errors. */
export function usePrescriptionEdits(prescription: Prescription) {
  const { id } = prescription;
  const draft = useReviewDrafts(({ drafts }) => drafts[id]) ?? emptyReview;
  const save = useReviewDrafts((drafts) => drafts.save);
  const forget = useReviewDrafts((drafts) => drafts.forget);
  const edited = applyReviewDraft(prescription, draft);
  const [errors, setErrors] = useState<Errors>({});
  const root = useRef<HTMLDivElement>(null);
  const focusRefusal = useFocusRefusal(root);

  const change = (changes: Partial<ReviewDraft>) => save(id, { ...changes, savedAt: Date.now() });
  const setError = (field: string, message: string | undefined) =>
    setErrors(({ [field]: _before, [FORM]: _form, ...others }) =>
      message === undefined ? others : { ...others, [field]: message },
    );
  const changeQuantity = (key: string, quantity: number) => {
    change({ quantities: { ...draft.quantities, [key]: quantity } });
    const item = edited.items.find((_, index) => prescriptionItemKey(edited, index) === key);
    const judged = item && checkItemQuantity(item, quantity);
    setError(`${key}.quantity`, judged && !judged.ok ? judged.problem.message : undefined);
  };
  const changeDirections = (key: string, directions: string) => {
    change({ directions: { ...draft.directions, [key]: directions } });
    setError(`${key}.directions`, undefined);
  };
  const changeComments = (comments: string) => {
    change({ comments });
    setError('comments', undefined);
  };
  /** Shows a validation error or refusal, and moves the focus to it. */
  const showProblem = (problem: {
    readonly message: string;
    readonly errors?: Errors | undefined;
  }) => {
    setErrors(problem.errors ?? { [FORM]: problem.message });
    focusRefusal();
  };
  return {
    /** Ref of the wrapper around all edited fields. */
    root,
    draft,
    edited,
    errors,
    setErrors,
    showProblem,
    change,
    setError,
    changeQuantity,
    changeDirections,
    changeComments,
    /** Closes the correction; keeps the changes. */
    stopCorrecting: () => save(id, { isCorrecting: false }),
    forget: () => forget(id),
  };
}
