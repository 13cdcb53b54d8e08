import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import type { DeliveryService } from '@formulary/rules/orders/deliveryOption';
import type { SettingSectionName } from '@formulary/rules/settings/settingSectionNames';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** The stored values of a section; null until staff change it. */
export interface StoredSetting {
  readonly section: SettingSectionName;
  readonly content: SettingValues | null;
}

export function readStoredSettings(db: Db): Promise<readonly StoredSetting[]> {
  return db.selectFrom('settings').select(['section', 'content']).orderBy('section').execute();
}

/** Stored settings, and how often staff have changed what pages state. */
interface SettingsNow {
  readonly stored: readonly StoredSetting[];
  readonly version: number;
}

/**
 * Reads the settings and their version from one snapshot. The version counts changes, because ids of events may become
 * visible out of order.
 */
export async function readSettingsNow(db: Db): Promise<SettingsNow> {
  const rows = await db
    .selectFrom('settings')
    .select([
      'section',
      'content',
      sql<number>`(select count(*) from setting_versions where section <> 'notices')::int
        + (select count(*) from policy_versions)::int`.as('version'),
    ])
    .orderBy('section')
    .execute();
  return { stored: rows, version: rows[0]?.version ?? 0 };
}

/** Locks a section until the transaction ends, and reads it. */
export function lockSetting(trx: Trx, section: SettingSectionName): Promise<StoredSetting> {
  return trx
    .selectFrom('settings')
    .select(['section', 'content'])
    .where('section', '=', section)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Stores new values of a locked section, and keeps them as the version of their event. */
export async function storeSetting(
  trx: Trx,
  section: SettingSectionName,
  { eventId, values }: { readonly eventId: number; readonly values: SettingValues },
): Promise<void> {
  const content = JSON.stringify(values);
  await Promise.all([
    trx.updateTable('settings').set({ content }).where('section', '=', section).execute(),
    trx.insertInto('setting_versions').values({ event_id: eventId, section, content }).execute(),
  ]);
}

/** Reads the newest versions of a section, newest first. */
export function readVersions(db: Db, section: SettingSectionName, most: number) {
  return db
    .selectFrom('setting_versions')
    .select(['event_id as version', 'content as values'])
    .where('section', '=', section)
    .orderBy('event_id', 'desc')
    .limit(most)
    .execute();
}

/** Reads who works at the desk in one of these roles, by name. */
export async function readStaffIn(db: Db, roles: readonly StaffRole[]) {
  if (roles.length === 0) return [];
  return db
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('state', '=', 'active')
    .where('role', 'in', [...roles])
    .orderBy('name')
    .execute();
}

/** An order that is placed and has not left, with what decides its delivery day. */
export interface WaitingOrder {
  readonly number: string;
  readonly service: DeliveryService;
  readonly countryCode: string;
  readonly postcode: string;
  readonly isColdChain: boolean;
}

/** Reads the orders that wait to be paid, signed or sent, the oldest first, up to `most`. */
export async function readWaitingOrders(db: Db, most: number): Promise<readonly WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select orders.number, delivery_options.service,
      coalesce(shipping_country, '') as "countryCode",
      coalesce(shipping_postcode, '') as postcode,
      exists (
        select from order_lines join products on products.id = order_lines.product_id
        where order_lines.order_id = orders.id and products.is_cold_chain
      ) as "isColdChain"
    from orders
    join delivery_options on delivery_options.id = orders.delivery_option_id
    where orders.state in ('Awaiting payment', 'Awaiting prescription', 'Processing')
      and delivery_options.service in ('next-day', 'saturday')
    order by orders.id limit ${most}`.execute(db);
  return rows;
}
