import type { SubstituteCandidate } from '@formulary/rules/prescriptions/review/substituteItem';

/**
 * Unsent changes to a prescription, by its prescriber before verifying, or by its practitioner when correcting; item
 * records are keyed by `prescriptionItemKey`.
 */
export interface ReviewDraft {
  readonly comments?: string;
  readonly quantities: Readonly<Record<string, number>>;
  readonly directions: Readonly<Record<string, string>>;
  /** Substitutes with the id of the product they replace, in the order chosen. */
  readonly substitutes: readonly { readonly productId: number; readonly by: SubstituteCandidate }[];
  /** Input of the reject dialog. */
  readonly rejection: { readonly reason: string; readonly words: string };
  /** Whether its practitioner is correcting it. */
  readonly isCorrecting?: boolean;
  /** Time of the last change, in milliseconds. */
  readonly savedAt?: number;
}

export const emptyReview: ReviewDraft = {
  quantities: {},
  directions: {},
  substitutes: [],
  rejection: { reason: '', words: '' },
};
