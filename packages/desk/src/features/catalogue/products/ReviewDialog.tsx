import {
  changeDeskProduct,
  type DeskProduct,
  getDeskProduct,
} from '@formulary/rules/calls/desk/deskCatalogueCalls';
import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import type { ChangePreview as Preview } from '@formulary/rules/catalogue/changes/productWire';
import { useStepDraft } from '@formulary/ui/forms/drafts/useStepDraft';
import { ChangePreview } from '@formulary/ui/pieces/desk/ChangePreview';
import { ReasonDialog } from '../../../lib/changes/ReasonDialog.tsx';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { PRODUCT_FORM } from './productForm.ts';

/** A change of a product that was looked at and waits for its reason. */
export interface ReviewedChange {
  readonly title: string;
  readonly fields: Partial<ProductFields>;
  readonly preview: Preview;
  readonly reason?: string;
  /** It was typed into the form of the product, whose draft ends with it. */
  readonly isTyped?: boolean;
}

interface ReviewDialogProps {
  readonly product: DeskProduct;
  readonly change: ReviewedChange;
  readonly onClose: () => void;
}

/** Calls whose answers a change of a product makes old. */
const READS = ['getDeskProduct', 'listDeskProducts', 'listDeskCategories'];

/** Shows what a change does to the shop, and makes it with a reason. Says so if somebody changed the product meanwhile. */
export function ReviewDialog({ product, change, onClose }: ReviewDialogProps) {
  const { id, version } = product;
  const input = { params: { id } };
  const typed = useStepDraft(PRODUCT_FORM);
  const record = useRecordChange(
    { version, reads: READS, reread: () => callDesk(getDeskProduct, input) },
    'Changed. The shop shows it within a second',
    () => {
      if (change.isTyped) typed.forget();
      onClose();
    },
  );
  const { title, fields, preview, reason = '' } = change;
  return (
    <ReasonDialog
      title={title}
      description="For the record of the product."
      initialReason={reason}
      submitLabel="Apply"
      pendingLabel="Applying…"
      onClose={onClose}
      onSubmit={(why) =>
        record.submit(
          (seen) =>
            callDesk(changeDeskProduct, {
              ...input,
              body: { version: seen, fields, reason: why },
            }),
          ['reason'],
        )
      }
    >
      <RecordConflict what="this product" change={record} onClose={onClose} />
      <ChangePreview {...preview} />
    </ReasonDialog>
  );
}
