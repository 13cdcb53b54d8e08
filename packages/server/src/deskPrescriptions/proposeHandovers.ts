import { deskPrescriptionFault } from '@formulary/rules/prescriptions/deskStanding';
import { type DeskRefusalCode, deskMessages } from '@formulary/rules/problems/deskMessages';
import { messages, type RefusalCode } from '@formulary/rules/problems/messages';
import { readProfile } from '../accounts/users.queries.ts';
import { requireReason } from '../platform/problems/requireReason.ts';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent, type StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { lockPrescriptionRow, lockSigner } from '../review/review.queries.ts';
import type { Shop } from '../start/Shop.ts';
import { readDeskPrescriptionRow, readOrdersOf } from './deskPrescription.queries.ts';
import { prescriptionSubject } from './deskPrescriptionEvents.ts';
import { factsOf } from './factsOf.ts';
import { insertHandover, readLinkedBuyers } from './handovers.queries.ts';
import { handoverAskedMail } from './mails/handoverMails.ts';
import { readListedPrescription, type PrescriptionListRow } from './prescriptionList.queries.ts';
import { readPrescriptionVersion } from '../prescriptions/prescriptionVersion.queries.ts';

/** A proposal of staff to hand prescriptions over. */
export interface Proposal {
  readonly prescriptions: readonly { readonly id: number; readonly version: number }[];
  readonly prescriberId: number;
  readonly reason: string;
  readonly by: string;
  readonly staff: StaffAuthor;
}

/** What became of one prescription of a proposal. */
export interface ProposedRow {
  readonly id: number;
  readonly isProposed: boolean;
  readonly refusal?: string;
}

/**
 * Asks another prescriber to take prescriptions over, in one mail; nothing changes about them before that one accepts.
 * Locks all of them with their orders, and returns row by row what was asked or why not. Refuses the whole with the
 * refusals of `requireReason`, and with 'prescriber-not-active' somebody who may not sign today.
 */
export function proposeHandovers(
  { db, now, shopUrl }: Pick<Shop, 'db' | 'now' | 'shopUrl'>,
  { prescriptions, prescriberId, reason, by, staff }: Proposal,
): Promise<readonly ProposedRow[]> {
  const why = requireReason(reason);
  const at = now();
  const seen = new Map(prescriptions.map(({ id, version }) => [id, version]));
  return withTransaction(db, async (trx) => {
    const orders = await readOrdersOf(trx, [...seen.keys()]);
    for (const { orderId } of orders) await lockOrder(trx, orderId);
    for (const { id } of orders) await lockPrescriptionRow(trx, id);
    if (!(await lockSigner(trx, prescriberId))) throw new Refused('prescriber-not-active');
    const linked = await readLinkedBuyers(trx, [...seen.keys()], prescriberId);
    const profile = await readProfile(trx, prescriberId);
    const to = `${profile.firstName} ${profile.lastName}`;
    const proposed: PrescriptionListRow['listed'][] = [];
    const rows: ProposedRow[] = [];
    for (const [id, version] of seen) {
      const { listed, fault } = await faultOf(trx, id, { version, isLinked: linked.has(id), at });
      if (fault !== undefined || !listed) {
        rows.push({ id, isProposed: false, refusal: sentenceOf(fault ?? 'not-found') });
        continue;
      }
      const { staffId } = staff;
      await insertHandover(trx, { prescriptionId: id, prescriberId, staffId, reason: why, at });
      await recordEvent(trx, {
        at,
        actorId: undefined,
        action: 'prescription-handover-asked',
        subject: prescriptionSubject(id),
        detail: { by, reason: why, to, prescriberId },
        staff,
      });
      proposed.push(listed);
      rows.push({ id, isProposed: true });
    }
    if (proposed.length > 0) {
      const requests = proposed.map(({ id, orderNumber, buyer, prescriber }) => {
        return { id, orderNumber, practitioner: buyer.name, from: prescriber.name };
      });
      const { email: recipient, firstName } = profile;
      await queueMail(trx, handoverAskedMail({ recipient, firstName, requests, shopUrl }));
    }
    return rows;
  });
}

type Fault = DeskRefusalCode | RefusalCode;

async function faultOf(
  trx: Trx,
  id: number,
  {
    version,
    isLinked,
    at,
  }: { readonly version: number; readonly isLinked: boolean; readonly at: Date },
): Promise<{
  readonly listed?: PrescriptionListRow['listed'];
  readonly fault?: Fault | undefined;
}> {
  const listed = await readListedPrescription(trx, id);
  const row = await readDeskPrescriptionRow(trx, id);
  if (!listed || !row) return { fault: 'not-found' };
  if ((await readPrescriptionVersion(trx, id)) !== version) return { fault: 'record-changed' };
  const fault = deskPrescriptionFault('propose', factsOf(listed, row), at);
  return { listed, fault: fault ?? (isLinked ? undefined : 'handover-unlinked') };
}

function sentenceOf(code: Fault): string {
  const sentences: Readonly<Record<string, string>> = { ...messages, ...deskMessages };
  return sentences[code] ?? code;
}
