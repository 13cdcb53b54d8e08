import { DEFAULT_DAYS_TO_SIGN } from '@formulary/rules/prescriptions/signBy';
import { lapseReason } from '@formulary/rules/prescriptions/lapseReason';
import type { Trx } from '../src/platform/database/Trx.ts';
import { hashOf } from '../src/prescriptions/events/hashOf.ts';
import { recordPrescriptionEvent } from '../src/prescriptions/events/recordPrescriptionEvent.queries.ts';
import { readPrescription } from '../src/prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../src/prescriptions/prescriptions.rows.ts';
import { freezePrescription } from '../src/review/freezePrescription.ts';
import { writeRejected } from '../src/review/review.queries.ts';
import { writeLapsed } from '../src/review/waiting/waiting.queries.ts';
import { writeReceived } from '../src/signing/signing.queries.ts';
import { daysFrom } from './daysFrom.ts';
import type { PastOutcome } from './pastOrders.ts';

const STAFF = 'Demo staff';

/** What became of a prescription of the demo's past. */
interface SeededOutcome {
  readonly id: number;
  readonly prescriberId: number;
  readonly outcome: PastOutcome;
  readonly now: Date;
}

/** Writes what became of a prescription as it would have been written then, with its event. */
export async function seedOutcome(
  trx: Trx,
  { id, prescriberId, outcome, now }: SeededOutcome,
): Promise<void> {
  const at = daysFrom(now, -outcome.daysAgo);
  const event = { prescriptionId: id, at, address: undefined, agent: undefined };
  switch (outcome.kind) {
    case 'rejected': {
      const said = { comments: '', reason: outcome.reason };
      await writeRejected(trx, id, { ...said, at });
      const rejected = { ...event, kind: 'rejected', actorId: prescriberId } as const;
      await recordPrescriptionEvent(trx, { ...rejected, detail: { saidHash: hashOf(said) } });
      return;
    }
    case 'lapsed': {
      const said = { comments: '', reason: lapseReason(DEFAULT_DAYS_TO_SIGN) };
      await writeLapsed(trx, id, { reason: said.reason, at });
      const lapsed = { ...event, kind: 'lapsed', actorId: undefined } as const;
      await recordPrescriptionEvent(trx, { ...lapsed, detail: { saidHash: hashOf(said) } });
      return;
    }
    case 'received': {
      const row = await readPrescription(trx, prescriberId, id);
      if (!row) throw new Error(`There is no prescription ${id}`);
      const prescription = prescriptionOf(row, DEFAULT_DAYS_TO_SIGN);
      const frozen = { prescription, items: prescription.items, comments: '', now: at };
      const documentId = await freezePrescription(trx, frozen);
      await writeReceived(trx, id, { at, by: STAFF });
      const received = { ...event, kind: 'original-received', actorId: undefined } as const;
      await recordPrescriptionEvent(trx, {
        ...received,
        detail: { documentId, byHash: hashOf(STAFF) },
      });
      return;
    }
    default:
      outcome satisfies never;
  }
}
