import { formNames } from '@formulary/rules/catalogue/listing/productForm';
import { productFormOf } from '@formulary/rules/catalogue/listing/productFormOf';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { productTypes } from './productTypes.ts';

/** Product fields that change often or are counted. */
export type ProductFigures = Pick<
  CatalogueProduct,
  'price' | 'vatPercent' | 'inStock' | 'minimumStock' | 'prescriptionLimit' | 'type'
>;

/** Product fields for sorting and filtering that never change within a row. */
export type RowFacts = Pick<CatalogueProduct, 'addedAt' | 'name' | 'image'>;

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

const GROWTH = 1.25;
const LEAST_MORE = 64;

/** Product figures by row, for filters, sorting and counts. Rows are added at the end and changed in place. */
export class ProductColumns {
  #lists: ColumnLists;
  #length: number;

  constructor(lists: ColumnLists = emptyLists(0)) {
    this.#lists = lists;
    this.#length = lists.ids.length;
  }

  get length(): number {
    return this.#length;
  }

  /** The lists, possibly with spare rows. Do not keep them: adding a row may replace them. */
  get lists(): ColumnLists {
    return this.#lists;
  }

  /** Adds a row and returns its number. */
  add(id: number, figures: ProductFigures, hash = 0n, facts?: RowFacts): number {
    const row = this.#length;
    if (row === this.#lists.ids.length) this.#grow(Math.ceil(row * GROWTH) + LEAST_MORE);
    this.#length = row + 1;
    this.#lists.ids[row] = id;
    this.#lists.hashes[row] = hash;
    this.#lists.addedAt[row] = facts?.addedAt ?? 0;
    this.#lists.forms[row] = facts ? formNames.indexOf(productFormOf(facts.name, facts.image)) : 0;
    this.set(row, figures);
    return row;
  }

  set(row: number, figures: ProductFigures): void {
    const lists = this.#lists;
    lists.prices[row] = figures.price;
    lists.inStock[row] = figures.inStock;
    lists.minimumStock[row] = figures.minimumStock;
    lists.prescriptionLimits[row] = figures.prescriptionLimit;
    lists.vatPercents[row] = figures.vatPercent;
    lists.types[row] = productTypes.indexOf(figures.type);
  }

  figures(row: number): ProductFigures {
    const lists = this.#lists;
    return {
      price: lists.prices[row] as number,
      vatPercent: lists.vatPercents[row] as number,
      inStock: lists.inStock[row] as number,
      minimumStock: lists.minimumStock[row] as number,
      prescriptionLimit: lists.prescriptionLimits[row] as number,
      type: productTypes[lists.types[row] as number] ?? 'any',
    };
  }

  /** Returns the lists without spare rows. */
  trimmed(): ColumnLists {
    return copyOf(this.#lists, this.#length);
  }

  #grow(room: number): void {
    this.#lists = copyOf(this.#lists, room);
  }
}

/** Copies the lists to another capacity, as far as the rows fit. */
function copyOf(lists: ColumnLists, room: number): ColumnLists {
  const copy = emptyLists(room);
  const rows = Math.min(room, lists.ids.length);
  copy.ids.set(lists.ids.subarray(0, rows));
  copy.hashes.set(lists.hashes.subarray(0, rows));
  copy.prices.set(lists.prices.subarray(0, rows));
  copy.inStock.set(lists.inStock.subarray(0, rows));
  copy.minimumStock.set(lists.minimumStock.subarray(0, rows));
  copy.prescriptionLimits.set(lists.prescriptionLimits.subarray(0, rows));
  copy.vatPercents.set(lists.vatPercents.subarray(0, rows));
  copy.types.set(lists.types.subarray(0, rows));
  copy.addedAt.set(lists.addedAt.subarray(0, rows));
  copy.forms.set(lists.forms.subarray(0, rows));
  return copy;
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
