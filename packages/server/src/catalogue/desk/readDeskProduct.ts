import type { DeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { pickFields } from '@formulary/rules/catalogue/changes/productChanges';
import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import type { Db } from '../../platform/database/Db.ts';
import { readDeskEvents } from '../../platform/desk/readDeskEvents.queries.ts';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readProductImpact } from '../changes/impact.queries.ts';
import { readEditedProducts, readReversibleEvents } from '../changes/products.queries.ts';
import { productSubject } from '../prices/priceEvents.ts';
import { readProductFacts } from './productFacts.queries.ts';

/** Where a product is read from, and where its page in the shop is. */
interface Reading {
  readonly db: Db;
  readonly shopUrl: string;
  readonly now: Date;
}

/** Returns the fields that staff change, without the rest of a row. */
function fieldsOf(product: ProductFields): ProductFields {
  return pickFields(product, [
    'code',
    'name',
    'description',
    'information',
    'type',
    'vatPercent',
    'prescriptionLimit',
    'minimumStock',
    'isColdChain',
    'hazards',
    'isOnSale',
    'categoryIds',
    'image',
  ]) as ProductFields;
}

/** Reads a product as its page at the desk shows it. Refuses with 'not-found'. */
export async function readDeskProduct(
  { db, shopUrl, now }: Reading,
  id: number,
): Promise<DeskProduct> {
  const subject = productSubject(id);
  // Before the rest, so that a change meanwhile is noticed.
  const version = await readVersion(db, subject);
  const [[product], facts, impact, events, reversible] = await Promise.all([
    readEditedProducts(db, [id]),
    readProductFacts(db, id),
    readProductImpact(db, [id], now),
    readDeskEvents(db, [subject]),
    readReversibleEvents(db, subject),
  ]);
  if (!product || !facts) throw new Refused('not-found');
  return {
    id,
    version,
    fields: fieldsOf(product),
    price: product.price,
    ...facts,
    shopHref: `${shopUrl}/product/${id}`,
    impact,
    events,
    reversible,
  };
}
