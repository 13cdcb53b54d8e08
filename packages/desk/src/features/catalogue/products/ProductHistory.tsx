import { useNow } from '@formulary/client/screen/useNow';
import {
  type DeskProduct,
  getDeskProductBefore,
} from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { changedFields } from '@formulary/rules/catalogue/changes/productChanges';
import { catalogueSentences } from '@formulary/rules/problems/catalogueSentences';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import type { ReviewedChange } from './ReviewDialog.tsx';
import { useProductReview } from './useProductReview.ts';

interface ProductHistoryProps {
  readonly product: DeskProduct;
  /** Receives a change back that was looked at. */
  readonly onReview: (change: ReviewedChange) => void;
}

/** Shows what has happened to a product; what a change replaced can be taken up again. */
export function ProductHistory({ product, onReview }: ProductHistoryProps) {
  const { id, fields, events, reversible } = product;
  const now = useNow();
  const { notify } = useToasts();
  const canChange = useStaffCan('changeCatalogue');
  const { lookOrSay } = useProductReview(product, onReview);
  const changeBack = (eventId: number) =>
    void refusalOf(async () => {
      const before = await callDesk(getDeskProductBefore, { params: { id, eventId } });
      if (changedFields(fields, before).length === 0) {
        notify({ id: 'product', tone: 'info', message: catalogueSentences.productUnchanged });
      } else {
        await lookOrSay({ title: 'Change back', fields: before, reason: 'Change back' });
      }
    });
  return (
    <Timeline
      events={events}
      now={now}
      changeBack={canChange ? { events: reversible, onPress: changeBack } : undefined}
    />
  );
}
