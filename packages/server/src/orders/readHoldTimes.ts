import { readWhole } from '../platform/process/readWhole.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import type { HoldTimes } from './HoldTimes.ts';

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
  const minutes = readWhole('CARD_HOLD_MINUTES', env['CARD_HOLD_MINUTES'], CARD);
  const reminder = readWhole('TRANSFER_REMINDER_DAYS', env['TRANSFER_REMINDER_DAYS'], REMINDER);
  const transfer = readWhole('TRANSFER_DAYS', env['TRANSFER_DAYS'], TRANSFER);
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
