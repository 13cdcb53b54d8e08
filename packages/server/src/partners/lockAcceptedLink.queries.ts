import type { Trx } from '../platform/database/Trx.ts';

/**
 * Whether a prescriber has accepted to prescribe for a practitioner (I30, T17); nobody can decline or end the link until the
 * transaction ends.
 */
export async function lockAcceptedLink(
  trx: Trx,
  practitionerId: number,
  prescriberId: number,
): Promise<boolean> {
  const link = await trx
    .selectFrom('prescriber_links')
    .select('status')
    .where('practitioner_id', '=', practitionerId)
    .where('prescriber_id', '=', prescriberId)
    .forShare()
    .executeTakeFirst();
  return link?.status === 'accepted';
}
