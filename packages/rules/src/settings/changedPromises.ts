import type { HolidayCalendar } from '../dates/bankHolidays.ts';
import { addDays } from '../dates/calendar.ts';
import { workingWeekdays } from '../dates/cutOffs.ts';
import type { Day } from '../dates/day.ts';
import { type DeliveryInput, deliveryPromise } from '../dates/deliveryPromise.ts';
import { calendars, type DeliveryTimes } from '../dates/deliveryTimes.ts';
import { londonDay } from '../dates/londonTime.ts';
import { londonInstant } from '../dates/timeOfDay.ts';

/** Two years are looked at: as far as bank holidays are announced. */
const MOST_DAYS = 731;
const MINUTE_MS = 60_000;
const MORNING = '09:00';

/** An order that would be promised another day. */
export interface ChangedPromise {
  readonly orderedAt: Date;
  readonly to: HolidayCalendar;
  readonly service: DeliveryInput['service'];
  readonly isColdChain: boolean;
  /** The day that is promised now; undefined if none is. */
  readonly was: Day | undefined;
  readonly becomes: Day | undefined;
}

/** The delivery times of now and of then, and how many orders to return. */
interface Compared {
  readonly before: DeliveryTimes;
  readonly after: DeliveryTimes;
  readonly now: Date;
  readonly most: number;
}

/**
 * Returns the first orders from now on that would be promised another day: complete in the morning, or just before the
 * later of two cut-offs, to each region, by each service.
 */
export function changedPromises({ before, after, now, most }: Compared): readonly ChangedPromise[] {
  const found: ChangedPromise[] = [];
  const first = londonDay(now);
  for (let at = 0; at < MOST_DAYS && found.length < most; at += 1) {
    const day = addDays(first, at);
    for (const orderedAt of momentsOf(day, before, after))
      for (const parcel of parcels) {
        if (found.length === most) break;
        const [was, becomes] = [before, after].map((times) =>
          promised({ orderedAt, ...parcel }, times),
        );
        if (was !== becomes) found.push({ orderedAt, ...parcel, was, becomes });
      }
  }
  return found;
}

const parcels = calendars.flatMap((to) => [
  { to, service: 'nextDay', isColdChain: false } as const,
  { to, service: 'nextDay', isColdChain: true } as const,
  { to, service: 'saturday', isColdChain: false } as const,
]);

function promised(input: DeliveryInput, times: DeliveryTimes): Day | undefined {
  const promise = deliveryPromise(input, times);
  return promise.ok ? promise.value.deliveryDay : undefined;
}

/** Returns the morning, and the last minute before each cut-off that the two do not share. */
function momentsOf(day: Day, before: DeliveryTimes, after: DeliveryTimes): readonly Date[] {
  const pairs = workingWeekdays.map((each) => [
    before.cutOffs.nextDay[each],
    after.cutOffs.nextDay[each],
  ]);
  const changed = [...pairs, [before.cutOffs.saturday, after.cutOffs.saturday]].flatMap((pair) =>
    new Set(pair).size === 1 ? [] : pair.toSorted().slice(-1),
  );
  return [
    instantOf(day, MORNING),
    ...[...new Set(changed)].toSorted().map((time) => new Date(+instantOf(day, time) - MINUTE_MS)),
  ];
}

function instantOf(day: Day, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(+londonInstant(day, hour) + minute * MINUTE_MS);
}
