import { readFlagThresholds } from '../orders/orderSettings.ts';
import { readHoldTimes } from '../orders/orderSettings.ts';
import type { UnconfirmedLimits } from '../accounts/unconfirmed/unconfirmedStorage.ts';
import type { CardSettings } from '../payments/cardSettings.ts';
import type { ShopSettings } from '../start/Shop.ts';

const HOUR_MS = 3_600_000;
const MB = 1024 * 1024;

/** Card provider settings of test shops. */
export const cardForTests: CardSettings = {
  mode: 'local',
  installation: '1234567',
  secret: 'a secret of tests',
  callbackPassword: 'a password of tests',
};

/** Payment deadlines of orders in tests: the defaults. */
export const holdsForTests = readHoldTimes({});

/** Default limits of the shop. */
export const storageForTests: UnconfirmedLimits = {
  mostBytes: 2048 * MB,
  mostBytesOfNetwork: 200 * MB,
};

/** Settings of test shops: the defaults, and a card provider. */
export const settingsForTests: ShopSettings = {
  isProduction: false,
  sessionLife: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * 24 * HOUR_MS },
  unconfirmedLimits: storageForTests,
  card: cardForTests,
  holds: holdsForTests,
  flags: readFlagThresholds({}),
  daysToSign: 14,
  reminderHours: { from: 8, until: 20 },
  presenceMs: 900_000,
  consultation: { isRequired: false, mostDays: 365 },
};
