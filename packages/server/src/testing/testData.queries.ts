import { hash, randomBytes } from 'node:crypto';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { LinkState } from '@formulary/rules/partners/linkState';
import { type Insertable, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Db } from '../platform/database/Db.ts';

const DAY_MS = 86_400_000;
/** A well-formed hash that matches no password. Tests that sign in seed the demo accounts. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

let counter = 0;

/** Adds an active user. Returns the id. */
export async function addUser(
  db: Db,
  changes: Partial<Omit<Insertable<Schema['users']>, 'email_key'>> = {},
): Promise<number> {
  counter += 1;
  const { email = `user${counter}@formulary.test`, ...others } = changes;
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      email_key: emailKey(email),
      password_hash: NO_PASSWORD,
      account_state: 'active',
      first_name: 'Amara',
      last_name: 'Okafor',
      phone: '020 7946 0018',
      birth_date: null,
      username: null,
      street: '14 Lambs Conduit Passage',
      city: 'London',
      postcode: 'WC1R 4RH',
      county: null,
      country_code: 'GB',
      professional_status: null,
      registration_number: null,
      requested_at: new Date('2026-01-05T09:00:00Z'),
      ...others,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a patient of a user. Returns the id. */
export async function addPatient(
  db: Db,
  practitionerId: number,
  changes: Partial<Insertable<Schema['patients']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('patients')
    .values({
      practitioner_id: practitionerId,
      first_name: 'Joan',
      last_name: 'Whitfield',
      email: null,
      phone: '020 7946 0100',
      birth_date: '1971-09-30',
      postcode: 'SE15 4QL',
      street: '3 Choumert Square',
      city: 'London',
      county: 'Greater London',
      created_at: new Date('2026-01-05T09:00:00Z'),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Adds an item by hand to an order, on a prescription of its buyer for their patient. Returns the prescription's id.
 */
export async function addPrescriptionByHand(db: Db, orderId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with line as (
      insert into order_lines (order_id, is_prescription, name, image, unit_price_mills, quantity, subtotal_mills,
        vat_percent, vat_mills, total_mills, full_price_mills, manual_index)
      values (${orderId}, true, 'By hand', '', 0, 1, 0, 0, 0, 0, 0, 1) returning id, order_id),
    written as (
      insert into prescriptions (order_id, practitioner_id, prescriber_id, patient_id, is_manual, created_at, prescribed_on)
      select orders.id, user_id, user_id, (select min(id) from patients where practitioner_id = user_id), true,
        ${now}, ${now}::timestamptz::date
      from orders where id = ${orderId} returning id)
    insert into prescription_items (prescription_id, order_id, order_line_id, quantity, initial_quantity)
    select written.id, line.order_id, line.id, 1, 1 from written, line
    returning prescription_id as id`.execute(db);
  const [added] = rows;
  if (!added) throw new Error(`Order ${orderId} took no prescription`);
  return added.id;
}

/** Returns the address of an account. */
export async function emailOf(db: Db, userId: number): Promise<string> {
  const user = db.selectFrom('users').select('email').where('id', '=', userId);
  return (await user.executeTakeFirstOrThrow()).email;
}

/** Signs a user in without a password. Returns the token. */
export async function addSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash('sha256', token, 'buffer'),
      user_id: userId,
      created_at: now,
      last_used_at: now,
      password_proven_at: now,
      expires_at: new Date(+now + 7 * DAY_MS),
    })
    .execute();
  return token;
}

/** Returns the user of a session token. */
export async function userOf(db: Db, token: string): Promise<number> {
  const session = db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', hash('sha256', token, 'buffer'));
  return (await session.executeTakeFirstOrThrow()).user_id;
}

/** Adds a link between two people in its state at a time. */
export async function addLink(
  db: Db,
  link: {
    readonly practitionerId: number;
    readonly prescriberId: number;
    readonly status: LinkState;
  },
  now: Date,
): Promise<void> {
  const { practitionerId, prescriberId, status } = link;
  await db
    .insertInto('prescriber_links')
    .values({
      practitioner_id: practitionerId,
      prescriber_id: prescriberId,
      status,
      requested_at: now,
      answered_at: status === 'pending' ? null : now,
      ended_at: status === 'ended' ? now : null,
    })
    .execute();
}

export async function addCategory(db: Db, name: string, parentId?: number): Promise<number> {
  counter += 1;
  const { id } = await db
    .insertInto('categories')
    .values({ name, slug: `category-${counter}`, parent_id: parentId ?? null, sort_order: counter })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a product on sale with its opening stock: £10.00, 20 % VAT, 100 packs by default. Returns the id. */
export async function addProduct(
  db: Db,
  changes: Partial<Insertable<Schema['products']>> = {},
  categoryIds: readonly number[] = [],
): Promise<number> {
  counter += 1;
  const row = {
    code: `TEST-${counter}`,
    source: 'shop' as const,
    name: `Product ${counter}`,
    price_mills: 10_000,
    vat_percent: 20,
    type: 'nonPrescription' as const,
    in_stock: 100,
    ...changes,
  };
  const { id } = await db
    .insertInto('products')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('stock_movements')
    .values({
      product_id: id,
      cause: 'opening',
      quantity: row.in_stock,
      order_line_id: null,
      // Sums of reports take no movement of a day that is added. The lock waits for a server that is adding days.
      moved_at: sql<Date>`greatest('2026-01-05T09:00:00Z', (select last_day + 1 from stock_sums_until for share))`,
    })
    .execute();
  if (categoryIds.length > 0) {
    await db
      .insertInto('product_categories')
      .values(
        categoryIds.map((category_id, position) => ({ product_id: id, category_id, position })),
      )
      .execute();
  }
  return id;
}

/** Adds products like `addProduct`, in one statement and without opening stock movements. Returns the ids. */
export async function addProducts(db: Db, count: number): Promise<readonly number[]> {
  const rows = Array.from({ length: count }, () => {
    counter += 1;
    return {
      code: `TEST-${counter}`,
      source: 'shop' as const,
      name: `Product ${counter}`,
      price_mills: 10_000,
      vat_percent: 20,
      type: 'nonPrescription' as const,
      in_stock: 100,
    };
  });
  const added = await db.insertInto('products').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

/** Adds an offer on a product, in 2026 by default. */
export async function addPromotion(
  db: Db,
  productId: number,
  quantity: number,
  priceMills: number,
  startsAt = new Date('2026-01-01T00:00:00Z'),
  endsAt = new Date('2026-12-31T23:59:59Z'),
): Promise<void> {
  await db
    .insertInto('promotions')
    .values({
      product_id: productId,
      quantity,
      price_mills: priceMills,
      starts_at: startsAt,
      ends_at: endsAt,
    })
    .execute();
}

/** Reads everything that a refused command must not change. */
export async function contents(db: Db): Promise<string> {
  const parts = await Promise.all([
    db.selectFrom('carts').selectAll().orderBy('user_id').execute(),
    db.selectFrom('cart_lines').selectAll().orderBy('position').execute(),
    db.selectFrom('orders').selectAll().orderBy('id').execute(),
    db.selectFrom('order_lines').selectAll().orderBy('id').execute(),
    db.selectFrom('stock_movements').selectAll().orderBy('id').execute(),
    db.selectFrom('products').select(['id', 'in_stock']).orderBy('id').execute(),
    db.selectFrom('idempotency_keys').selectAll().orderBy('key').execute(),
    db.selectFrom('outbox').select('id').orderBy('id').execute(),
    // Refused commands may record denials.
    db
      .selectFrom('audit_events')
      .select('id')
      .where('action', '<>', 'denied')
      .orderBy('id')
      .execute(),
    db.selectFrom('users').selectAll().orderBy('id').execute(),
    db.selectFrom('patients').selectAll().orderBy('id').execute(),
    db
      .selectFrom('prescriber_links')
      .selectAll()
      .orderBy('practitioner_id')
      .orderBy('prescriber_id')
      .execute(),
    db.selectFrom('prescriber_invitations').selectAll().orderBy('token_hash').execute(),
    db.selectFrom('cart_prescriptions').selectAll().orderBy('id').execute(),
    db
      .selectFrom('cart_prescription_items')
      .selectAll()
      .orderBy('cart_prescription_id')
      .orderBy('product_id')
      .execute(),
    db.selectFrom('prescriptions').selectAll().orderBy('id').execute(),
    db.selectFrom('prescription_items').selectAll().orderBy('id').execute(),
  ]);
  return JSON.stringify(parts);
}

/** Returns the stock of a product. */
export async function stockOf(db: Db, productId: number): Promise<number> {
  const { in_stock } = await db
    .selectFrom('products')
    .select('in_stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return in_stock;
}

/** Forgets the sums of stock, so that goods may move on days that a server has added up. The next server adds them again. */
export async function forgetStockSums(db: Db): Promise<void> {
  await db.deleteFrom('stock_sums').execute();
  await db.updateTable('stock_sums_until').set({ last_day: null }).execute();
}
