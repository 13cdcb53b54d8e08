import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import type { Review } from '@formulary/rules/checkout/reviewOf';
import type { NamedPatient } from '../prescriptions/allocation/prescriptionCommand.ts';
import { create, useStore } from 'zustand';
import type { CheckoutContext } from '@formulary/rules/checkout/checkoutDraft';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '@formulary/client/storage/storage';

/** Attempt to place an order; the same body keeps its idempotency key. */
interface Attempt {
  readonly key: string;
  readonly body: string;
}

/** Manual item as typed. */
export interface TypedItem {
  readonly name: string;
  readonly quantity: string;
}

/** Draft of a manual prescription. */
export interface ManualDraft {
  readonly patient?: NamedPatient;
  readonly items: readonly TypedItem[];
}

interface CheckoutInput {
  /** Owner of the draft: one user's input is never shown to another. */
  readonly ownerId: number | undefined;
  readonly draft: CheckoutDraft;
  /** Unsaved values, by form and field. */
  readonly typed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly areTermsAccepted: boolean;
  /** What the draft was filled in from; null without an order to fill it in from, undefined until that is known. */
  readonly review: ShownReview | null | undefined;
  /** Prescription packs of the cart when its prescriptions were settled; a later change may unsettle them. */
  readonly settledPacks: string | undefined;
  readonly attempt: Attempt | undefined;
  /** Draft of the manual prescription. */
  readonly manual: ManualDraft;
}

/** What the checkout says about the order that it was filled in from. */
export type ShownReview = Omit<Review, 'draft'>;

interface CheckoutActions {
  /** Starts a draft from the last order, or an empty one. */
  readonly beginReview: (review: Review | undefined) => void;
  readonly belongTo: (ownerId: number) => void;
  /** Stores a draft and drops the typed values of the forms that it now includes. */
  readonly settle: (draft: CheckoutDraft, forms: readonly string[]) => void;
  readonly keepTyped: (form: string, values: Readonly<Record<string, string>>) => void;
  readonly write: (manual: ManualDraft) => void;
  readonly settlePacks: (settledPacks: string) => void;
  readonly acceptTerms: (areTermsAccepted: boolean) => void;
  /** Returns the idempotency key of a body: the earlier one if it is the same, or a new one. */
  readonly keyFor: (body: string) => string;
  readonly clear: () => void;
}

const empty: CheckoutInput = {
  ownerId: undefined,
  draft: {},
  typed: {},
  areTermsAccepted: false,
  review: undefined,
  settledPacks: undefined,
  attempt: undefined,
  manual: { items: [] },
};

/** Creates a draft store under its own storage name. */
const createDraft = (name: string) =>
  create<CheckoutInput & CheckoutActions>()(
    persist(
      (set, get) => ({
        ...empty,
        belongTo: (ownerId) => {
          if (get().ownerId !== ownerId) set({ ...empty, ownerId });
        },
        beginReview: (begun) => {
          if (!begun) set({ review: null });
          else {
            const { draft, ...review } = begun;
            set({ draft, review });
          }
        },
        settle: (draft, forms) =>
          set(({ typed }) => ({
            draft,
            typed: Object.fromEntries(
              Object.entries(typed).filter(([form]) => !forms.includes(form)),
            ),
          })),
        keepTyped: (form, values) => set(({ typed }) => ({ typed: { ...typed, [form]: values } })),
        write: (manual) => set({ manual }),
        settlePacks: (settledPacks) => set({ settledPacks }),
        acceptTerms: (areTermsAccepted) => set({ areTermsAccepted }),
        keyFor: (body) => {
          const { attempt } = get();
          if (attempt?.body === body) return attempt.key;
          const key = crypto.randomUUID();
          set({ attempt: { key, body } });
          return key;
        },
        clear: () => set(({ ownerId }) => ({ ...empty, ownerId })),
      }),
      { name, storage: createJSONStorage(() => tabStorage) },
    ),
  );

/** Saved and typed input of the cart's checkout; it survives a reload and an expired session. */
export const cartDraft = createDraft('checkout');

/** The same for manual prescriptions, separate from the cart's checkout (spec 2.14, 4.8). */
export const manualDraft = createDraft('manual-checkout');

/** Returns the draft of the cart's checkout, or that of the manual prescription. */
export function useCheckoutDraft({ isManual }: Pick<CheckoutContext, 'isManual'>) {
  return useStore(isManual ? manualDraft : cartDraft);
}
