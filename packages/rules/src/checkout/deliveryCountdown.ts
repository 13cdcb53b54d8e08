import { addDays, weekday } from '../dates/calendar.ts';
import type { HolidayCalendar } from '../dates/bankHolidays.ts';
import { cutOffs, type WorkingWeekday, sayTime } from '../dates/cutOffs.ts';
import type { Day } from '../dates/day.ts';
import { deliveryPromise } from '../dates/deliveryPromise.ts';
import { formatDay } from '../dates/day.ts';
import { londonDay } from '../dates/londonTime.ts';
import { londonInstant } from '../dates/timeOfDay.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Days after which a weekday also shows its date, because holidays lie in between. */
const SOON_DAYS = 4;
/** Keeps a number and its unit on one line. */
const NBSP = '\u00A0';

/** The order deadline and its delivery day, and a note for cold-chain goods. */
export interface DeliveryCountdown {
  readonly said: string;
  /** The dispatch day of cold-chain goods, if it is later. */
  readonly cold?: string;
}

/**
 * Returns the deadline for next-day delivery. While a parcel can still leave today: 'Order within 2 h 13 min for
 * delivery tomorrow'. Otherwise: 'Order by 3 pm on Monday for delivery on Tuesday' (spec 9.15). Uses the bank holidays
 * of the destination. Rounds down to whole minutes. Undefined for years without known bank holidays.
 */
export function deliveryCountdown(
  now: Date,
  to: HolidayCalendar = 'englandAndWales',
): DeliveryCountdown | undefined {
  const parcel = { orderedAt: now, service: 'nextDay', to } as const;
  const usual = deliveryPromise({ ...parcel, isColdChain: false });
  const cold = deliveryPromise({ ...parcel, isColdChain: true });
  if (!usual.ok || !cold.ok) return undefined;
  const { dispatchDay, deliveryDay } = usual.value;
  const today = londonDay(now);
  const cutOff = cutOffs().nextDay[weekday(dispatchDay) as WorkingWeekday];
  const until =
    dispatchDay === today
      ? `within ${timeLeft(now, instantOf(dispatchDay, cutOff))}`
      : `by ${sayTime(cutOff, NBSP)} ${dayFrom(today, dispatchDay)}`;
  const said = `Order ${until} for delivery ${dayFrom(today, deliveryDay)}`;
  const coldDay = cold.value.dispatchDay;
  if (coldDay === dispatchDay) return { said };
  return { said, cold: `What has to stay cold leaves ${dayFrom(today, coldDay)}.` };
}

function instantOf(day: Day, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(+londonInstant(day, hour) + minute * MINUTE_MS);
}

function timeLeft(now: Date, until: Date): string {
  const minutes = Math.floor((+until - +now) / MINUTE_MS);
  const parts = [
    [Math.floor(minutes / HOUR_MINUTES), 'h'],
    [minutes % HOUR_MINUTES, 'min'],
  ] as const;
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${NBSP}${unit}`);
  return told.length > 0 ? told.join(' ') : 'the next minute';
}

function dayFrom(today: Day, day: Day): string {
  if (day === addDays(today, 1)) return 'tomorrow';
  return day > addDays(today, SOON_DAYS)
    ? `on ${weekday(day)} ${formatDay(day)}`
    : `on ${weekday(day)}`;
}
