import type { CatalogueProduct } from '../CatalogueProduct.ts';
import type { WrittenAnswer } from '../../platform/plugins/WrittenAnswer.ts';

/** An answer of prices, good between two instants (milliseconds), both included. */
export interface PricedAnswer {
  readonly json: string;
  readonly from: number;
  readonly until: number;
}

/** A product, with what was already written about it. Another one when the product changes. */
export interface CatalogueEntry {
  readonly product: CatalogueProduct;
  publicPage?: WrittenAnswer;
  page?: PricedAnswer;
}
