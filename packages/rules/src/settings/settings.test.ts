import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { brand, currentBrand, defaultBrand } from '../brand/brand.ts';
import { deliveryCountdown } from '../checkout/deliveryCountdown.ts';
import { shopFacts } from '../content/shopFacts.ts';
import { addDays, weekday } from '../dates/calendar.ts';
import { defaultCutOffs, saidTimes, sayCutOffs, sayTime } from '../dates/cutOffs.ts';
import { deliveryPromise } from '../dates/deliveryPromise.ts';
import { type DeliveryTimes, defaultDeliveryTimes } from '../dates/deliveryTimes.ts';
import { londonDay } from '../dates/londonTime.ts';
import { formatTime } from '../dates/timeOfDay.ts';
import { checkForm, tidyForm, type FormRules } from '../forms/fieldCheck.ts';
import { headOf } from '../head/headOf.ts';
import { cutOffOfToday } from '../prescriptions/leavesToday.ts';
import { bankRules } from './bankSection.ts';
import { changedPromises } from './changedPromises.ts';
import { brandOf, companyDefaults, companyRules } from './companySection.ts';
import {
  deliveryDefaults,
  deliveryRules,
  deliveryTimesOf,
  deliveryValues,
  endingCalendars,
} from './deliverySection.ts';
import { noticeRules, noticeTo, noticeValue, sayNoticeTo } from './noticeSection.ts';
import { takeSettings } from './pageSettings.ts';
import { datedPolicy, hasWords, policyRules, versionOn } from './policyVersion.ts';
import { settingDifferences } from './settingDifferences.ts';
import { settingSectionNames } from './settingSectionNames.ts';
import { settingSections } from './settingSections.ts';

afterEach(() => takeSettings({}));

const catalogue = { categories: [], product: () => undefined, countIn: () => 0 };
const homeSays = () =>
  headOf({ path: '/contact-us', query: new URLSearchParams() }, catalogue).description;

describe('the defaults of a section', () => {
  test.each(settingSectionNames)('%s pass its own checks, and tidying keeps them', (section) => {
    const { defaults, labels } = settingSections[section];
    const rules: FormRules<string> = settingSections[section].rules;
    expect(Object.keys(rules)).toEqual(Object.keys(labels));
    expect(checkForm(rules, defaults)).toEqual({});
    expect(tidyForm(rules, { ...defaults })).toEqual(defaults);
  });

  test('make the brand and the times that they came from', () => {
    expect(brandOf(companyDefaults, defaultBrand.bank)).toEqual(defaultBrand);
    expect(deliveryTimesOf(deliveryDefaults)).toEqual(defaultDeliveryTimes);
  });
});

test('what is set is stated everywhere at once, and pages follow', () => {
  expect(homeSays()).toContain('020 7946 0000');
  const next = { ...defaultBrand, contact: { ...defaultBrand.contact, phone: '020 7946 0999' } };
  takeSettings({ brand: next });
  expect(currentBrand()).toBe(next);
  expect(brand).toEqual(next);
  expect(homeSays()).toContain('020 7946 0999');
  takeSettings({});
  expect(homeSays()).toContain('020 7946 0000');
});

