import type { DeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import type { DeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { ProductFieldset } from './ProductFieldset.tsx';
import {
  PRODUCT_FORM,
  productFormFields,
  productFormRules,
  productOf,
  typedOf,
} from './productForm.ts';
import type { ReviewedChange } from './ReviewDialog.tsx';
import { categoryOptions } from './useCategories.ts';
import { useProductReview } from './useProductReview.ts';

interface ProductEditorProps {
  readonly product: DeskProduct;
  readonly categories: readonly DeskCategory[];
  /** Receives a change that was looked at. */
  readonly onReview: (change: ReviewedChange) => void;
}

/** The form of a product: what it changes is looked at, then made with a reason. */
export function ProductEditor({ product, categories, onReview }: ProductEditorProps) {
  const { look } = useProductReview(product, onReview);
  return (
    <ValidatedForm
      key={product.version}
      label={PRODUCT_FORM}
      rules={productFormRules}
      initialValues={typedOf(product.fields)}
      needsChange
      isStep
      submitLabel="Review the change"
      pendingLabel="Looking…"
      onSubmit={(typed) =>
        refusalOf(
          () => look({ title: 'Review the change', fields: productOf(typed), isTyped: true }),
          productFormFields,
        )
      }
    >
      <ProductFieldset categories={categoryOptions(categories)} />
    </ValidatedForm>
  );
}
