import type { Trx } from '../platform/database/Trx.ts';

/**
 * Returns whether a prescriber has accepted a practitioner and may still prescribe (I30, T17). Locks the link against
 * ending until the transaction ends.
 */
export async function lockAcceptedLink(
  trx: Trx,
  practitionerId: number,
  prescriberId: number,
): Promise<boolean> {
  const link = await trx
    .selectFrom('prescriber_links')
    .innerJoin('users', 'users.id', 'prescriber_id')
    .select(['status', 'is_prescriber', 'account_state'])
    .where('practitioner_id', '=', practitionerId)
    .where('prescriber_id', '=', prescriberId)
    .forShare('prescriber_links')
    .executeTakeFirst();
  return link?.status === 'accepted' && link.is_prescriber && link.account_state === 'active';
}
