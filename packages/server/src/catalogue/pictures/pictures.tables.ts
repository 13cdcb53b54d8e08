import type { Generated } from 'kysely';

/** Pictures of products that staff uploaded; never changed, and removed only if nobody chose them. */
interface ProductPicturesTable {
  readonly file: string;
  readonly large: Buffer;
  readonly small: Buffer;
  readonly staff_id: number;
  readonly uploaded_at: Date;
  /** When a product first showed it; set by a trigger. */
  readonly chosen_at: Generated<Date | null>;
}

declare module '../../platform/database/schema.ts' {
  /** Table of migrations/0077_product_pictures.sql and 0092_chosen_pictures.sql. */
  interface Schema {
    readonly product_pictures: ProductPicturesTable;
  }
}
