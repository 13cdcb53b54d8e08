import type { ProductType } from '@formulary/rules/catalogue/product';
import { formNames } from '@formulary/rules/catalogue/listing/productForm';
import { productFormOf } from '@formulary/rules/catalogue/listing/productFormOf';
import { Columns } from '@formulary/search/table/Columns';
import type { CatalogueProduct } from './CatalogueProduct.ts';

/** Product types, indexed by their number in a table. */
export const productTypes: readonly ProductType[] = ['any', 'prescription', 'nonPrescription'];

/** Product fields that change often or are counted. */
type ProductFigures = Pick<
  CatalogueProduct,
  'price' | 'vatPercent' | 'inStock' | 'minimumStock' | 'prescriptionLimit' | 'type'
>;

/** Product fields for sorting and filtering that never change within a row. */
type RowFacts = Pick<CatalogueProduct, 'addedAt' | 'name' | 'image'>;

/** One list per figure, with one row per product. */
export interface ColumnLists {
  readonly ids: Uint32Array;
  /** PostgreSQL's hash of texts and categories, to detect changes; 0 if unknown. */
  readonly hashes: BigInt64Array;
  /** Mills. */
  readonly prices: Uint32Array;
  readonly inStock: Uint32Array;
  readonly minimumStock: Uint32Array;
  readonly prescriptionLimits: Uint16Array;
  readonly vatPercents: Uint8Array;
  /** Index in `productTypes`. */
  readonly types: Uint8Array;
  /** Seconds since 1970. */
  readonly addedAt: Uint32Array;
  /** Index in `formNames`. */
  readonly forms: Uint8Array;
}

/** Product figures by row, for filters, sorting and counts. */
export class ProductColumns extends Columns<ColumnLists> {
  constructor(lists?: ColumnLists) {
    super(emptyLists, lists);
  }

  /** Adds a row and returns its number. */
  add(id: number, figures: ProductFigures, hash = 0n, facts?: RowFacts): number {
    const row = this.addRow(id);
    const { hashes, addedAt, forms } = this.lists;
    hashes[row] = hash;
    addedAt[row] = facts?.addedAt ?? 0;
    forms[row] = facts ? formNames.indexOf(productFormOf(facts.name, facts.image)) : 0;
    this.set(row, figures);
    return row;
  }

  set(row: number, figures: ProductFigures): void {
    const { lists } = this;
    lists.prices[row] = figures.price;
    lists.inStock[row] = figures.inStock;
    lists.minimumStock[row] = figures.minimumStock;
    lists.prescriptionLimits[row] = figures.prescriptionLimit;
    lists.vatPercents[row] = figures.vatPercent;
    lists.types[row] = productTypes.indexOf(figures.type);
  }

  figures(row: number): ProductFigures {
    const { lists } = this;
    return {
      price: lists.prices[row] as number,
      vatPercent: lists.vatPercents[row] as number,
      inStock: lists.inStock[row] as number,
      minimumStock: lists.minimumStock[row] as number,
      prescriptionLimit: lists.prescriptionLimits[row] as number,
      type: productTypes[lists.types[row] as number] ?? 'any',
    };
  }
}

function emptyLists(room: number): ColumnLists {
  return {
    ids: new Uint32Array(room),
    hashes: new BigInt64Array(room),
    prices: new Uint32Array(room),
    inStock: new Uint32Array(room),
    minimumStock: new Uint32Array(room),
    prescriptionLimits: new Uint16Array(room),
    vatPercents: new Uint8Array(room),
    types: new Uint8Array(room),
    addedAt: new Uint32Array(room),
    forms: new Uint8Array(room),
  };
}
