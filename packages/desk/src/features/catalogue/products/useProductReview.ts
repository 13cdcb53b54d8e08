import {
  type DeskProduct,
  previewDeskProduct,
} from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { changedFields, pickFields } from '@formulary/rules/catalogue/changes/productChanges';
import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import type { ReviewedChange } from './ReviewDialog.tsx';

/** A change of a product that is to be looked at. */
interface WantedChange {
  readonly title: string;
  readonly fields: Partial<ProductFields>;
  readonly reason?: string;
  readonly isTyped?: boolean;
}

/** Returns how to look at changes of a product before they are made. `onReview` receives what was looked at. */
export function useProductReview(
  { id, fields }: DeskProduct,
  onReview: (change: ReviewedChange) => void,
) {
  const { notify } = useToasts();
  const look = async (change: WantedChange) => {
    const wanted = pickFields(change.fields, changedFields(fields, change.fields));
    const preview = await callDesk(previewDeskProduct, {
      params: { id },
      body: { fields: wanted },
    });
    onReview({ ...change, fields: wanted, preview });
  };
  return {
    /** Refuses as the call does. */
    look,
    /** For what no form asks for: says why it cannot be so. */
    lookOrSay: async (change: WantedChange) => {
      const refused = await refusalOf(() => look(change));
      if (refused) notify({ id: 'product', tone: 'danger', message: refused.message });
    },
  };
}
