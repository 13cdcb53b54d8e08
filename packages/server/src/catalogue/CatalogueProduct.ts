import type { ProductType } from '@formulary/rules/catalogue/product';
import type { Mills } from '@formulary/rules/money/mills';
import type { Promotion } from '@formulary/rules/pricing/promotion';
import { isInStock } from '@formulary/rules/stock/stockLevel';

/** A product on sale in the catalogue; money without VAT, stock in packs. */
export interface CatalogueProduct {
  readonly id: number;
  /** Unique order code. */
  readonly code: string;
  readonly name: string;
  readonly image: string;
  readonly type: ProductType;
  readonly description: string;
  readonly information: string;
  readonly price: Mills;
  readonly vatPercent: number;
  readonly inStock: number;
  readonly minimumStock: number;
  readonly prescriptionLimit: number;
  /** When it was added to the catalogue, in seconds since 1970. */
  readonly addedAt: number;
  /** Most specific first. */
  readonly categoryIds: readonly number[];
  /** Active, future and past promotions. */
  readonly promotions: readonly Promotion[];
}

/** Returns whether two versions of a product have the same position in every list. */
export function isListedAlike(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.categoryIds.join() === b.categoryIds.join()
  );
}

/** Returns whether a visitor sees no difference between two versions of a product, in lists and on its page. */
export function isSeenAlike(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return (
    a.code === b.code &&
    a.addedAt === b.addedAt &&
    a.name === b.name &&
    a.image === b.image &&
    a.type === b.type &&
    a.description === b.description &&
    a.information === b.information &&
    a.categoryIds.join() === b.categoryIds.join() &&
    isInStock(a) === isInStock(b)
  );
}
