import { holidaysAt } from '@formulary/rules/addresses/deliveryArea';
import { bankFacts } from '@formulary/rules/brand/bankFacts';
import { currentBrand, setBrand } from '@formulary/rules/brand/brand';
import { formatDay } from '@formulary/rules/dates/day';
import { deliveryPromise } from '@formulary/rules/dates/deliveryPromise';
import { type DeliveryTimes, deliveryTimes } from '@formulary/rules/dates/deliveryTimes';
import type { SettingSectionName } from '@formulary/rules/settings/settingSectionNames';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import type { Db } from '../platform/database/Db.ts';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import { requireValues } from './changeSettings.ts';
import { contentsOf, pageSettingsOf } from './settingContents.ts';
import { readStoredSettings, readWaitingOrders, type WaitingOrder } from './settings.queries.ts';

const MOST_WAITING = 1_000;
const MOST_NAMED = 10;

/**
 * Returns what values would change: a mail of the shop, and the waiting orders that would be promised another day.
 * Refuses wrong values as `changeSettings` does. Changes nothing.
 */
export async function previewSettings(
  db: Db,
  { section, values }: { readonly section: SettingSectionName; readonly values: SettingValues },
  now: Date,
) {
  const checked = requireValues(section, values);
  const contents = contentsOf(await readStoredSettings(db));
  const next = pageSettingsOf({ ...contents, [section]: checked });
  const waiting = section === 'delivery' ? await readWaitingOrders(db, MOST_WAITING) : [];
  const before = deliveryTimes();
  const after = next.times ?? before;
  const orders = waiting.flatMap((order) => {
    const [from, to] = [before, after].map((times) => promised(order, times, now));
    return from === to ? [] : [{ number: order.number, from: from ?? '', to: to ?? '' }];
  });
  return {
    mail: mailWith(next.brand ?? currentBrand()),
    orders: orders.slice(0, MOST_NAMED),
    waiting: waiting.length,
  };
}

function promised(
  { service, isColdChain, ...place }: WaitingOrder,
  times: DeliveryTimes,
  orderedAt: Date,
): string {
  const promise = deliveryPromise(
    {
      orderedAt,
      service: service === 'saturday' ? 'saturday' : 'nextDay',
      isColdChain,
      to: holidaysAt(place),
    },
    times,
  );
  return promise.ok ? formatDay(promise.value.deliveryDay) : 'no day';
}

/** Composes a mail as it is with another brand. Nothing else runs meanwhile. */
function mailWith(brand: ReturnType<typeof currentBrand>): string {
  const before = currentBrand();
  setBrand(brand);
  try {
    return composeMail({
      recipient: brand.contact.email,
      firstName: 'Alex',
      subject: 'Your order',
      preview: 'Please pay for it.',
      parts: [
        { kind: 'paragraph', text: 'Please transfer the amount of your order to this account:' },
        { kind: 'table', rows: bankFacts('FO-000001') },
      ],
    }).text;
  } finally {
    setBrand(before);
  }
}
