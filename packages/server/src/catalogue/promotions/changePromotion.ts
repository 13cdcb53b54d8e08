import { promotionState, type PromotionTerms } from '@formulary/rules/pricing/newPromotion';
import { promotionWords } from '@formulary/rules/pricing/promotionWords';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import { lockPrices } from '../prices/prices.queries.ts';
import { promotionSubject } from './promotionEvents.ts';
import {
  insertPromotion,
  readLockedPromotion,
  readProductOfPromotion,
  readPromotionsOf,
  updatePromotion,
  withdrawPromotion,
} from './promotions.queries.ts';
import { readPromoted } from './readPromotion.ts';
import { requirePromotion } from './requirePromotion.ts';

interface Doing {
  readonly actor: DeskActor;
  readonly now: Date;
}

/** Why, and what of the record was seen. */
interface Explained {
  readonly reason: string;
  readonly version: number;
}

/**
 * Adds a promotion of a product and returns its id. Refuses with 'not-found', 'reason-required', 'promotion-twice', and as
 * `requirePromotion` does.
 */
export function addPromotion(
  db: Db,
  {
    productId,
    reason,
    ...terms
  }: PromotionTerms & { readonly productId: number; readonly reason: string },
  { actor: { by, staff }, now }: Doing,
): Promise<{ readonly id: number }> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    await lockPrices(trx, [productId]);
    requirePromotion(terms, await readPromoted(trx, productId), now);
    await requireNew(trx, productId, terms, undefined);
    const id = await insertPromotion(trx, productId, terms);
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'promotion-added',
      subject: promotionSubject(id),
      detail: { by, reason: why, from: '', to: promotionWords(terms) },
      staff,
    });
    return { id };
  });
}

/**
 * Changes a promotion that is planned or on; what was ordered keeps its price. Refuses with 'not-found',
 * 'reason-required', 'record-changed', 'promotion-ended', 'promotion-begun', 'promotion-unchanged', 'promotion-twice', and
 * as `requirePromotion` does.
 */
export async function changePromotion(
  db: Db,
  { id, reason, version, ...terms }: PromotionTerms & Explained & { readonly id: number },
  { actor: { by, staff }, now }: Doing,
): Promise<void> {
  const why = requireReason(reason);
  const productId = await readProductOfPromotion(db, id);
  if (productId === undefined) throw new Refused('not-found');
  await withTransaction(db, async (trx) => {
    const before = await lockOpen(trx, { id, productId, version, now });
    const isOn = promotionState(before, now) === 'active';
    if (isOn && +terms.startsAt !== +before.startsAt) throw new Refused('promotion-begun');
    requirePromotion(terms, await readPromoted(trx, productId), now);
    if (isSame(before, terms)) throw new Refused('promotion-unchanged');
    await requireNew(trx, productId, terms, id);
    await updatePromotion(trx, id, terms);
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'promotion-changed',
      subject: promotionSubject(id),
      detail: { by, reason: why, from: promotionWords(before), to: promotionWords(terms) },
      staff,
    });
  });
}

/**
 * Ends a promotion that is on, or calls off one that is planned; it stays on record. Refuses with 'not-found',
 * 'reason-required', 'record-changed' and 'promotion-ended'.
 */
export async function endPromotion(
  db: Db,
  { id, reason, version }: Explained & { readonly id: number },
  { actor: { by, staff }, now }: Doing,
): Promise<void> {
  const why = requireReason(reason);
  const productId = await readProductOfPromotion(db, id);
  if (productId === undefined) throw new Refused('not-found');
  await withTransaction(db, async (trx) => {
    const before = await lockOpen(trx, { id, productId, version, now });
    const isPlanned = promotionState(before, now) === 'planned';
    if (isPlanned) await withdrawPromotion(trx, id, now);
    else await updatePromotion(trx, id, { ...before, endsAt: lastMoment(before.startsAt, now) });
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: isPlanned ? 'promotion-withdrawn' : 'promotion-ended',
      subject: promotionSubject(id),
      detail: { by, reason: why },
      staff,
    });
  });
}

/** A promotion includes its last moment, and is a millisecond long at least. */
const lastMoment = (startsAt: Date, now: Date): Date => new Date(Math.max(+now - 1, +startsAt + 1));

const isSame = (a: PromotionTerms, b: PromotionTerms): boolean =>
  a.quantity === b.quantity &&
  a.price === b.price &&
  +a.startsAt === +b.startsAt &&
  +a.endsAt === +b.endsAt;

/** Locks the product of a promotion, and returns the promotion. Refuses one that changed or is over. */
async function lockOpen(
  trx: Trx,
  asked: {
    readonly id: number;
    readonly productId: number;
    readonly version: number;
    readonly now: Date;
  },
) {
  const { id, productId, version, now } = asked;
  await lockPrices(trx, [productId]);
  await requireUnchanged(trx, promotionSubject(id), version);
  const before = await readLockedPromotion(trx, id);
  const state = promotionState(before, now);
  if (state === 'ended' || state === 'withdrawn') throw new Refused('promotion-ended');
  return before;
}

async function requireNew(
  trx: Trx,
  productId: number,
  terms: PromotionTerms,
  exceptId: number | undefined,
): Promise<void> {
  const all = await readPromotionsOf(trx, productId);
  if (all.some((other) => other.id !== exceptId && isSame(other, terms))) {
    throw new Refused('promotion-twice');
  }
}
