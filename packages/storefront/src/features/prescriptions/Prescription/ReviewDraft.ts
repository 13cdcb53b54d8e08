import type { SubstituteCandidate } from '@formulary/rules/prescriptions/substituteItem';

/** What a prescriber changed on a prescription and has not verified, or a practitioner on a rejected one and has not sent; items by `prescriptionItemKey`. */
export interface ReviewDraft {
  readonly comments?: string;
  readonly quantities: Readonly<Record<string, number>>;
  readonly directions: Readonly<Record<string, string>>;
  /** What stands in, by the product it stands in for, in the order in which it was chosen. */
  readonly substitutes: readonly { readonly productId: number; readonly by: SubstituteCandidate }[];
  /** What stands in the dialog that rejects it. */
  readonly rejection: { readonly reason: string; readonly words: string };
  /** Its practitioner is correcting it. */
  readonly isCorrecting?: boolean;
  /** When something was last changed, in milliseconds. */
  readonly savedAt?: number;
}

export const emptyReview: ReviewDraft = {
  quantities: {},
  directions: {},
  substitutes: [],
  rejection: { reason: '', words: '' },
};
