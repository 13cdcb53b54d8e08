import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, recordId, text } from '../wire/scalars.ts';

/** A product that a buyer waits for. The shop sends one e-mail when it is back in stock. */
export const stockRequest = entity({
  productId: field('product_fk', recordId),
  name: field('product_name', text(1, 300)),
  askedAt: field('stock_request_date', instant),
});

export type StockRequest = Words<typeof stockRequest>;
