import type { Corruption } from './corruption.ts';
import { accountCorruptions } from './accountCorruptions.ts';
import { amountCorruptions } from './amountCorruptions.ts';
import { invoiceCorruptions } from './invoiceCorruptions.ts';
import { orderCorruptions } from './orderCorruptions.ts';
import { paymentCorruptions } from './paymentCorruptions.ts';
import { priceCorruptions } from './priceCorruptions.ts';
import { reportCorruptions } from './reportCorruptions.ts';
import { prescriptionCorruptions } from './prescriptionCorruptions.ts';
import { recordCorruptions } from './recordCorruptions.ts';
import { settingCorruptions } from './settingCorruptions.ts';
import { shopCorruptions } from './shopCorruptions.ts';
import { signatureCorruptions } from './signatureCorruptions.ts';
import { stockCorruptions } from './stockCorruptions.ts';

/** At least one corruption for every rule, as a holder of the database credentials could make it. */
export const corruptions: readonly Corruption[] = [
  ...stockCorruptions,
  ...priceCorruptions,
  ...reportCorruptions,
  ...amountCorruptions,
  ...orderCorruptions,
  ...paymentCorruptions,
  ...invoiceCorruptions,
  ...prescriptionCorruptions,
  ...signatureCorruptions,
  ...accountCorruptions,
  ...recordCorruptions,
  ...settingCorruptions,
  ...shopCorruptions,
];
