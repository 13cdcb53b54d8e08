import type { Mills } from '@formulary/rules/money/mills';

/** A pack of the Drug Tariff. */
export interface TariffProduct {
  /** SNOMED code of the pack: the stable key. */
  readonly code: string;
  /** SNOMED code of the medicine. */
  readonly medicineCode: string;
  readonly medicine: string;
  readonly packSize: string;
  readonly unit: string;
  /** 'A', 'C' or 'M': how the tariff sets the price. */
  readonly tariffCategory: string;
  readonly price: Mills;
  /** Whether it must stay cold; undefined if the file does not say. */
  readonly isColdChain: boolean | undefined;
}