describe('a field', () => {
  const faults: readonly (readonly [FormRules<string>, string, string, string | undefined])[] = [
    [companyRules, 'name', ' ', 'Please give the name of the shop'],
    [
      companyRules,
      'claim',
      'a > b',
      'Please write this without < and >: the shop shows plain text',
    ],
    [companyRules, 'address', 'a\nb\nc', undefined],
    [
      companyRules,
      'address',
      'a\nb',
      'Please give the address in three to seven lines, the company first',
    ],
    [
      companyRules,
      'address',
      `a\nb\n${'c'.repeat(61)}`,
      'Please use at most 60 characters in each line',
    ],
    [companyRules, 'social', '', undefined],
    [
      companyRules,
      'social',
      'Fax',
      'Please write a name and an address that begins with https:// in each line',
    ],
    [
      companyRules,
      'social',
      'Page https://[',
      'Please write a name and an address that begins with https:// in each line',
    ],
    [companyRules, 'social', 'a https://b.test\n'.repeat(7), 'Please give at most six links'],
    [bankRules, 'sortCode', '12–34–56', undefined],
    [
      bankRules,
      'sortCode',
      '12345',
      'Please give the six digits of the sort code, such as 12-34-56',
    ],
    [
      bankRules,
      'accountName',
      '<script>',
      'Please write this without < and >: the shop shows plain text',
    ],
    [bankRules, 'accountNumber', '1234 5678', undefined],
    [deliveryRules, 'Monday', '05:59', 'Please give a time from 06:00 to 19:59, such as 15:00'],
    [deliveryRules, 'Monday', '25:00', 'Please give a time from 06:00 to 19:59, such as 15:00'],
    [deliveryRules, 'closed', '', undefined],
    [deliveryRules, 'closed', 'tomorrow', '‘tomorrow’ is not a day from 2026 to 2040'],
    [deliveryRules, 'closed', '2025-12-31', '‘2025-12-31’ is not a day from 2026 to 2040'],
    [deliveryRules, 'closed', '2041-01-01', '‘2041-01-01’ is not a day from 2026 to 2040'],
    [deliveryRules, 'closed', '2027-01-04\n2027-01-04', '04/01/2027 is there twice'],
    [
      deliveryRules,
      'scotland',
      '',
      'Without bank holidays the shop promises no delivery day at all',
    ],
    [noticeRules, 'messages', '', 'Nobody would get this notice. Please choose somebody'],
    [noticeRules, 'messages', 'care', '‘care’ is not an email address'],
    [noticeRules, 'messages', 'role cleaner', '‘role cleaner’ is not an email address'],
    [noticeRules, 'messages', 'shop\nshop', 'Somebody is named twice'],
    [
      noticeRules,
      'messages',
      Array.from({ length: 11 }, (_, at) => `a${at}@b.test`).join('\n'),
      'Please give at most ten addresses',
    ],
  ];
  test.each(faults)('%# %s: %j', (rules, field, typed, fault) => {
    expect(checkForm(rules, { [field]: typed })[field]).toBe(fault);
  });

  test('of bank holidays needs at least six in a year, and at most twenty', () => {
    const more = `${deliveryDefaults.scotland}\n2029-01-01`;
    expect(checkForm(deliveryRules, { ...deliveryDefaults, scotland: more }).scotland).toContain(
      '2029 has fewer than six bank holidays',
    );
    const year = Array.from({ length: 365 }, (_, at) => addDays('2029-01-01', at)).join('\n');
    expect(checkForm(deliveryRules, { ...deliveryDefaults, scotland: year }).scotland).toBe(
      '2029 has more than 20 days. Please check them',
    );
  });
});

test('differences name the field, and of days only those that come or go', () => {
  const closed = { ...deliveryDefaults, closed: '2027-01-04', Monday: '14:00' };
  expect(settingDifferences(settingSections.delivery, deliveryDefaults, closed)).toEqual([
    { field: 'Monday', label: 'Monday', from: '15:00', to: '14:00' },
    { field: 'closed', label: 'Own closing days', from: '', to: '04/01/2027' },
  ]);
  expect(
    settingDifferences(
      settingSections.notices,
      { messages: 'shop', payments: 'shop' },
      { payments: 'shop' },
    ),
  ).toEqual([
    {
      field: 'messages',
      label: 'Messages of the contact form',
      from: 'the shop’s own address',
      to: '',
    },
  ]);
  expect(
    settingDifferences(settingSections.company, { address: 'a\nb' }, { address: 'a\nc' })[0],
  ).toMatchObject({
    from: 'a, b',
    to: 'a, c',
  });
});

