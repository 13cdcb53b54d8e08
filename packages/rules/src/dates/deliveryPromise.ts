import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { HolidayCalendar } from './bankHolidays.ts';
import { addDays, weekday } from './calendar.ts';
import type { Day } from './day.ts';
import { londonDay } from './londonTime.ts';
import { type DeliveryTimes, deliveryTimes } from './deliveryTimes.ts';
import { formatTime } from './timeOfDay.ts';

/** Days without deliveries, even if the bank holiday is moved to another day. */
const FESTIVE_DAYS: readonly string[] = ['12-25', '12-26', '01-01'];

/** The goods, the service, and the time of the order. */
export interface DeliveryInput {
  readonly orderedAt: Date;
  readonly service: 'nextDay' | 'saturday';
  /** Whether the parcel has cold-chain goods. */
  readonly isColdChain: boolean;
  /** The bank holidays of the destination; by default those of England and Wales. */
  readonly to?: HolidayCalendar;
}

/** The days on which a parcel leaves the pharmacy and arrives. */
export interface DeliveryPromise {
  readonly dispatchDay: Day;
  readonly deliveryDay: Day;
}

/**
 * Returns when an order leaves and arrives (spec 9.15). It leaves the same day if placed before the cut-off in London
 * (15:00 by default) on a day on which the pharmacy works, otherwise on the next such day. It arrives on the working day after, by the destination's bank
 * holidays. Saturday delivery leaves on a Friday. Cold-chain goods leave only before a working day: those ordered on
 * Friday leave on Monday. Refuses with 'saturday-cold-chain' and, beyond the years with known bank holidays, with
 * 'delivery-day-unknown'.
 */
export function deliveryPromise(
  input: DeliveryInput,
  times: DeliveryTimes = deliveryTimes(),
): Result<DeliveryPromise, Refusal> {
  const isOnSaturday = input.service === 'saturday';
  if (isOnSaturday && input.isColdChain) return refuse('saturday-cold-chain');
  const orderedOn = londonDay(input.orderedAt);
  const isInTime = formatTime(input.orderedAt) < cutOffOn(orderedOn, input.service, times);
  const dispatchDay = firstDay(isInTime ? orderedOn : addDays(orderedOn, 1), (day) =>
    leavesOn(day, input, times),
  );
  if (dispatchDay === undefined) return refuse('delivery-day-unknown');
  const arrivesOn = isOnSaturday ? () => true : (day: Day) => isWorkingDay(day, input.to, times);
  const deliveryDay = firstDay(addDays(dispatchDay, 1), arrivesOn);
  return deliveryDay === undefined
    ? refuse('delivery-day-unknown')
    : accept({ dispatchDay, deliveryDay });
}

/** Returns the time before which an order leaves on a day; the end of the day for a weekend, on which nothing leaves. */
function cutOffOn(
  day: Day,
  service: DeliveryInput['service'],
  { cutOffs: { nextDay, saturday } }: DeliveryTimes,
): string {
  const name = weekday(day);
  if (name === 'Saturday' || name === 'Sunday') return '24:00';
  return service === 'saturday' && name === 'Friday' ? saturday : nextDay[name];
}

function leavesOn(
  day: Day,
  { service, isColdChain, to }: DeliveryInput,
  times: DeliveryTimes,
): boolean | undefined {
  const isWorking = isWorkingDay(day, 'englandAndWales', times);
  if (isWorking !== true) return isWorking;
  if (times.closed.includes(day)) return false;
  const dayAfter = addDays(day, 1);
  if (service === 'saturday') {
    return weekday(day) === 'Friday' && !FESTIVE_DAYS.includes(dayAfter.slice(5));
  }
  return isColdChain ? isWorkingDay(dayAfter, to, times) : true;
}

/**
 * Returns whether couriers deliver as usual in a region: Monday to Friday except its bank holidays (spec 9.15). The
 * pharmacy follows the calendar of England and Wales. Undefined for a year without known bank holidays.
 */
export function isWorkingDay(
  day: Day,
  calendar: HolidayCalendar = 'englandAndWales',
  { holidays }: DeliveryTimes = deliveryTimes(),
): boolean | undefined {
  const days = holidays[calendar];
  if (!days.some((each) => each.startsWith(day.slice(0, 4)))) return undefined;
  const name = weekday(day);
  return name !== 'Saturday' && name !== 'Sunday' && !days.includes(day);
}

/** Returns the first day from `from` that fulfils a condition. Undefined once a day cannot be decided. */
function firstDay(from: Day, holds: (day: Day) => boolean | undefined): Day | undefined {
  let day = from;
  let answer = holds(day);
  while (answer === false) {
    day = addDays(day, 1);
    answer = holds(day);
  }
  return answer === undefined ? undefined : day;
}
