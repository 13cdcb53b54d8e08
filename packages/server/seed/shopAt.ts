import { DEFAULT_DAYS_TO_SIGN } from '@formulary/rules/prescriptions/signBy';
import type { Db } from '../src/platform/database/Db.ts';
import { daysFrom } from './daysFrom.ts';
import type { DemoShop } from './DemoShop.ts';

/** The shop as it was so many days ago, for whatever was done in it then. */
export function shopAt({ trx, now, shopUrl, ledger, trust }: DemoShop, daysAgo: number) {
  const at = daysFrom(now, -daysAgo);
  const db: Db = trx;
  return { at, db, now: () => at, shopUrl, ledger, trust, daysToSign: DEFAULT_DAYS_TO_SIGN };
}