test('a notice names the shop, roles and addresses', () => {
  const value = 'shop\nrole stock\na@b.test';
  expect(noticeValue(noticeTo(value))).toBe(value);
  expect(noticeValue(noticeTo('a@b.test'))).toBe('a@b.test');
  expect(noticeTo('role cleaner')).toEqual({ shop: false, roles: [], addresses: [] });
  expect(sayNoticeTo(value)).toBe(
    'the shop’s own address, everybody with the role Stock, a@b.test',
  );
});

const withCutOffs = (change: Partial<DeliveryTimes['cutOffs']['nextDay']>, saturday = '15:00') =>
  saidTimes(deliveryTimesOf({ ...deliveryDefaults, ...change, saturday }));

describe('the cut-off', () => {
  const FRIDAY_NOON = new Date('2026-06-19T11:00:00Z');

  test('is said as people do, with the days that differ', () => {
    expect(shopFacts.cutOff).toBe('3pm');
    expect(sayCutOffs(defaultCutOffs)).toBe('3pm');
    takeSettings({ times: withCutOffs({ Friday: '12:00', Monday: '11:30' }) });
    expect(shopFacts.cutOff).toBe('3pm (11.30am on Mondays, noon on Fridays)');
    expect(sayTime('00:05')).toBe('12.05am');
    expect(cutOffOfToday(FRIDAY_NOON)).toBe('12:00');
  });

  test('of a weekday counts down and decides whether an order leaves today', () => {
    takeSettings({ times: withCutOffs({ Friday: '12:30' }) });
    expect(deliveryCountdown(new Date('2026-06-19T11:00:00Z'))?.said).toContain(
      'within 30\u00A0min for delivery on Monday',
    );
    expect(deliveryCountdown(new Date('2026-06-19T11:30:00Z'))?.said).toContain(
      'by 3\u00A0pm on Monday',
    );
  });

  test('for delivery on Saturday may be another than for the next day', () => {
    const orderedAt = new Date('2026-06-19T12:30:00Z');
    const times = withCutOffs({}, '13:00');
    const late = deliveryPromise({ orderedAt, service: 'saturday', isColdChain: false }, times);
    expect(late.ok && late.value.deliveryDay).toBe('2026-06-27');
    takeSettings({ times: saidTimes(times) });
    expect(deliveryPromise({ orderedAt, service: 'saturday', isColdChain: false })).toEqual(late);
    const usual = deliveryPromise({ orderedAt, service: 'nextDay', isColdChain: false }, times);
    expect(usual.ok && usual.value.dispatchDay).toBe('2026-06-19');
  });
});

test('the preview lists the first orders whose day changes', () => {
  const now = new Date('2026-06-15T10:00:00Z');
  const after = deliveryTimesOf({ ...deliveryDefaults, closed: '2026-06-17', Tuesday: '16:00' });
  const compared = { before: defaultDeliveryTimes, after, now };
  const all = changedPromises({ ...compared, most: 100 });
  expect(all[0]).toEqual({
    orderedAt: new Date('2026-06-16T14:59:00Z'),
    to: 'englandAndWales',
    service: 'nextDay',
    isColdChain: false,
    was: '2026-06-18',
    becomes: '2026-06-17',
  });
  expect(all.some(({ was, becomes }) => was === '2026-06-18' && becomes === '2026-06-19')).toBe(
    true,
  );
  expect(changedPromises({ ...compared, most: 2 })).toEqual(all.slice(0, 2));
  expect(changedPromises({ ...compared, after: defaultDeliveryTimes, most: 9 })).toEqual([]);
  const yearsLater = new Date('2029-06-01T10:00:00Z');
  expect(changedPromises({ ...compared, now: yearsLater, most: 9 })).toEqual([]);
});

test('a calendar that ends within three months is named', () => {
  expect(endingCalendars(defaultDeliveryTimes, '2028-09-30')).toEqual([]);
  const scotland = defaultDeliveryTimes.holidays.scotland.filter((day) => day < '2028');
  const times = deliveryTimesOf({ ...deliveryDefaults, scotland: scotland.join('\n') });
  expect(endingCalendars(times, '2027-10-01')).toEqual(['scotland']);
  const none = { ...times, holidays: { ...times.holidays, scotland: [] } };
  expect(endingCalendars(none, '2026-01-01')).toEqual(['scotland']);
});

