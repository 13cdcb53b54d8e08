import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import type { ImportedFacts } from '@formulary/rules/catalogue/imports/importColumns';
import type { Trx } from '../../platform/database/Trx.ts';
import { createProducts } from '../changes/changeProducts.ts';
import { fieldsOf, type Placing } from './changeFields.ts';

/** Fields of a new product that its row may leave out; those that it must have are checked as those of any product. */
const UNSAID: ProductFields = {
  code: '',
  name: '',
  description: '',
  information: '',
  type: 'prescription',
  vatPercent: 20,
  prescriptionLimit: 0,
  minimumStock: 0,
  isColdChain: false,
  isOnSale: true,
  image: '',
  hazards: [],
  categoryIds: [],
};

/** Adds the products of rows. Returns each row with its product. Refuses as `createProducts` does. */
export async function addNewProducts(
  trx: Trx,
  lines: readonly { readonly id: number; readonly code: string; readonly after: ImportedFacts }[],
  { actor, now, idsOf }: Placing,
): Promise<readonly { readonly id: number; readonly productId: number }[]> {
  const made = await createProducts(
    trx,
    lines.map(({ code, after }) => ({
      fields: { ...UNSAID, ...fieldsOf(after, idsOf), code },
      price: after.price ?? 0,
    })),
    actor,
    now,
  );
  return lines.map(({ id }, index) => ({ id, productId: made[index]?.id ?? 0 }));
}
