import { lineKey } from '@formulary/rules/carts/cartLines';
import {
  type ListedLine,
  type ListSummary,
  MOST_SHOWN,
  type ProductList,
} from '@formulary/rules/lists/productList';
import { soldOnPrescription } from '@formulary/rules/lists/checkList';
import { USUAL_ORDER_DAYS, type UsualLine, usualOrder } from '@formulary/rules/lists/usualOrder';
import { usualOrderList } from '@formulary/rules/lists/listLimits';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  type ListedProduct,
  readListedProducts,
  readOrderedLines,
  readStoredList,
  readStoredLists,
} from './lists.queries.ts';
import type { StoredList } from './lists.queries.ts';

const DAY_MS = 86_400_000;

/** Reads a user's lists: the usual order first, stored or not, then the others by name. */
export async function readLists(
  db: Db,
  userId: number,
  now: Date,
): Promise<readonly ListSummary[]> {
  const stored = await readStoredLists(db, userId);
  const isUsualKept = stored[0]?.id === usualOrderList.id;
  const lists = isUsualKept ? stored : [await usualOrderOf(db, userId, now), ...stored];
  const shown = lists.flatMap(({ lines }) => lines.slice(0, MOST_SHOWN));
  const products = await readListedProducts(db, [...new Set(shown.map(idOf))], now);
  return lists.map((list) => ({
    id: list.id,
    name: list.name,
    isFromOrders: list.version === 0,
    lineCount: list.lines.length,
    products: list.lines.slice(0, MOST_SHOWN).map((line) => {
      const { name, image } = productOf(products, line);
      return { name, image };
    }),
  }));
}

/** Reads a list with current product data. Refuses with 'list-missing'. */
export async function readList(
  db: Db,
  userId: number,
  id: number,
  now: Date,
): Promise<ProductList> {
  const list = await readStoredList(db, userId, id);
  if (list) return withProducts(db, list, now);
  if (id !== usualOrderList.id) throw new Refused('list-missing');
  return withProducts(db, await usualOrderOf(db, userId, now), now);
}

/** Returns the usual order derived from a user's orders, for users who have not changed it. */
export async function usualOrderOf(
  db: Db,
  userId: number,
  now: Date,
): Promise<Omit<StoredList, 'rowId'>> {
  const since = new Date(+now - USUAL_ORDER_DAYS * DAY_MS);
  const lines = usualOrder(await readOrderedLines(db, userId, since));
  return { ...usualOrderList, version: 0, lines };
}

/** Adds current product data to a list. A product sold only one way appears once, and that way. */
async function withProducts(
  db: Db,
  { id, name, version, lines }: Omit<StoredList, 'rowId'>,
  now: Date,
): Promise<ProductList> {
  const products = await readListedProducts(db, [...new Set(lines.map(idOf))], now);
  const listed = new Map<string, ListedLine>();
  for (const line of lines) {
    const product = productOf(products, line);
    const isPrescription = soldOnPrescription(product.type, line.isPrescription);
    const listedProduct = { ...product, isPrescription, quantity: line.quantity };
    if (!listed.has(lineKey(listedProduct))) listed.set(lineKey(listedProduct), listedProduct);
  }
  return { id, name, version, isFromOrders: version === 0, lines: [...listed.values()] };
}

function idOf({ productId }: UsualLine): number {
  return productId;
}

/** Returns a line's product, which must exist. */
function productOf(
  products: ReadonlyMap<number, ListedProduct>,
  { productId }: UsualLine,
): ListedProduct {
  const product = products.get(productId);
  if (!product) throw new Error(`There is no product ${productId}`);
  return product;
}
