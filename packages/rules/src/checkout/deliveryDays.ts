import type { HolidayCalendar } from '../dates/bankHolidays.ts';
import type { Day } from '../dates/day.ts';
import { deliveryPromise } from '../dates/deliveryPromise.ts';
import { formatDay } from '../dates/formatDay.ts';
import { weekday } from '../dates/weekday.ts';

/** A parcel as far as it decides when it arrives. */
export interface Parcel {
  readonly isColdChain: boolean;
  readonly to: HolidayCalendar;
}

/**
 * When an order that is complete now leaves and arrives by next-day delivery, by the bank holidays of where it goes and of
 * whether it has to stay cold (spec 9.15); nothing beyond the years whose bank holidays are known.
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
