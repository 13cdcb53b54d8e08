import type { DeliveryPreview } from '@formulary/rules/calls/desk/deskDeliveryCalls';
import { COLLECTION_OPTION_ID } from '@formulary/rules/checkout/needsShipping';
import {
  deliveryFault,
  type DeliveryTerms,
  deliveryWords,
} from '@formulary/rules/orders/deliveryTerms';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import {
  countDeliveryImpact,
  insertDelivery,
  type KeptDelivery,
  lockDelivery,
  readKeptDelivery,
  updateDelivery,
} from './delivery.queries.ts';
import { deliverySubject } from './deliveryEvents.ts';

interface Doing {
  readonly actor: DeskActor;
  readonly now: Date;
}

/** Services that keep goods cold on their way. */
const COLD = new Set(['collection', 'next-day']);

const fieldOf = {
  'delivery-details': 'details',
  'delivery-fee': 'price',
  'delivery-collection': 'service',
} as const;

/**
 * Returns the ways of delivery as they would be. Refuses as `deliveryFault` does, with 'delivery-twice' and
 * 'delivery-last'.
 */
function requireDelivery(
  all: readonly KeptDelivery[],
  next: KeptDelivery,
): readonly KeptDelivery[] {
  const code = deliveryFault(next, next.id === COLLECTION_OPTION_ID);
  if (code) throw new Refused(code, { errors: { [fieldOf[code]]: deskMessages[code] } });
  const others = all.filter(({ id }) => id !== next.id);
  const name = next.details.trim().toLowerCase();
  if (others.some(({ details }) => details.toLowerCase() === name)) {
    const message = deskMessages['delivery-twice'];
    throw new Refused('delivery-twice', { errors: { details: message } });
  }
  const then = [...others, next];
  if (!then.some(({ isOffered }) => isOffered)) throw new Refused('delivery-last');
  return then;
}

/**
 * Adds a way of delivery and returns its number. Refuses with 'reason-required', and as `requireDelivery` does.
 */
export function addDelivery(
  db: Db,
  { reason, ...typed }: DeliveryTerms & { readonly reason: string },
  { actor: { by, staff }, now: at }: Doing,
): Promise<{ readonly id: number }> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const all = await lockDelivery(trx);
    const id = Math.max(0, ...all.map((each) => each.id)) + 1;
    const next = { ...typed, details: typed.details.trim(), id };
    requireDelivery(all, next);
    await insertDelivery(trx, id, next);
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'delivery-option-added',
      subject: deliverySubject(id),
      detail: { by, reason: why, from: '', to: deliveryWords(next) },
      staff,
    });
    return { id };
  });
}

/**
 * Changes, offers or withdraws a way of delivery; what was ordered keeps what it was promised. Refuses with 'not-found',
 * 'reason-required', 'record-changed', 'delivery-unchanged', and as `requireDelivery` does.
 */
export function changeDelivery(
  db: Db,
  {
    id,
    reason,
    version,
    ...typed
  }: KeptDelivery & { readonly reason: string; readonly version: number },
  { actor: { by, staff }, now: at }: Doing,
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const all = await lockDelivery(trx);
    const before = all.find((each) => each.id === id);
    if (!before) throw new Refused('not-found');
    const subject = deliverySubject(id);
    await requireUnchanged(trx, subject, version);
    const next = { ...typed, details: typed.details.trim(), id };
    requireDelivery(all, next);
    const [from, to] = [deliveryWords(before), deliveryWords(next)];
    if (from === to) throw new Refused('delivery-unchanged');
    await updateDelivery(trx, id, next);
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'delivery-option-changed',
      subject,
      detail: { by, reason: why, from, to },
      staff,
    });
  });
}

/** Says what a change of a way of delivery would do. Refuses with 'not-found', and as `requireDelivery` does. */
export async function previewDelivery(db: Db, typed: KeptDelivery): Promise<DeliveryPreview> {
  const all = await readKeptDelivery(db);
  if (!all.some(({ id }) => id === typed.id)) throw new Refused('not-found');
  const then = requireDelivery(all, typed);
  return {
    ...(await countDeliveryImpact(db, typed.id)),
    isColdDelivered: then.some(({ isOffered, service }) => isOffered && COLD.has(service)),
  };
}
