import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { priceLine } from '@formulary/rules/pricing/priceLine';
import { type RawBuilder, sql } from 'kysely';
import {
  type PromotionRow,
  promotionsJson,
  promotionsOf,
} from '../catalogue/promotions.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { Cart, CartChange, LineToFill } from './Cart.ts';

/** Product fields of a cart line; only promotions active at the time of reading. */
export type ProductToBuy = Pick<
  CartLine,
  | 'productId'
  | 'name'
  | 'image'
  | 'type'
  | 'unitPrice'
  | 'vatPercent'
  | 'inStock'
  | 'minimumStock'
  | 'promotions'
  | 'prescriptionLimit'
  | 'categoryIds'
> & { readonly isColdChain: boolean };

interface ProductRow extends Omit<ProductToBuy, 'promotions'> {
  readonly offers: readonly PromotionRow[];
}

interface LineRow extends ProductRow {
  readonly version: number;
  readonly isPrescription: boolean;
  readonly quantity: number;
  readonly allocated: number;
  readonly offerVersion: number;
}

function productColumns(now: Date): RawBuilder<unknown> {
  return sql`products.id as "productId", name, image, type, price_mills as "unitPrice",
    vat_percent as "vatPercent", in_stock as "inStock", minimum_stock as "minimumStock",
    prescription_limit as "prescriptionLimit", is_cold_chain as "isColdChain",
    array(select category_id from product_categories
      where product_id = products.id order by position, category_id) as "categoryIds",
    ${promotionsJson(now)} as offers`;
}

function productOf({ offers, ...row }: ProductRow): ProductToBuy {
  const { productId, name, image, type, unitPrice, vatPercent, inStock, minimumStock } = row;
  const { prescriptionLimit, categoryIds, isColdChain } = row;
  return {
    productId,
    name,
    image,
    type,
    unitPrice,
    vatPercent,
    inStock,
    minimumStock,
    promotions: promotionsOf(offers),
    prescriptionLimit,
    categoryIds,
    isColdChain,
  };
}

/** Packs of a line that are allocated to prescriptions, capped at the line's quantity (spec 4.4). */
const allocatedPacks = sql`
  case when is_prescription then least(cart_lines.quantity, (
    select coalesce(sum(item.quantity), 0) from cart_prescription_items as item
    join cart_prescriptions on cart_prescriptions.id = cart_prescription_id
    where cart_prescriptions.user_id = cart_lines.user_id and item.product_id = cart_lines.product_id
  ))::integer else 0 end`;

/** Selects the lines of the row of `carts` beside it. */
const linesOfCarts = (now: Date): RawBuilder<unknown> => sql`
  select is_prescription as "isPrescription", cart_lines.quantity, ${allocatedPacks} as allocated,
    position, offer_version as "offerVersion",
    ${productColumns(now)}
  from cart_lines join products on products.id = cart_lines.product_id
  where cart_lines.user_id = carts.user_id and is_on_sale`;

type CartRow = LineRow | { readonly version: number | null; readonly productId: null };

/** Reads a user's cart, lines in the order they were added. Leaves out products no longer on sale. */
export async function readCart(db: Db, userId: number, now: Date): Promise<Cart> {
  const { rows } = await sql<CartRow>`
    select carts.version, line.*
    from carts left join lateral (${linesOfCarts(now)}) as line on true
    where carts.user_id = ${userId}
    order by line.position`.execute(db);
  return cartOf(rows);
}

/** Reads a user's cart, and a product on sale that is to be added, in one statement. */
export async function readCartAndProduct(
  db: Db,
  userId: number,
  productId: number,
  now: Date,
): Promise<{ readonly cart: Cart; readonly product: ProductToBuy | undefined }> {
  const { rows } = await sql<CartRow & { readonly wanted: ProductRow | null }>`
    select carts.version, line.*, to_jsonb(wanted) as wanted
    from (values (${userId}::integer)) as buyer (id)
    left join carts on carts.user_id = buyer.id
    left join lateral (${linesOfCarts(now)}) as line on true
    left join lateral (
      select ${productColumns(now)} from products where id = ${productId} and is_on_sale
    ) as wanted on true
    order by line.position`.execute(db);
  const wanted = rows[0]?.wanted;
  return { cart: cartOf(rows), product: wanted ? productOf(wanted) : undefined };
}

