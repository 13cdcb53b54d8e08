import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WorkedExample, workedExamples } from '../testing/workedExamples.ts';
import { addDays, addMonths, weekday } from './calendar.ts';
import { bankHolidays, type HolidayCalendar } from './bankHolidays.ts';
import type { Day } from './day.ts';
import { deliveryPromise, isWorkingDay } from './deliveryPromise.ts';
import { formatDate, londonDay } from './londonTime.ts';
import { formatMoment, formatTime, isWithinHours } from './timeOfDay.ts';
import { formatDay } from './day.ts';
import { isDay } from './isDay.ts';
import { isPrescriptionInDate, prescriptionValidUntil } from './prescriptionDates.ts';
import { paperPrescriptionDeadline } from './orderDeadlines.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { parseDate, pickerYears } from './dateField.ts';
import { relativeTime } from './relativeTime.ts';

const FIRST = Date.UTC(1000, 0, 1);
const LAST = Date.UTC(9999, 11, 31);
const anyDay = fc
  .integer({ min: FIRST, max: LAST })
  .map((time) => new Date(time).toISOString().slice(0, 10));

function dayIn(row: WorkedExample, column: string): Day {
  const parsed = parseDate(row[column] ?? '');
  if (parsed === undefined) throw new Error(`"${row[column]}" under ${column} is not a date`);
  return parsed;
}

describe('parsing and formatting dates', () => {
  test.each(workedExamples('dates', 'Reading a date'))('reads or refuses $Typed', (row) => {
    const answer = parseDate(row['Typed'] ?? '');
    expect(answer ?? fieldSentences.validDate).toBe(row['Read as']);
  });

  test('reads back every formatted day @1.7', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(formatDay(day)).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
        expect(parseDate(formatDay(day))).toBe(day);
      }),
    );
  });

  test('formats every parsed date as typed, and parsing never throws', () => {
    const digits = fc.stringMatching(/^[\d/]{0,11}$/);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string({ unit: 'binary' })), (typed) => {
        const answer = parseDate(typed);
        expect(answer === undefined ? typed : formatDay(answer)).toBe(typed);
      }),
    );
  });

  test.each(workedExamples('dates', 'The day of an instant'))(
    'puts an instant on its day in the UK @1.7',
    (row) => {
      const instant = new Date(row['Instant'] ?? '');
      expect(londonDay(instant)).toBe(row['Day in the UK']);
      expect(formatDate(instant)).toBe(row['Shown as']);
    },
  );

  test.each([20_260_101, null, undefined, '2026-1-1', '2026-13-01', '2026-02-29', '+02026-01-01'])(
    '%j is not a day',
    (value) => {
      expect(isDay(value)).toBe(false);
    },
  );
});

describe('date arithmetic', () => {
  test.each(workedExamples('dates', 'Months later'))('adds $Months months to $Day', (row) => {
    expect(addMonths(dayIn(row, 'Day'), Number(row['Months']))).toBe(dayIn(row, 'Result'));
  });

  test('addDays is reversible, and each day changes the weekday', () => {
    const someDay = fc
      .integer({ min: 0, max: 40_000 })
      .map((count) => addDays('1950-01-01', count));
    fc.assert(
      fc.property(someDay, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(weekday(addDays(day, count * 7))).toBe(weekday(day));
        expect(weekday(addDays(day, 1))).not.toBe(weekday(day));
        expect(addDays(day, 1) > day).toBe(true);
      }),
    );
  });

  test('weekday returns the day of the calendar', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => weekday(addDays('2026-11-15', days)));
    expect(week).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
  });

  test.each(workedExamples('dates', 'How long ago'))(
    'relativeTime shows $Seconds seconds as $Label @9.10',
    (row) => {
      const now = new Date('2026-11-20T12:00:00Z');
      const then = new Date(now.getTime() - Number(row['Seconds']) * 1000);
      expect(relativeTime(then, now)).toBe(row['Label']);
    },
  );

  test('pickerYears offers 30 years either way by UK time', () => {
    expect(pickerYears(new Date('2026-11-20T12:00:00Z'))).toEqual({ from: 1996, to: 2056 });
    expect(pickerYears(new Date('2026-12-31T23:59:59Z'))).toEqual({ from: 1996, to: 2056 });
  });
});

