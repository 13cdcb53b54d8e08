import { DEFAULT_DAYS_TO_SIGN } from '@formulary/rules/prescriptions/signing/signingDeadline';
import type { Db } from '../src/platform/database/Db.ts';
import { daysFrom } from './daysFrom.ts';
import type { DemoShop } from './DemoShop.ts';

/** Returns the shop's context a number of days ago, for the actions of that time. */
export function shopAt({ trx, now, shopUrl, ledger, trust }: DemoShop, daysAgo: number) {
  const at = daysFrom(now, -daysAgo);
  const db: Db = trx;
  return { at, db, now: () => at, shopUrl, ledger, trust, daysToSign: DEFAULT_DAYS_TO_SIGN };
}
