import type { CatalogueProduct } from '../CatalogueProduct.ts';
import type { WrittenAnswer } from '../../platform/plugins/WrittenAnswer.ts';

/** A written answer with prices, valid between two times in milliseconds, inclusive. */
export interface PricedAnswer {
  readonly json: string;
  readonly from: number;
  readonly until: number;
}

/** A product with its written answers; replaced when the product changes. */
export interface CatalogueEntry {
  readonly product: CatalogueProduct;
  publicPage?: WrittenAnswer;
  page?: PricedAnswer;
}
