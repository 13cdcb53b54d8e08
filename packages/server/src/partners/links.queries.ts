import { linkStatusOf } from '@formulary/rules/partners/linkStatusOf';
import type { LinkState } from '@formulary/rules/partners/linkState';
import type { LinkStatus } from '@formulary/rules/partners/linkStatus';
import type { PrescriberLink } from '@formulary/rules/partners/prescriberLink';
import type { Person } from '@formulary/rules/prescriptions/person';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** The two people of a link. */
export interface LinkPair {
  readonly practitionerId: number;
  readonly prescriberId: number;
}

/** The states that travel under a status: what was ended reads as declined. */
function statesOf(status: LinkStatus): readonly LinkState[] {
  return status === 'declined' ? ['declined', 'ended'] : [status];
}

/** Where a link stands, its row locked until the transaction ends; `undefined` when there is none. */
export async function lockLink(
  trx: Trx,
  { practitionerId, prescriberId }: LinkPair,
): Promise<LinkState | undefined> {
  const link = await trx
    .selectFrom('prescriber_links')
    .select('status')
    .where('practitioner_id', '=', practitionerId)
    .where('prescriber_id', '=', prescriberId)
    .forUpdate()
    .executeTakeFirst();
  return link?.status;
}

/** Makes a pending request; answers whether there was none between the two before. */
export async function insertRequest(
  trx: Trx,
  { practitionerId, prescriberId }: LinkPair,
  now: Date,
): Promise<boolean> {
  const added = await trx
    .insertInto('prescriber_links')
    .values({
      practitioner_id: practitionerId,
      prescriber_id: prescriberId,
      status: 'pending',
      requested_at: now,
    })
    .onConflict((same) => same.columns(['practitioner_id', 'prescriber_id']).doNothing())
    .returning('status')
    .executeTakeFirst();
  return added !== undefined;
}

/** Moves a link on; which moves there are is the business of the rules. */
export async function moveLink(
  trx: Trx,
  { practitionerId, prescriberId }: LinkPair,
  to: LinkState,
  now: Date,
): Promise<void> {
  const times = {
    pending: { requested_at: now, answered_at: null, ended_at: null },
    accepted: { answered_at: now },
    declined: { answered_at: now },
    ended: { ended_at: now },
  } as const satisfies Record<LinkState, object>;
  await trx
    .updateTable('prescriber_links')
    .set({ status: to, ...times[to] })
    .where('practitioner_id', '=', practitionerId)
    .where('prescriber_id', '=', prescriberId)
    .execute();
}

/** The prescribers who accepted to prescribe for a practitioner and can, by name (spec 7.32, T22). */
export async function readAcceptedPrescribers(
  db: Db,
  practitionerId: number,
): Promise<readonly Person[]> {
  return db
    .selectFrom('prescriber_links')
    .innerJoin('users', 'users.id', 'prescriber_id')
    .select(['users.id', 'first_name as firstName', 'last_name as lastName', 'email'])
    .where('practitioner_id', '=', practitionerId)
    .where('status', '=', 'accepted')
    .where('is_prescriber', '=', true)
    .where('account_state', '=', 'active')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('users.id')
    .execute();
}

const OF = {
  practitioner: { own: 'practitioner_id', partner: 'prescriber_id' },
  prescriber: { own: 'prescriber_id', partner: 'practitioner_id' },
} as const;

/** Whose links are read, and which of them. */
export interface LinksQuery {
  readonly userId: number;
  readonly side: keyof typeof OF;
  readonly status: LinkStatus | undefined;
}

function linksOf(db: Db, { userId, side, status }: LinksQuery) {
  const links = db.selectFrom('prescriber_links').where(OF[side].own, '=', userId);
  return status === undefined ? links : links.where('status', 'in', statesOf(status));
}

export async function countLinks(db: Db, query: LinksQuery): Promise<number> {
  const { count } = await linksOf(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Somebody's links, the last request first: whatever is answered keeps its place (spec 2.22, 2.24). */
export async function readLinks(
  db: Db,
  query: LinksQuery,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<readonly PrescriberLink[]> {
  const rows = await linksOf(db, query)
    .innerJoin('users', 'users.id', OF[query.side].partner)
    .select(['users.id as userId', 'first_name as firstName', 'last_name as lastName', 'email'])
    .select(['status', 'prescriber_links.requested_at as requestedAt', 'ended_at'])
    .orderBy('prescriber_links.requested_at', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ ended_at, status, ...link }) => ({
    ...link,
    status: linkStatusOf(status),
    ...(ended_at === null ? {} : { endedAt: ended_at }),
  }));
}
