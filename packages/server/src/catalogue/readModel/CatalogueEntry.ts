import type { CatalogueProduct } from '../CatalogueProduct.ts';
import type { WrittenAnswer } from '../../platform/plugins/WrittenAnswer.ts';

/** An answer of prices, good between two instants (milliseconds), both included. */
export interface PricedAnswer {
  readonly json: string;
  readonly from: number;
  readonly until: number;
}

/** A product in memory, with what was already written about it. Replaced whole when the product changes. */
export interface CatalogueEntry {
  readonly product: CatalogueProduct;
  /** Folded for search. */
  readonly name: string;
  /** Names of its categories, folded. */
  readonly categories: string;
  /** Folded. */
  readonly description: string;
  publicItem?: string;
  publicPage?: WrittenAnswer;
  item?: PricedAnswer;
  page?: PricedAnswer;
}
