import { hashToken } from '../accounts/tokens/accountTokens.ts';
import { settleOrderState } from '../orders/moveOrder.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { addSealing } from './sealing.tasks.ts';
import { requireUnaltered } from '../prescriptions/document/checking/requireUnaltered.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { lockPrescription } from '../review/lockPrescription.ts';
import { lockSigner } from '../review/review.queries.ts';
import { findConfirmation, useConfirmation } from './confirmations.queries.ts';
import { writeConfirmed } from './signing.queries.ts';
import { notifyOrderSigned } from './notifyOrderSigned.ts';
import type { Shop } from '../start/Shop.ts';

/** The token of a followed link, with its origin. */
export interface FollowedLink {
  readonly token: string;
  readonly address: string;
  readonly agent: string;
}

/**
 * Confirms the signature of a mailed link (spec 7.49, reading R7); its document is sealed soon after, and its order
 * moves on. A used token gets the first answer again and changes nothing. Refuses with 'token-dead' any other (T31),
 * with 'signer-not-active' while its prescriber may not sign, and with 'prescription-altered' one that differs from
 * what was signed.
 */
export function confirmSignature(
  { db, now, shopUrl, ledger, trust }: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'ledger' | 'trust'>,
  { token, address, agent }: FollowedLink,
): Promise<void> {
  const tokenHash = hashToken(token);
  return withTransaction(db, async (trx) => {
    const found = await findConfirmation(trx, tokenHash);
    if (!found) throw new Refused('token-dead');
    const { prescriptionId: id, prescriberId } = found;
    const { row, order, practitionerId } = await lockPrescription(trx, prescriberId, id);
    // Read again after taking the locks: another request may have followed the same link.
    const link = await findConfirmation(trx, tokenHash);
    if (link?.usedAt) return;
    const at = now();
    if (!link || at >= link.expiresAt || row.confirmedAt) throw new Refused('token-dead');
    if (!(await lockSigner(trx, prescriberId))) throw new Refused('signer-not-active');
    await requireUnaltered(trx, trust, { id, orderId: order.id });
    await useConfirmation(trx, tokenHash, at);
    await writeConfirmed(trx, id, at);
    const subject = `prescription ${id}`;
    const action = 'prescription-confirmed';
    await recordEvent(trx, { at, actorId: undefined, action, subject, detail: {} });
    await addSealing(trx, id);
    const state = await settleOrderState(trx, order.id, at);
    if (state === 'Processing' && state !== order.state) {
      const userIds = [practitionerId, prescriberId];
      await notifyOrderSigned(trx, { order, id, userIds, shopUrl });
    }
    await recordPrescriptionEvent(trx, ledger, {
      prescriptionId: id,
      kind: 'confirmed',
      actorId: undefined,
      at,
      address,
      agent,
      detail: { tokenHash: tokenHash.toString('hex') },
    });
  });
}
