import { can, roleOf } from '@formulary/rules/accounts/permissions';
import type { AllocatableLine } from '@formulary/rules/allocation/allocationState';
import type {
  PreOrderPrescription,
  PrescribedQuantity,
} from '@formulary/rules/allocation/preOrderPrescription';
import type { Person } from '@formulary/rules/prescriptions/person';
import { sql } from 'kysely';
import type { Session } from '../../platform/plugins/Session.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** The owner of a cart, and whether they prescribe its products themselves (spec 6.3). */
export type Buyer = Pick<Session, 'userId' | 'isPrescriber'>;

/** Packs of a product, with the product's details. */
interface KeptItem extends PrescribedQuantity {
  readonly name: string;
  readonly categoryIds: readonly number[];
}

/** A stored prescription of a cart; its prescriber is the cart's. */
export interface StoredPrescription {
  readonly id: number;
  readonly patientId: number | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly items: readonly KeptItem[];
}

/** The prescriber of a cart, and whether they may still prescribe. */
export interface StoredPrescriber extends Person {
  readonly isAccepted: boolean;
}

/**
 * Reads the prescriptions of a user's cart in the order they were added, their items by product. Reads each product
 * once and by its key, even when the planner misjudges newly filled tables.
 */
export async function readStoredPrescriptions(
  db: Db,
  userId: number,
): Promise<readonly StoredPrescription[]> {
  const { rows } = await sql<StoredPrescription>`
    with items as materialized (
      select cart_prescription_id, product_id, quantity from cart_prescription_items
      where cart_prescription_id = any(array(select id from cart_prescriptions where user_id = ${userId}))
    ), about as materialized (
      select id, name, array(select category_id from product_categories
        where product_id = products.id order by position, category_id) as category_ids
      from products where id = any(array(select distinct product_id from items))
    ), held as (
      select cart_prescription_id, json_agg(json_build_object('productId', about.id, 'name', name,
        'quantity', quantity, 'categoryIds', category_ids) order by about.id) as items
      from items join about on about.id = product_id group by cart_prescription_id
    )
    select kept.id, patient_id as "patientId", first_name as "firstName", last_name as "lastName",
      coalesce(held.items, '[]') as items
    from cart_prescriptions as kept left join held on cart_prescription_id = kept.id
      left join patients on patients.id = patient_id and practitioner_id = kept.user_id
    where user_id = ${userId} order by kept.id`.execute(db);
  return rows;
}

/**
 * Reads the prescriber of a cart: a prescriber for their own cart, the chosen one for a practitioner's (reading R12).
 * If asked, locks the link between them against ending until the transaction ends.
 */
export async function readStoredPrescriber(
  db: Db,
  { userId, ...buyer }: Buyer,
  isLocked = false,
): Promise<StoredPrescriber | undefined> {
  const people = db
    .selectFrom('users')
    .select(['users.id', 'first_name as firstName', 'last_name as lastName', 'email']);
  if (!can(roleOf(buyer), 'choosePrescriber')) {
    const self = await people.where('id', '=', userId).executeTakeFirstOrThrow();
    return { ...self, isAccepted: true };
  }
  const chosen = await people
    .innerJoin('carts', 'carts.prescriber_id', 'users.id')
    .innerJoin('prescriber_links', (join) =>
      join
        .onRef('practitioner_id', '=', 'carts.user_id')
        .onRef('prescriber_links.prescriber_id', '=', 'users.id'),
    )
    .select(['status', 'account_state as accountState', 'users.is_prescriber as mayPrescribe'])
    .where('carts.user_id', '=', userId)
    .$if(isLocked, (query) => query.forShare('prescriber_links'))
    .executeTakeFirst();
  if (!chosen) return undefined;
  const { status, accountState, mayPrescribe, ...person } = chosen;
  return {
    ...person,
    isAccepted: status === 'accepted' && accountState === 'active' && mayPrescribe,
  };
}

/**
 * Reads products that prescriptions hold and the cart does not, as lines of no packs, so that limits count them (spec
 * 5.24).
 */
