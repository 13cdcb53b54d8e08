import { readInteger } from '../platform/process/readInteger.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** Counts within 24 hours that flag an order with prescriptions for staff (threat T72). */
export interface FlagThresholds {
  /** Orders with prescriptions delivered to one postcode. */
  readonly orders: number;
  /** Patients of one postcode with a prescription. */
  readonly patients: number;
}

const ORDERS = { least: 2, most: 10_000, standard: 6, unit: 'orders' };
const PATIENTS = { least: 2, most: 10_000, standard: 6, unit: 'patients' };

/**
 * Reads the thresholds that flag orders for staff: FLAG_POSTCODE_ORDERS (6) and FLAG_POSTCODE_PATIENTS (6), within 24
 * hours.
 */
export function readFlagThresholds(
  env: Readonly<Record<string, string | undefined>>,
): FlagThresholds {
  return {
    orders: readInteger('FLAG_POSTCODE_ORDERS', env['FLAG_POSTCODE_ORDERS'], ORDERS),
    patients: readInteger('FLAG_POSTCODE_PATIENTS', env['FLAG_POSTCODE_PATIENTS'], PATIENTS),
  };
}

/** How long an unpaid order holds its stock (reading R14). */
export interface HoldTimes {
  /** Hold of a card order. */
  readonly cardMs: number;
  /** Delay before the buyer is reminded of a transfer. */
  readonly reminderMs: number;
  /** Hold of a transfer order. */
  readonly transferMs: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const CARD = { least: 5, most: 1_440, standard: 30, unit: 'minutes' };
const REMINDER = { least: 1, most: 60, standard: 2, unit: 'days' };
const TRANSFER = { least: 2, most: 90, standard: 7, unit: 'days' };

/**
 * Reads the hold times of unpaid orders: CARD_HOLD_MINUTES (30), TRANSFER_REMINDER_DAYS (2) and TRANSFER_DAYS (7).
 * Refuses a reminder that comes too late to pay.
 */
export function readHoldTimes(env: Readonly<Record<string, string | undefined>>): HoldTimes {
  const minutes = readInteger('CARD_HOLD_MINUTES', env['CARD_HOLD_MINUTES'], CARD);
  const reminder = readInteger('TRANSFER_REMINDER_DAYS', env['TRANSFER_REMINDER_DAYS'], REMINDER);
  const transfer = readInteger('TRANSFER_DAYS', env['TRANSFER_DAYS'], TRANSFER);
  if (reminder >= transfer) {
    throw new StartupProblem(
      `TRANSFER_REMINDER_DAYS (${reminder}) must be less than TRANSFER_DAYS (${transfer}).`,
    );
  }
  return {
    cardMs: minutes * MINUTE_MS,
    reminderMs: reminder * DAY_MS,
    transferMs: transfer * DAY_MS,
  };
}
