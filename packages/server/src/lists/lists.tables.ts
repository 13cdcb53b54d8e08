import type { Generated } from 'kysely';

interface ProductListsTable {
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly name: string;
  readonly is_usual: Generated<boolean>;
  /** Increases with every change, from 1. */
  readonly version: Generated<number>;
  readonly created_at: Date;
}

interface ProductListLinesTable {
  readonly list_id: number;
  readonly product_id: number;
  readonly is_prescription: boolean;
  readonly quantity: number;
  /** From 0, in the order of the list. */
  readonly position: number;
}

declare module '../platform/database/schema.ts' {
  /** Tables of migrations/0032_product_lists.sql. */
  interface Schema {
    readonly product_lists: ProductListsTable;
    readonly product_list_lines: ProductListLinesTable;
  }
}