function cartOf(rows: readonly CartRow[]): Cart {
  const lines = rows.flatMap((row) => {
    if (row.productId === null) return [];
    const { isPrescription, quantity, allocated } = row;
    const line = { ...productOf(row), isPrescription, quantity, allocated };
    return [{ ...line, ...priceLine(line) }];
  });
  const offerVersions = new Map(
    rows.flatMap((row) => (row.productId === null ? [] : [[row.productId, row.offerVersion]])),
  );
  return { version: rows[0]?.version ?? 0, lines, offerVersions };
}

/** Returns whether a user's cart has prescriptions or a chosen prescriber. */
export async function hasCartPrescriptions(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from carts where user_id = ${userId} and (prescriber_id is not null
      or exists (select from cart_prescriptions where user_id = ${userId}))`.execute(db);
  return rows.length > 0;
}

/** Reads the products on sale among these, by id. */
export async function readProductsToBuy(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ProductToBuy>> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns(now)} from products
    where id = any(${productIds}::integer[]) and is_on_sale`.execute(db);
  return new Map(rows.map((row) => [row.productId, productOf(row)]));
}

/**
 * Writes one change in one statement, if the cart still has the version the change was based on. Returns whether it was
 * written.
 */
export async function writeCartChange(
  db: Db,
  userId: number,
  version: number,
  change: CartChange,
): Promise<boolean> {
  const { rows } = await sql`
    with cart as (
      insert into carts (user_id, version) values (${userId}, 1)
      on conflict (user_id) do update set version = carts.version + 1,
        prescriber_id = case when ${change.kind === 'clear'} then null else carts.prescriber_id end
        where carts.version = ${version}
      returning user_id
    ), change as (${changeStatement(change)}),
    prescriptions as (delete from cart_prescriptions using cart
      where cart_prescriptions.user_id = cart.user_id and ${change.kind === 'clear'})
    select user_id from cart`.execute(db);
  return rows.length === 1;
}

function changeStatement(change: CartChange): RawBuilder<unknown> {
  switch (change.kind) {
    case 'set':
      return sql`
        insert into cart_lines (user_id, product_id, is_prescription, quantity)
        select user_id, ${change.productId}::integer, ${change.isPrescription}::boolean,
          ${change.quantity}::integer from cart
        on conflict (user_id, product_id, is_prescription) do update set
          quantity = excluded.quantity`;
    case 'fill':
      return sql`
        insert into cart_lines (user_id, product_id, is_prescription, quantity)
        select user_id, line."productId", line."isPrescription", line.quantity
        from cart, jsonb_to_recordset(${JSON.stringify(change.lines.map(rowOf))}::jsonb) as
          line ("place" integer, "productId" integer, "isPrescription" boolean, quantity integer)
        order by line."place"
        on conflict (user_id, product_id, is_prescription) do update set
          quantity = excluded.quantity`;
    case 'remove':
      return sql`delete from cart_lines using cart where ${lineOf(change)}`;
    case 'clear':
      return sql`delete from cart_lines using cart where cart_lines.user_id = cart.user_id`;
    default:
      return change satisfies never;
  }
}

/** Returns a line with its position among the lines of its change; new lines are added in this order. */
function rowOf({ productId, isPrescription, quantity }: LineToFill, place: number) {
  return { place, productId, isPrescription, quantity };
}

function lineOf({ productId, isPrescription }: CartLineId): RawBuilder<unknown> {
  return sql`cart_lines.user_id = cart.user_id and product_id = ${productId}
    and is_prescription = ${isPrescription}`;
}

/** Locks a cart until the transaction ends. */
export async function lockCart(trx: Trx, userId: number): Promise<void> {
  await sql`
    insert into carts (user_id, version) values (${userId}, 1)
    on conflict (user_id) do update set version = carts.version`.execute(trx);
}
