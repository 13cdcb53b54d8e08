import type { ProductType } from '@formulary/rules/catalogue/productType';
import type { Mills } from '@formulary/rules/money/mills';
import type { Promotion } from '@formulary/rules/pricing/promotion';

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
