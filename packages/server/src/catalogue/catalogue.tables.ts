import type { ProductHazard } from '@formulary/rules/catalogue/productHazards';
import type { ProductType } from '@formulary/rules/catalogue/product';
import type { ColumnType, Generated } from 'kysely';

interface CategoriesTable {
  readonly id: Generated<number>;
  readonly parent_id: number | null;
  readonly slug: string;
  readonly name: string;
  readonly description: Generated<string>;
  readonly image: Generated<string>;
  readonly prescription_limit: Generated<number>;
  readonly sort_order: Generated<number>;
}

interface ProductsTable {
  readonly id: Generated<number>;
  readonly code: string;
  readonly source: 'shop' | 'demo' | 'tariff';
  readonly name: string;
  readonly description: Generated<string>;
  readonly information: Generated<string>;
  readonly price_mills: number;
  readonly vat_percent: number;
  readonly type: ProductType;
  readonly in_stock: number;
  readonly minimum_stock: Generated<number>;
  readonly prescription_limit: Generated<number>;
  readonly image: Generated<string>;
  readonly is_cold_chain: Generated<boolean>;
  readonly hazards: Generated<readonly ProductHazard[]>;
  readonly is_on_sale: Generated<boolean>;
  readonly added_at: Generated<Date>;
  /** Raised with every change of what a buyer is offered; a change of the stock is none. */
  readonly offer_version: Generated<number>;
}

interface ProductCategoriesTable {
  readonly product_id: number;
  readonly category_id: number;
  readonly position: Generated<number>;
}

interface PromotionsTable {
  readonly id: Generated<number>;
  readonly product_id: number;
  readonly quantity: number;
  readonly price_mills: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Since when it is called off; only before it began. */
  readonly withdrawn_at: ColumnType<Date | null, never, Date>;
}

/** The fields of a product or category before and after an event; never changed. */
interface CatalogueChangesTable {
  readonly event_id: number;
  readonly fields_before: unknown;
  readonly fields_after: unknown;
}

declare module '../platform/database/schema.ts' {
  /** Tables of migrations/0004_catalogue.sql, 0030, 0046, 0048, 0076_catalogue_changes.sql and 0080_withdrawn_promotions.sql. */
  interface Schema {
    readonly categories: CategoriesTable;
    readonly products: ProductsTable;
    readonly product_categories: ProductCategoriesTable;
    readonly promotions: PromotionsTable;
    readonly catalogue_changes: CatalogueChangesTable;
  }
}
