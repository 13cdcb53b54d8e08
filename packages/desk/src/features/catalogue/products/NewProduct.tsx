import { createDeskProduct, getDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import type { DeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { newPriceRules, poundsIn } from '@formulary/rules/pricing/priceForms';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useNavigate, useSearchParams } from 'react-router';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { EditorColumns } from '../EditorColumns.ts';
import { ProductFieldset } from './ProductFieldset.tsx';
import {
  emptyProduct,
  productFormFields,
  productFormRules,
  productOf,
  typedOf,
} from './productForm.ts';
import { categoryOptions, useCategories } from './useCategories.ts';

const rules = { ...productFormRules, price: newPriceRules.price, reason: reasonRules.reason };
const fieldsOfForm = [...productFormFields, 'price', 'reason'];

/** Adds a product, or a copy of one: off sale and with an empty stock. */
export function NewProduct() {
  const [query] = useSearchParams();
  const copied = Number(query.get('copy')) || undefined;
  const tree = useCategories();
  const original = useDeskRead(
    getDeskProduct,
    copied === undefined ? null : { params: { id: copied } },
  );
  const failed = [tree, original].find(({ error }) => error !== undefined);
  const isLoaded = tree.data !== undefined && (copied === undefined || original.data !== undefined);
  return (
    <CatalogueScreen
      title="New product"
      lead="It begins off sale and with an empty stock. Goods in bring the stock."
    >
      {failed && !isLoaded && (
        <LoadFailed
          what="the form"
          isRetrying={failed.isValidating}
          onRetry={() => void failed.mutate()}
        />
      )}
      {!failed && !isLoaded && <Skeleton $height="32rem" />}
      {isLoaded && tree.data && (
        <EditorColumns>
          <NewProductForm
            categories={tree.data}
            // A copy needs a code and a picture of its own.
            from={
              original.data
                ? { ...original.data.fields, code: '', image: '', isOnSale: false }
                : emptyProduct
            }
            price={original.data?.price}
            reason={original.data ? `Copied from ${original.data.fields.code}` : 'New product'}
          />
        </EditorColumns>
      )}
    </CatalogueScreen>
  );
}

interface NewProductFormProps {
  readonly categories: readonly DeskCategory[];
  readonly from: ProductFields;
  readonly price: number | undefined;
  readonly reason: string;
}

const MILLS_PER_POUND = 1_000;

function NewProductForm({ categories, from, price, reason }: NewProductFormProps) {
  const navigate = useNavigate();
  return (
    <ValidatedForm
      label="New product"
      rules={rules}
      initialValues={{
        ...typedOf(from),
        price: price === undefined ? '' : (price / MILLS_PER_POUND).toFixed(2),
        reason,
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