export async function readMissingLines(
  db: Db,
  productIds: readonly number[],
): Promise<readonly AllocatableLine[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<AllocatableLine>`
    select id as "productId", true as "isPrescription", name, 0 as quantity,
      prescription_limit as "prescriptionLimit",
      array(select category_id from product_categories
        where product_id = products.id order by position, category_id) as "categoryIds"
    from products where id = any(${productIds}::integer[]) order by id`.execute(db);
  return rows;
}

/** Raises the cart's version: an order names the version that its buyer was shown. */
export async function touchCart(trx: Trx, userId: number): Promise<void> {
  await sql`update carts set version = version + 1 where user_id = ${userId}`.execute(trx);
}

/** Inserts empty prescriptions into a user's locked cart; returns their ids in ascending order. */
export async function insertEmpty(trx: Trx, userId: number, count: number): Promise<number[]> {
  const added = await trx
    .insertInto('cart_prescriptions')
    .values(Array.from({ length: count }, () => ({ user_id: userId })))
    .returning('id')
    .execute();
  return added.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Removes one of a cart's prescriptions with its items. */
export async function removePrescription(trx: Trx, userId: number, id: number): Promise<void> {
  await trx
    .deleteFrom('cart_prescriptions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Removes all prescriptions of a cart and its prescriber; returns whether there were any. */
export async function clearPrescriptions(trx: Trx, userId: number): Promise<boolean> {
  const { rows } = await sql`
    with removed as (delete from cart_prescriptions where user_id = ${userId} returning id),
      forgotten as (update carts set prescriber_id = null
        where user_id = ${userId} and prescriber_id is not null returning user_id)
    select id from removed union all select user_id from forgotten`.execute(trx);
  return rows.length > 0;
}

/** A prescription of a cart and its patient. */
type PatientOf = Pick<Required<PreOrderPrescription>, 'id' | 'patientId'>;

/** Sets the patients of prescriptions; returns false unless each patient is the user's own (T16). */
export async function writePatients(
  trx: Trx,
  userId: number,
  patients: readonly PatientOf[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cart_prescriptions set patient_id = patients.id
    from jsonb_to_recordset(${JSON.stringify(patients)}::jsonb) as chosen (id integer, "patientId" integer)
    join patients on patients.id = "patientId" and practitioner_id = ${userId}
    where cart_prescriptions.id = chosen.id and user_id = ${userId}`.execute(trx);
  return Number(numAffectedRows) === patients.length;
}

/** Sets the prescriber of a cart; returns false unless they accepted its user and can prescribe (T17). */
export async function writePrescriber(
  trx: Trx,
  userId: number,
  prescriberId: number,
): Promise<boolean> {
  const written = await trx
    .updateTable('carts')
    .from('prescriber_links')
    .innerJoin('users', 'users.id', 'prescriber_links.prescriber_id')
    .set({ prescriber_id: prescriberId })
    .where('carts.user_id', '=', userId)
    .whereRef('practitioner_id', '=', 'carts.user_id')
    .where('prescriber_links.prescriber_id', '=', prescriberId)
    .where('status', '=', 'accepted')
    .where('account_state', '=', 'active')
    .where('users.is_prescriber', '=', true)
    .returning('carts.user_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Replaces all items of some prescriptions of a cart. */
export async function replaceItems(
  trx: Trx,
  userId: number,
  prescriptions: readonly Pick<PreOrderPrescription, 'id' | 'items'>[],
): Promise<void> {
  const ids = prescriptions.map(({ id }) => id);
  const items = prescriptions.flatMap(({ id, items: held }) =>
    held.map(({ productId, quantity }) => ({ id, productId, quantity })),
  );
  const removed = sql`
    delete from cart_prescription_items using cart_prescriptions
    where cart_prescriptions.id = cart_prescription_id and user_id = ${userId}
      and cart_prescription_id = any(${ids}::integer[])`.execute(trx);
  const added = sql`
    insert into cart_prescription_items (cart_prescription_id, product_id, quantity)
    select item.id, "productId", quantity
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as item (id integer, "productId" integer, quantity integer)
    join cart_prescriptions on cart_prescriptions.id = item.id and user_id = ${userId}`.execute(
    trx,
  );
  await Promise.all([removed, added]);
}
