import type { Mills } from '@formulary/rules/money/mills';

/** A product as the import writes it: what follows from its row, and nothing the shop decides. */
export interface TariffListing {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly information: string;
  readonly price: Mills;
  readonly image: string;
  /** Nothing where the file does not say: then the product keeps its mark. */
  readonly isColdChain: boolean | undefined;
  /** Slug of the shelf it stands on. */
  readonly shelf: string;
}
