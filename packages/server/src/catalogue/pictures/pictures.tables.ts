/** Pictures of products that staff uploaded; never changed or removed. */
interface ProductPicturesTable {
  readonly file: string;
  readonly large: Buffer;
  readonly small: Buffer;
  readonly staff_id: number;
  readonly uploaded_at: Date;
}

declare module '../../platform/database/schema.ts' {
  /** Table of migrations/0077_product_pictures.sql. */
  interface Schema {
    readonly product_pictures: ProductPicturesTable;
  }
}
