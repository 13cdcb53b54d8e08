import type { Day } from '../dates/day.ts';
import { deliveryPromise } from '../dates/deliveryPromise.ts';
import { formatDay } from '../dates/formatDay.ts';
import { weekday } from '../dates/weekday.ts';

/**
 * When an order that is complete now leaves and arrives by next-day delivery, and what has to stay cold where that differs
 * (spec 9.15); nothing beyond the years whose bank holidays are known.
 */
export function deliveryDays(now: Date): string | undefined {
  const parcel = { orderedAt: now, service: 'nextDay' } as const;
  const usual = deliveryPromise({ ...parcel, isColdChain: false });
  const cold = deliveryPromise({ ...parcel, isColdChain: true });
  if (!usual.ok || !cold.ok) return undefined;
  const { dispatchDay, deliveryDay } = usual.value;
  const days = `leaves on ${written(dispatchDay)} and arrives on ${written(deliveryDay)}`;
  const said = `Paid and signed for now, next-day delivery ${days}.`;
  return cold.value.dispatchDay === dispatchDay
    ? said
    : `${said} What has to stay cold leaves on ${written(cold.value.dispatchDay)}.`;
}

function written(day: Day): string {
  return `${weekday(day)} ${formatDay(day)}`;
}
