import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../platform/process/makeFolder.ts';
import type { ProductType } from '@formulary/rules/catalogue/product';
import type { Mills } from '@formulary/rules/money/mills';
import type { Promotion } from '@formulary/rules/pricing/promotion';
import { searchWords } from '@formulary/rules/text/searchWords';
import { foldText } from '@formulary/rules/text/tidyLine';
import { ProductTable, type TableParts } from '@formulary/search/table/ProductTable';
import type { LongTexts } from '@formulary/search/table/texts';
import { TableBuilder } from '@formulary/search/table/TableBuilder';
import type { Language } from '@formulary/search/words/language';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import { type ColumnLists, ProductColumns } from './ProductColumns.ts';

/**
 * Returns the path of the product table's snapshot beside the data, and makes its folder writable for the server's
 * user. Returns undefined if the folder cannot be made.
 */
export function productTableFile(
  dataFolder: string,
  user: { readonly uid: number; readonly gid: number } | undefined,
): string | undefined {
  const folder = join(dataFolder, 'catalogue');
  try {
    makeFolder(folder);
    if (user) chownSync(folder, user.uid, user.gid);
    return join(folder, 'products.table');
  } catch {
    return undefined;
  }
}

/** The language of the catalogue, with its units and abbreviations. */
export const catalogueLanguage: Language = { words: searchWords, fold: foldText };

/** Source files that decide the table, besides those of the search. */
export const tableSources: readonly string[] = [
  import.meta.resolve('@formulary/rules/text/searchWords'),
  import.meta.resolve('@formulary/rules/text/tidyLine'),
  import.meta.resolve('@formulary/rules/catalogue/listing/productFormOf'),
  import.meta.resolve('@formulary/rules/catalogue/listing/productForm'),
  import.meta.url,
  new URL('ProductColumns.ts', import.meta.url).href,
];

/** The products of the catalogue at one time. */
export type CatalogueTable = ProductTable<ProductColumns>;

export type CatalogueTableParts = TableParts<ColumnLists>;

/** Returns the table of these parts. */
export function tableOf(parts: CatalogueTableParts): CatalogueTable {
  return new ProductTable(catalogueLanguage, parts, new ProductColumns(parts.columns));
}

/** Builds a table from products added in the order of their ids. */
export class CatalogueTableBuilder {
  readonly #columns = new ProductColumns();
  readonly #builder = new TableBuilder<ColumnLists>(catalogueLanguage, this.#columns);

  /** Adds a product, with PostgreSQL's hash of its texts and categories. */
  add(product: CatalogueProduct, hash?: bigint): void {
    this.#columns.add(product.id, product, hash, product);
    this.#builder.add(product);
  }

  /** Builds the table in steps. */
  finish(): Generator<void, CatalogueTableParts> {
    return this.#builder.finish();
  }
}

/** A product of a table. Its long texts are read on access, because that is slow and lists do not need them. */
export class TableProduct implements CatalogueProduct {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly image: string;
  readonly type: ProductType;
  readonly price: Mills;
  readonly vatPercent: number;
  readonly inStock: number;
  readonly minimumStock: number;
  readonly prescriptionLimit: number;
  readonly addedAt: number;
  readonly categoryIds: readonly number[];
  readonly promotions: readonly Promotion[];
  readonly #table: CatalogueTable;
  readonly #row: number;
  #long: LongTexts | undefined;

  constructor(table: CatalogueTable, row: number, promotions: readonly Promotion[]) {
    const { lists } = table.columns;
    const { code, name, image } = table.shortTexts(row);
    const figures = table.columns.figures(row);
    this.id = lists.ids[row] as number;
    this.code = code;
    this.name = name;
    this.image = image;
    this.type = figures.type;
    this.price = figures.price;
    this.vatPercent = figures.vatPercent;
    this.inStock = figures.inStock;
    this.minimumStock = figures.minimumStock;
    this.prescriptionLimit = figures.prescriptionLimit;
    this.addedAt = lists.addedAt[row] as number;
    this.categoryIds = table.categoryIds(row);
    this.promotions = promotions;
    this.#table = table;
    this.#row = row;
  }

  get description(): string {
    return this.#texts.description;
  }

  get information(): string {
    return this.#texts.information;
  }

  get #texts(): LongTexts {
    this.#long ??= this.#table.longTexts(this.#row);
    return this.#long;
  }
}
