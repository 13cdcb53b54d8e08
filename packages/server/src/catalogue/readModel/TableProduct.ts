import type { ProductType } from '@formulary/rules/catalogue/productType';
import type { Mills } from '@formulary/rules/money/mills';
import type { Promotion } from '@formulary/rules/pricing/promotion';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import type { ProductTable } from '../productTable/ProductTable.ts';
import type { LongTexts } from '../productTable/ProductTexts.ts';

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
  readonly #table: ProductTable;
  readonly #row: number;
  #long: LongTexts | undefined;

  constructor(table: ProductTable, row: number, promotions: readonly Promotion[]) {
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
