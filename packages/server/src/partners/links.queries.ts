import { linkStatusOf } from '@formulary/rules/partners/linkState';
import type { LinkState } from '@formulary/rules/partners/linkState';
import type { LinkStatus } from '@formulary/rules/partners/linkStatus';
import type { PrescriberLink } from '@formulary/rules/partners/prescriberLink';
import type { Person } from '@formulary/rules/prescriptions/person';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** The practitioner and the prescriber of a link. */
export interface LinkPair {
  readonly practitionerId: number;
  readonly prescriberId: number;
}

/** Returns the states that the API sends as one status: an ended link reads as declined. */
function statesOf(status: LinkStatus): readonly LinkState[] {
  return status === 'declined' ? ['declined', 'ended'] : [status];
}

/** Locks a link until the transaction ends and returns its state; `undefined` when it does not exist. */
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

/** Inserts a pending request; returns false when the two have a link already. */
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

/** Changes the state of a link; the rules decide which moves are allowed. */
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

/** Reads the prescribers who accepted a practitioner and can prescribe, by name (spec 7.32, T22). */
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

/** The owner and filter of the links to read. */
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

/** Reads a user's links, latest request first: an answer does not change the order (spec 2.22, 2.24). */
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