test('whatever is set: nothing leaves late or on a closing day, and pages say what holds', () => {
  const time = fc
    .tuple(fc.integer({ min: 6, max: 19 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const aDay = fc.integer({ min: 0, max: 200 }).map((days) => addDays('2026-06-01', days));
  fc.assert(
    fc.property(
      fc.tuple(time, time, time, time, time, time),
      fc.uniqueArray(aDay, { maxLength: 30 }),
      fc.date({ min: new Date('2026-06-01'), max: new Date('2026-12-01'), noInvalidDate: true }),
      ([Monday, Tuesday, Wednesday, Thursday, Friday, saturday], closed, orderedAt) => {
        const values = {
          ...deliveryDefaults,
          Monday,
          Tuesday,
          Wednesday,
          Thursday,
          Friday,
          saturday,
        };
        const times = deliveryTimesOf({ ...values, closed: closed.toSorted().join('\n') });
        expect(deliveryTimesOf(deliveryValues(times))).toEqual(times);
        takeSettings({ times: saidTimes(times) });
        const input = { orderedAt, service: 'nextDay', isColdChain: false } as const;
        const promise = deliveryPromise(input);
        if (!promise.ok) throw new Error('Every year is known');
        const { dispatchDay, deliveryDay } = promise.value;
        expect(deliveryPromise(input, times)).toEqual(promise);
        expect(closed).not.toContain(dispatchDay);
        expect(deliveryDay > dispatchDay).toBe(true);
        const today = londonDay(orderedAt);
        const isToday = dispatchDay === today;
        const name = weekday(today) as keyof typeof times.cutOffs.nextDay;
        const isInTime = formatTime(orderedAt) < (times.cutOffs.nextDay[name] ?? '');
        expect(!isToday || isInTime).toBe(true);
        const said = isToday ? 'Order within' : 'Order by';
        expect(deliveryCountdown(orderedAt)?.said).toContain(said);
      },
    ),
    { numRuns: 300 },
  );
});

test('the version of a policy that holds is the newest of the newest day', () => {
  const versions = [
    { id: 1, page: 'TC', from: '2026-02-01' },
    { id: 2, page: 'TC', from: '2026-01-01' },
    { id: 3, page: 'TC', from: '2026-02-01' },
    { id: 4, page: 'PP', from: '2026-03-01' },
  ] as const;
  expect(versionOn(versions, 'TC', '2025-12-31')).toBeUndefined();
  expect(versionOn(versions, 'TC', '2026-01-31')?.id).toBe(2);
  expect(versionOn(versions, 'TC', '2026-03-01')?.id).toBe(3);
});

test('a policy that says when it was last changed gets the day from which it holds', () => {
  const rest = '<p>From <time datetime="2026-01-01">1 January</time> on.</p>';
  expect(
    datedPolicy(
      `<p>Last changed on <time datetime="2026-01-01">01/01/2026</time>.</p>${rest}`,
      '2026-07-01',
    ),
  ).toBe(`<p>Last changed on <time datetime="2026-07-01">01/07/2026</time>.</p>${rest}`);
  expect(datedPolicy('<p>Last changed on Monday</p>', '2026-07-01')).toBe(
    '<p>Last changed on Monday</p>',
  );
});

const faults = (from: string) => checkForm(policyRules('2026-06-15'), { from, html: 'text' });

test('a policy needs a day from today on, and words', () => {
  expect(faults('2026-06-15')).toEqual({});
  expect(faults('2026-06-14').from).toContain('cannot hold from a day in the past');
  expect(faults('soon').from).toContain('Please give the day');
  expect(hasWords('one two')).toBe(false);
  expect(hasWords('123')).toBe(false);
  expect(hasWords('word '.repeat(20))).toBe(true);
});
