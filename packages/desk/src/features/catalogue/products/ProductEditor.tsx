import { useNow } from '@formulary/client/screen/useNow';
import {
  type DeskProduct,
  getDeskProductBefore,
  previewDeskProduct,
} from '@formulary/rules/calls/desk/deskCatalogueCalls';
import type { DeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { changedFields, pickFields } from '@formulary/rules/catalogue/changes/productChanges';
import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { EditorColumns } from '../EditorColumns.ts';
import { ProductFieldset } from './ProductFieldset.tsx';
import { productFormFields, productFormRules, productOf, typedOf } from './productForm.ts';
import { ReviewDialog, type ReviewedChange } from './ReviewDialog.tsx';
import { categoryOptions } from './useCategories.ts';

interface ProductEditorProps {
  readonly product: DeskProduct;
  readonly categories: readonly DeskCategory[];
}

/** Changes a product: each change is looked at, then made with a reason, and can be changed back from the timeline. */
export function ProductEditor({ product, categories }: ProductEditorProps) {
  const { id, fields, events, reversible } = product;
  const now = useNow();
  const { notify } = useToasts();
  const canChange = useStaffCan('changeCatalogue');
  const [review, setReview] = useState<ReviewedChange>();

  const look = async (title: string, next: Partial<ProductFields>, reason?: string) => {
    const wanted = pickFields(next, changedFields(fields, next));
    const preview = await callDesk(previewDeskProduct, {
      params: { id },
      body: { fields: wanted },
    });
    setReview({ title, fields: wanted, preview, ...(reason === undefined ? {} : { reason }) });
  };
  /** For what no form asks for: says why it cannot be so. */
  const lookOrSay = async (...change: Parameters<typeof look>) => {
    const refused = await refusalOf(() => look(...change));
    if (refused) notify({ id: 'product', tone: 'danger', message: refused.message });
  };
  const sell = () =>
    void lookOrSay(fields.isOnSale ? 'Take off sale' : 'Put on sale', {
      isOnSale: !fields.isOnSale,
    });
  const changeBack = (eventId: number) =>
    void refusalOf(async () => {
      const before = await callDesk(getDeskProductBefore, { params: { id, eventId } });
      if (changedFields(fields, before).length === 0) {
        notify({ id: 'product', tone: 'info', message: deskMessages['product-unchanged'] });
      } else {
        await lookOrSay('Change back', before, 'Change back');
      }
    });
  useKeys(
    'Product',
    canChange
      ? [{ key: 's', does: fields.isOnSale ? 'Take off sale' : 'Put on sale', run: sell }]
      : [],
  );
  return (
    <EditorColumns>
      {canChange && (
        <Stack $gap={5}>
          <Cluster>
            <Button onClick={sell}>{fields.isOnSale ? 'Take off sale' : 'Put on sale'}</Button>
            <ButtonLink href={paths.productPrices(id)}>Prices</ButtonLink>
            <ButtonLink href={paths.copyOfProduct(id)}>Copy into a new product</ButtonLink>
          </Cluster>
          <ValidatedForm
            key={product.version}
            label="Product"
            rules={productFormRules}
            initialValues={typedOf(fields)}
            needsChange
            submitLabel="Review the change"
            pendingLabel="Looking…"
            onSubmit={(typed) =>
              refusalOf(async () => {
                const next = productOf(typed);
                await look('Review the change', next);
              }, productFormFields)
            }
          >
            <ProductFieldset categories={categoryOptions(categories)} />
          </ValidatedForm>
        </Stack>
      )}
      <Timeline
        events={events}
        now={now}
        changeBack={canChange ? { events: reversible, onPress: changeBack } : undefined}
      />
      {review && (
        <ReviewDialog product={product} change={review} onClose={() => setReview(undefined)} />
      )}
    </EditorColumns>
  );
}
