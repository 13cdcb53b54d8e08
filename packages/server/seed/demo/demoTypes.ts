import type { CategoryMotif } from '@formulary/rules/pictures/categoryMotifs';
import type { PictureSpec } from '@formulary/rules/pictures/pictureSpec';

/** A bundle offer with dates in days from the first start of the demo shop, so that it never goes stale. */
export interface DemoPromotion {
  readonly quantity: number;
  /** For the whole bundle, in £0.001, without VAT. */
  readonly priceMills: number;
  readonly startsInDays: number;
  readonly endsInDays: number;
}

export interface DemoCategory {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Slug of the parent category; none at the top level. */
  readonly parent?: string;
  /** Most units of this category on one prescription. */
  readonly prescriptionLimit?: number;
  readonly motif: CategoryMotif;
}

export interface DemoProduct {
  /** Stable key, e.g. 'HA-LIP-24-1'. */
  readonly code: string;
  readonly name: string;
  /** Plain text; paragraphs are separated by blank lines. */
  readonly description: string;
  /** Plain text: composition, pack, storage, legal category, shelf life. */
  readonly information: string;
  /** £0.001 units, without VAT. */
  readonly priceMills: number;
  readonly vatPercent: 0 | 5 | 20;
  readonly type: 'any' | 'prescription' | 'nonPrescription';
  readonly inStock: number;
  /** Units held back: only what exceeds this can be ordered. */
  readonly minimumStock: number;
  /** Most units on one prescription. */
  readonly prescriptionLimit?: number;
  readonly coldChain?: boolean;
  /** Slugs, most specific first. */
  readonly categories: readonly string[];
  readonly picture: PictureSpec;
  readonly promotions?: readonly DemoPromotion[];
}
