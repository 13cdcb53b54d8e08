import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import { type Handover, MOST_HANDOVERS } from '@formulary/rules/prescriptions/handover';
import { fullName, type TwoNames } from '@formulary/rules/text/fullName';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { namesOnText } from '../prescriptions/currentPrescription.ts';

/** Records that a prescriber is asked to take a prescription over. */
export async function insertHandover(
  trx: Trx,
  asked: {
    readonly prescriptionId: number;
    readonly prescriberId: number;
    readonly staffId: number;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('prescription_handovers')
    .values({
      prescription_id: asked.prescriptionId,
      prescriber_id: asked.prescriberId,
      staff_id: asked.staffId,
      reason: asked.reason,
      asked_at: asked.at,
    })
    .execute();
}

/** Reads what a prescriber is asked to take over and may still sign, oldest first. */
export async function readHandoversTo(db: Db, prescriberId: number): Promise<readonly Handover[]> {
  const { rows } = await sql<
    Omit<Handover, 'practitioner' | 'from'> & {
      readonly fromId: number;
      readonly practitionerId: number;
      readonly liveFrom: TwoNames;
      readonly livePractitioner: TwoNames;
      readonly canonicalText: string | null;
    }
  >`
    select handover.id, rx.id as "prescriptionId", orders.number as "orderNumber", handover.reason,
      handover.asked_at as "askedAt", rx.prescriber_id as "fromId", rx.practitioner_id as "practitionerId",
      canonical_text as "canonicalText",
      json_build_object('firstName', signer.first_name, 'lastName', signer.last_name) as "liveFrom",
      json_build_object('firstName', buyer.first_name, 'lastName', buyer.last_name) as "livePractitioner",
      (select count(*)::integer from prescription_items where prescription_id = rx.id and quantity > 0) as medicines
    from prescription_handovers as handover join prescriptions as rx on rx.id = prescription_id
    join orders on orders.id = rx.order_id join users as signer on signer.id = rx.prescriber_id
    join users as buyer on buyer.id = rx.practitioner_id
    where handover.prescriber_id = ${prescriberId} and answer is null and rx.status = 'unsigned' and orders.state <> 'Cancelled'
    order by handover.id limit ${sql.lit(MOST_HANDOVERS)}`.execute(db);
  return rows.map(
    ({ fromId, practitionerId, liveFrom, livePractitioner, canonicalText, ...row }) => {
      const names = namesOnText(canonicalText);
      return {
        ...row,
        from: names.get(fromId) ?? fullName(liveFrom),
        practitioner: names.get(practitionerId) ?? fullName(livePractitioner),
      };
    },
  );
}

/** Reads every proposal of a prescription, oldest first. */
export async function readHandovers(
  db: Db,
  prescriptionId: number,
): Promise<DeskPrescription['handovers']> {
  const rows = await db
    .selectFrom('prescription_handovers as handover')
    .innerJoin('users', 'users.id', 'handover.prescriber_id')
    .innerJoin('staff', 'staff.id', 'handover.staff_id')
    .select(['handover.id', 'users.first_name as firstName', 'users.last_name as lastName'])
    .select(['staff.name as by', 'handover.reason', 'handover.asked_at as askedAt'])
    .select(['handover.answer', 'handover.answered_at as answeredAt'])
    .select('handover.replaced_by_id as replacedById')
    .where('handover.prescription_id', '=', prescriptionId)
    .orderBy('handover.id')
    .execute();
  return rows.map(({ firstName, lastName, answer, answeredAt, replacedById, ...row }) => ({
    ...row,
    prescriber: fullName({ firstName, lastName }),
    answer: answer ?? undefined,
    answeredAt: answeredAt ?? undefined,
    replacedById: replacedById ?? undefined,
  }));
}

/** Finds the prescription that a prescriber is asked to take over by an open proposal. */
export async function findProposed(
  db: Db,
  { id, prescriberId }: { readonly id: number; readonly prescriberId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('prescription_handovers')
    .select('prescription_id')
    .where('id', '=', id)
    .where('prescriber_id', '=', prescriberId)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return row?.prescription_id;
}

/** Answers an open proposal of a locked prescription; returns its id, or undefined if it is answered already. */
export async function answerOpenHandover(
  trx: Trx,
  prescriptionId: number,
  answered: {
    readonly answer: 'accepted' | 'declined' | 'withdrawn';
    readonly at: Date;
    readonly replacedById?: number;
    /** Only that to this prescriber. */
    readonly prescriberId?: number;
  },
): Promise<number | undefined> {
  const { answer, at, replacedById, prescriberId } = answered;
  const row = await trx
    .updateTable('prescription_handovers')
    .set({ answer, answered_at: at, replaced_by_id: replacedById ?? null })
    .where('prescription_id', '=', prescriptionId)
    .where('answer', 'is', null)
    .$if(prescriberId !== undefined, (query) =>
      query.where('prescriber_id', '=', prescriberId ?? 0),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns which of these prescriptions have a buyer who is linked with a prescriber. */
export async function readLinkedBuyers(
  trx: Trx,
  ids: readonly number[],
  prescriberId: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select rx.id from prescriptions as rx join prescriber_links as link
      on link.practitioner_id = rx.practitioner_id and link.prescriber_id = ${prescriberId}
    where rx.id = any(${[...ids]}::integer[]) and link.status = 'accepted'
    for share of link`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Reads the active prescribers who are linked with buyers of these prescriptions, those of most first. */
export async function readSuccessors(db: Db, ids: readonly number[]) {
  const { rows } = await sql<
    TwoNames & { readonly id: number; readonly profession: string; readonly linked: number }
  >`
    select users.id, first_name as "firstName", last_name as "lastName",
      coalesce(professional_status, '') as profession, count(*)::integer as linked
    from prescriptions as rx join prescriber_links as link
      on link.practitioner_id = rx.practitioner_id and link.status = 'accepted' and link.prescriber_id <> rx.prescriber_id
    join users on users.id = link.prescriber_id
    where rx.id = any(${[...ids]}::integer[]) and account_state = 'active' and is_prescriber
    group by users.id order by linked desc, lower(last_name), users.id limit 50`.execute(db);
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: fullName({ firstName, lastName }),
  }));
}
