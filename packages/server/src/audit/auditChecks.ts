import type { AuditCheck } from './AuditCheck.ts';
import { accountChecks } from './rules/accountChecks.queries.ts';
import { addressChecks } from './rules/addressChecks.queries.ts';
import { amountChecks } from './rules/amountChecks.queries.ts';
import { cartChecks } from './rules/cartChecks.queries.ts';
import { documentChecks } from './rules/documentChecks.queries.ts';
import { invoiceChecks } from './rules/invoiceChecks.queries.ts';
import { leftoverChecks } from './rules/leftoverChecks.queries.ts';
import { mailChecks } from './rules/mailChecks.queries.ts';
import { orderChecks } from './rules/orderChecks.queries.ts';
import { parcelChecks } from './rules/parcelChecks.queries.ts';
import { paymentChecks } from './rules/paymentChecks.queries.ts';
import { priceChecks } from './rules/priceChecks.queries.ts';
import { prescriptionChecks } from './rules/prescriptionChecks.queries.ts';
import { recomputedChecks } from './rules/recomputedChecks.ts';
import { recordChecks } from './rules/recordChecks.queries.ts';
import { reportChecks } from './rules/reportChecks.queries.ts';
import { schemaChecks } from './rules/schemaChecks.queries.ts';
import { settingChecks } from './rules/settingChecks.queries.ts';
import { signedChecks } from './rules/signedChecks.queries.ts';
import { stockChecks } from './rules/stockChecks.queries.ts';
import { timeChecks } from './rules/timeChecks.queries.ts';

/** All checks of a shop's database; docs/audit.md lists them, and rules that do not apply yet. */
export const auditChecks: readonly AuditCheck[] = [
  ...stockChecks,
  ...priceChecks,
  ...recomputedChecks,
  ...amountChecks,
  ...orderChecks,
  ...parcelChecks,
  ...paymentChecks,
  ...invoiceChecks,
  ...reportChecks,
  ...prescriptionChecks,
  ...signedChecks,
  ...leftoverChecks,
  ...recordChecks,
  ...settingChecks,
  ...accountChecks,
  ...addressChecks,
  ...documentChecks,
  ...mailChecks,
  ...cartChecks,
  ...schemaChecks,
  ...timeChecks,
];
