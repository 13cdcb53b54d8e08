import type { Trx } from '../src/platform/database/Trx.ts';
import { daysFrom } from './daysFrom.ts';
import { demoCategories, demoProducts } from './demo/demoCatalogue.ts';
import { categoryPictureFile, pictureFile } from './demo/demoPictures.ts';

const SPREAD_DAYS = 360;
/** Coprime to the number of days, so that products of one category are spread out. */
const STEP_DAYS = 47;

/** Spreads the products over a year, not by category. */
function addedDaysAgo(index: number): number {
  return 1 + ((index * STEP_DAYS) % SPREAD_DAYS);
}

/** Returns whether the shop has any products. */
export async function hasProducts(trx: Trx): Promise<boolean> {
  const row = await trx.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Writes the demo catalogue with offers counted from now. Returns the products' ids by code. */
export async function seedCatalogue(trx: Trx, now: Date): Promise<ReadonlyMap<string, number>> {
  const categoryIds = await seedCategories(trx);
  const rows = await trx
    .insertInto('products')
    .values(
      demoProducts.map((product, index) => ({
        code: product.code,
        source: 'demo' as const,
        name: product.name,
        description: product.description,
        information: product.information,
        price_mills: product.priceMills,
        vat_percent: product.vatPercent,
        type: product.type,
        in_stock: product.inStock,
        minimum_stock: product.minimumStock,
        prescription_limit: product.prescriptionLimit ?? 0,
        image: pictureFile(product),
        is_cold_chain: product.coldChain ?? false,
        added_at: daysFrom(now, -addedDaysAgo(index)),
      })),
    )
    .returning(['id', 'code'])
    .execute();
  const productIds = new Map(rows.map(({ code, id }) => [code, id]));
  await trx
    .insertInto('product_categories')
    .values(
      demoProducts.flatMap(({ code, categories }) =>
        categories.map((slug, position) => ({
          product_id: idOf(productIds, code),
          category_id: idOf(categoryIds, slug),
          position,
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('promotions')
    .values(
      demoProducts.flatMap(({ code, promotions = [] }) =>
        promotions.map((promotion) => ({
          product_id: idOf(productIds, code),
          quantity: promotion.quantity,
          price_mills: promotion.priceMills,
          starts_at: daysFrom(now, promotion.startsInDays),
          ends_at: daysFrom(now, promotion.endsInDays),
        })),
      ),
    )
    .execute();
  return productIds;
}

/** Sets each product's opening stock so that the demo's figure is left after the past orders. */
export async function seedOpeningStock(
  trx: Trx,
  productIds: ReadonlyMap<string, number>,
  openedAt: Date,
): Promise<void> {
  const moved = await trx
    .selectFrom('stock_movements')
    .select(({ fn }) => ['product_id', fn.sum<string>('quantity').as('quantity')])
    .groupBy('product_id')
    .execute();
  const movedById = new Map(moved.map((row) => [row.product_id, Number(row.quantity)]));
  await trx
    .insertInto('stock_movements')
    .values(
      demoProducts.map(({ code, inStock }) => {
        const id = idOf(productIds, code);
        return {
          product_id: id,
          cause: 'opening' as const,
          quantity: inStock - (movedById.get(id) ?? 0),
          order_line_id: null,
          moved_at: openedAt,
        };
      }),
    )
    .execute();
}

async function seedCategories(trx: Trx): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, category] of demoCategories.entries()) {
    const { id } = await trx
      .insertInto('categories')
      .values({
        parent_id: category.parent === undefined ? null : idOf(ids, category.parent),
        slug: category.slug,
        name: category.name,
        description: category.description,
        image: categoryPictureFile(category),
        prescription_limit: category.prescriptionLimit ?? 0,
        sort_order: position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(category.slug, id);
  }
  return ids;
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo catalogue names ${key}, which it does not have`);
  return id;
}
