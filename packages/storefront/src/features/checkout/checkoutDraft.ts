import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import type { NamedPatient } from '../prescriptions/prescriptionCommand.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '../../lib/session/keptStorage.ts';

/** One attempt to place an order: sent again with the same body, it carries the same key. */
interface Attempt {
  readonly key: string;
  readonly body: string;
}

/** An item as it is typed. */
export interface TypedItem {
  readonly name: string;
  readonly quantity: string;
}

/** A prescription as it is written by hand. */
export interface ManualDraft {
  readonly patient?: NamedPatient;
  readonly items: readonly TypedItem[];
}

interface Checkout {
  /** Whose checkout this is: what one user typed is never shown to another. */
  readonly ownerId: number | undefined;
  readonly draft: CheckoutDraft;
  /** What stands in the forms and has not been settled yet, by form and field. */
  readonly typed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly areTermsAccepted: boolean;
  /** What the cart held on prescription when its prescriptions were settled; they may have to follow a later change. */
  readonly settledPacks: string | undefined;
  readonly attempt: Attempt | undefined;
  /** What a prescriber has written by hand so far. */
  readonly manual: ManualDraft;
}

interface CheckoutActions {
  readonly belongTo: (ownerId: number) => void;
  /** Keeps a draft in which some forms are settled: what was typed into them is in it now. */
  readonly settle: (draft: CheckoutDraft, forms: readonly string[]) => void;
  readonly keepTyped: (form: string, values: Readonly<Record<string, string>>) => void;
  readonly write: (manual: ManualDraft) => void;
  readonly settlePacks: (settledPacks: string) => void;
  readonly acceptTerms: (areTermsAccepted: boolean) => void;
  /** The key for a body: the one it was sent with before, or a new one. */
  readonly keyFor: (body: string) => string;
  readonly clear: () => void;
}

const empty: Checkout = {
  ownerId: undefined,
  draft: {},
  typed: {},
  areTermsAccepted: false,
  settledPacks: undefined,
  attempt: undefined,
  manual: { items: [] },
};

/** Keeps a draft under a name of its own. */
const createDraft = (name: string) =>
  create<Checkout & CheckoutActions>()(
    persist(
      (set, get) => ({
        ...empty,
        belongTo: (ownerId) => {
          if (get().ownerId !== ownerId) set({ ...empty, ownerId });
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

/** What the buyer has settled and typed on the way to an order; a reload or an expired session loses nothing of it. */
export const cartDraft = createDraft('checkout');

/** The same for what a prescriber writes by hand; the checkout of the cart knows nothing of it (spec 2.14, 4.8). */
export const manualDraft = createDraft('manual-checkout');
