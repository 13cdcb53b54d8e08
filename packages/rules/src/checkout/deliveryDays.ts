import type { HolidayCalendar } from '../dates/bankHolidays.ts';
import type { Day } from '../dates/day.ts';
import { deliveryPromise } from '../dates/deliveryPromise.ts';
import { formatDay } from '../dates/day.ts';
import { weekday } from '../dates/calendar.ts';

/** The parts of a parcel that decide its delivery day. */
export interface Parcel {
  readonly isColdChain: boolean;
  readonly to: HolidayCalendar;
}

/**
 * Describes when an order that is complete now leaves and arrives by next-day delivery, depending on the destination's
 * bank holidays and the cold chain (spec 9.15). Undefined for years without known bank holidays.
 */
export function deliveryDays(now: Date, { isColdChain, to }: Parcel): string | undefined {
  const parcel = { orderedAt: now, service: 'nextDay', to } as const;
  const usual = deliveryPromise({ ...parcel, isColdChain: false });
  const own = deliveryPromise({ ...parcel, isColdChain });
  if (!usual.ok || !own.ok) return undefined;
  const { dispatchDay, deliveryDay } = own.value;
  const said = `Paid and signed for now, next-day delivery leaves on ${written(dispatchDay)} and arrives on ${written(deliveryDay)}.`;
  const isLater = dispatchDay !== usual.value.dispatchDay;
  return isLater ? `${said} What has to stay cold does not travel over a day off.` : said;
}

function written(day: Day): string {
  return `${weekday(day)} ${formatDay(day)}`;
}
