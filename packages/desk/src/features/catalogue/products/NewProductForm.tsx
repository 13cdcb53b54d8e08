import { createDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import type { DeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { newPriceRules, poundsIn } from '@formulary/rules/pricing/priceForms';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { useNavigate } from 'react-router';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { ProductFieldset } from './ProductFieldset.tsx';
import {
  emptyProduct,
  productFormFields,
  productFormRules,
  productOf,
  typedOf,
} from './productForm.ts';
import { categoryOptions } from './useCategories.ts';

const rules = { ...productFormRules, price: newPriceRules.price, reason: reasonRules.reason };
const fieldsOfForm = [...productFormFields, 'price', 'reason'];

interface NewProductFormProps {
  readonly categories: readonly DeskCategory[];
  /** The product that is copied, with its price in mills. */
  readonly original: { readonly fields: ProductFields; readonly price: number } | undefined;
}

const MILLS_PER_POUND = 1_000;

/** The form of a new product. A copy needs a code and a picture of its own. */
export function NewProductForm({ categories, original }: NewProductFormProps) {
  const navigate = useNavigate();
  return (
    <ValidatedForm
      label="New product"
      rules={rules}
      initialValues={{
        ...typedOf(
          original ? { ...original.fields, code: '', image: '', isOnSale: false } : emptyProduct,
        ),
        price: original ? (original.price / MILLS_PER_POUND).toFixed(2) : '',
        reason: original ? `Copied from ${original.fields.code}` : 'New product',
      }}
      submitLabel="Create"
      pendingLabel="Creating…"
      secondaryActions={<ButtonLink href={paths.catalogue}>Cancel</ButtonLink>}
      onSubmit={({ price: pounds, reason: why, ...typed }) =>
        refusalOf(async () => {
          const { id } = await callDesk(createDeskProduct, {
            body: { fields: productOf(typed), price: poundsIn(pounds) ?? 0, reason: why },
          });
          await navigate(paths.product(id));
        }, fieldsOfForm)
      }
    >
      <ProductFieldset categories={categoryOptions(categories)}>
        <ValidatedField name="price">
          {(field) => (
            <TextField
              {...field}
              label="Price without VAT"
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </ValidatedField>
      </ProductFieldset>
      <ValidatedField name="reason">
        {(field) => (
          <TextField
            {...field}
            label="Reason"
            description="For the record of the product."
            autoComplete="off"
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