describe('delivery', () => {
  test.each(workedExamples('dates', 'Delivery'))(
    'ordered on $On, $Service, cold: $Cold: leaves $Leaves @9.15',
    (row) => {
      const orderedAt = new Date(row['Ordered at'] ?? '');
      const clock = new Intl.DateTimeFormat('en-GB', {
        timeStyle: 'short',
        timeZone: 'Europe/London',
      });
      expect(`${formatDate(orderedAt)} ${clock.format(orderedAt)}`).toBe(row['In the UK']);
      expect(weekday(londonDay(orderedAt))).toBe(row['On']);

      const promise = deliveryPromise({
        orderedAt,
        service: row['Service'] === 'Saturday' ? 'saturday' : 'nextDay',
        isColdChain: row['Cold'] === 'yes',
      });
      const [leaves, arrives] = promise.ok
        ? [formatDay(promise.value.dispatchDay), formatDay(promise.value.deliveryDay)]
        : [promise.problem.message, ''];
      expect(leaves).toBe(row['Leaves']);
      expect(arrives).toBe(row['Arrives']);
    },
  );

  const orders = fc.record({
    orderedAt: fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-12-10T00:00:00Z'),
      noInvalidDate: true,
    }),
    service: fc.constantFrom('nextDay' as const, 'saturday' as const),
    isColdChain: fc.boolean(),
  });

  test('never leaves before the order or on a day off, and takes one night for cold-chain parcels', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const promise = deliveryPromise(input);
        expect(promise.ok).toBe(!(input.isColdChain && input.service === 'saturday'));
        if (!promise.ok) return;
        const { dispatchDay, deliveryDay } = promise.value;
        expect(dispatchDay >= londonDay(input.orderedAt)).toBe(true);
        expect(isWorkingDay(dispatchDay)).toBe(true);
        expect(
          input.service === 'saturday' ? weekday(deliveryDay) : isWorkingDay(deliveryDay),
        ).toBe(input.service === 'saturday' ? 'Saturday' : true);
        const isOvernight = deliveryDay === addDays(dispatchDay, 1);
        expect(isOvernight || !input.isColdChain).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('never arrives earlier for a later order', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 172_800_000 }), (input, wait) => {
        const later = { ...input, orderedAt: new Date(input.orderedAt.getTime() + wait) };
        const [first, second] = [deliveryPromise(input), deliveryPromise(later)];
        if (!first.ok || !second.ok) return;
        expect(second.value.deliveryDay >= first.value.deliveryDay).toBe(true);
      }),
    );
  });
});

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const position = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(position / 31) - 1, (position % 31) + 1))
    .toISOString()
    .slice(0, 10);
}

function mondayFrom(day: Day): Day {
  return weekday(day) === 'Monday' ? day : mondayFrom(addDays(day, 1));
}

/** Returns a fixed holiday, or the next free weekday if it falls on a weekend. */
function observed(day: Day, taken: readonly Day[]): Day {
  const isFree = !['Saturday', 'Sunday'].includes(weekday(day)) && !taken.includes(day);
  return isFree ? day : observed(addDays(day, 1), taken);
}

/** Holidays of a single year. */
const PROCLAIMED: Readonly<Record<string, readonly Day[]>> = {
  'scotland 2026': ['2026-06-15'],
};

function holidaysByLaw(calendar: HolidayCalendar, year: string): readonly Day[] {
  const easter = easterSunday(Number(year));
  const newYear = observed(`${year}-01-01`, []);
  const christmas = observed(`${year}-12-25`, []);
  const easterMonday = addDays(easter, 1);
  const own = {
    englandAndWales: [easterMonday, mondayFrom(`${year}-08-25`)],
    scotland: [
      observed(`${year}-01-02`, [newYear]),
      mondayFrom(`${year}-08-01`),
      observed(`${year}-11-30`, []),
    ],
    northernIreland: [
      easterMonday,
      mondayFrom(`${year}-08-25`),
      observed(`${year}-03-17`, []),
      observed(`${year}-07-12`, []),
    ],
    isleOfMan: [
      easterMonday,
      mondayFrom(`${year}-08-25`),
      // The Friday of the TT races, in the week after the spring bank holiday.
      addDays(mondayFrom(`${year}-05-25`), 11),
      observed(`${year}-07-05`, []),
    ],
  };
  return [
    newYear,
    addDays(easter, -2),
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-05-25`),
    christmas,
    observed(`${year}-12-26`, [christmas]),
    ...own[calendar],
    ...(PROCLAIMED[`${calendar} ${year}`] ?? []),
  ].toSorted();
}

const calendars = Object.keys(bankHolidays) as HolidayCalendar[];

test.each(calendars)('the bank holidays of %s follow the law @9.15', (calendar) => {
  const years = Object.entries(bankHolidays[calendar]);
  expect(years.map(([year]) => year)).toEqual(['2026', '2027', '2028']);
  for (const [year, days] of years) expect(days.toSorted()).toEqual(holidaysByLaw(calendar, year));
});

describe('prescription dates', () => {
  test.each(workedExamples('dates', 'Prescription validity'))(
    'dated $Dated: are valid up to the last day of the six months',
    (row) => {
      const datedOn = dayIn(row, 'Dated');
      expect(prescriptionValidUntil(datedOn)).toBe(dayIn(row, 'Last day'));
      const isInDate = isPrescriptionInDate(datedOn, new Date(row['Asked at'] ?? ''));
      expect(isInDate ? 'yes' : 'no').toBe(row['In date']);
    },
  );

  test('allow 72 hours for the paper original, also across a clock change', () => {
    expect(paperPrescriptionDeadline(new Date('2026-03-27T10:00:00Z'))).toEqual(
      new Date('2026-03-30T10:00:00Z'),
    );
  });
});

test.each([
  ['2026-01-15T07:59:59Z', false],
  ['2026-01-15T08:00:00Z', true],
  ['2026-07-15T07:00:00Z', true],
  ['2026-07-15T18:59:59Z', true],
  ['2026-07-15T19:00:00Z', false],
])('isWithinHours uses UK time: %s', (instant, isWithin) => {
  expect(isWithinHours({ from: 8, until: 20 }, new Date(instant))).toBe(isWithin);
});

test('formatTime shows UK time in summer and winter', () => {
  expect(formatTime(new Date('2026-01-15T21:04:00Z'))).toBe('21:04');
  expect(formatTime(new Date('2026-07-15T21:04:00Z'))).toBe('22:04');
});

test('formatMoment shows day and time in the UK @1.7', () => {
  expect(formatMoment(new Date('2026-07-15T23:04:00Z'))).toBe('16/07/2026, 00:04');
});
