import type { Mills } from '@formulary/rules/money/mills';

/** Product fields that the import derives from a tariff row; the shop decides all others. */
export interface TariffListing {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly information: string;
  readonly price: Mills;
  readonly image: string;
  /** Undefined if the file does not say; the product then keeps its value. */
  readonly isColdChain: boolean | undefined;
  /** Slug of its category. */
  readonly shelf: string;
}
