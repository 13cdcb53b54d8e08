import type { DocumentCheck } from '@formulary/rules/prescriptions/checking/documentChecks';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { checkRecords } from '../../prescriptions/document/checking/records/checkRecords.ts';
import { listSealKeys } from '../../prescriptions/signatures/signatures.queries.ts';
import { readRecords } from '../../prescriptions/document/checking/records/readRecords.queries.ts';
import type { AuditCheck, AuditRule } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';
import { anchorsBroken } from './anchorsBroken.ts';

const AT_ONCE = 500;

/** The rule of each comparison of the check; only the check verifies the PDF's signature. */
const ruleOf: Readonly<Partial<Record<DocumentCheck, AuditRule['id']>>> = {
  signer: 'I32',
  text: 'I33',
  picture: 'I33',
  seal: 'I33',
  passkey: 'I33',
  file: 'I33',
  rows: 'I36',
  events: 'I36',
  making: 'I36',
  link: 'I37',
  keys: 'I59',
  seals: 'I59',
  anchors: 'I36',
};

/**
 * Checks of reviewed and signed prescriptions (I32 to I37), with the comparisons of their check. Of one whose years are
 * over nothing is left to compare but its events (docs/decisions/2026-11-29-data-rights.md).
 */
export const signedChecks: readonly AuditCheck[] = [
  {
    rules: [
      {
        id: 'I32',
        severity: 1,
        rule: 'Whoever signed a prescription is its prescriber as its text names them, after it was verified and with both declarations',
      },
      {
        id: 'I33',
        severity: 1,
        rule: 'Text, picture and PDF of a prescription have the hashes that were kept with them; the seal of its signature verifies',
      },
      {
        id: 'I36',
        severity: 1,
        rule: 'A prescription says what was ordered and what was verified, and stands where its recorded events left it',
      },
      {
        id: 'I37',
        severity: 1,
        rule: 'A signature has the links that were mailed, and was confirmed by one alone, made for what was signed',
      },
      {
        id: 'I59',
        severity: 1,
        rule: 'Every key of seals is pinned outside the database; every event is sealed with one, in its period',
      },
      {
        id: 'I60',
        severity: 1,
        rule: 'Every event that was anchored outside the database is there, and every event but the newest is anchored',
      },
    ],
    run: async (trx, context, findings) => {
      const { trust, anchors, onProgress } = context;
      const strange = (await listSealKeys(trx)).filter(({ id }) => !trust.keys.isPinned(id));
      findings.add(
        'I59',
        strange.map(({ id }) => `seal key ${id}`),
      );
      findings.add('I60', await anchorsBroken(trx, context));
      for await (const ids of batches(trx)) {
        for (const records of await readRecords(trx, ids, anchors)) {
          for (const { check, holds } of await checkRecords(records, trust, anchors)) {
            const id = ruleOf[check];
            const name = `${check} of prescription ${records.prescription.id}`;
            if (!holds && id) findings.add(id, [name]);
          }
        }
        if (ids.length === AT_ONCE)
          onProgress(`prescriptions up to ${ids.at(-1)} compared with what was recorded`);
      }
    },
  },
  sqlCheck(
    {
      id: 'I34',
      severity: 1,
      rule: 'Only what is signed on the screen, though it may be void, has a signature, links and a PDF; every event is of a prescription that is there, and none loses its words before five years are over',
    },
    () => sql`
      select 'prescription ' || prescription_id || ' with a ' || what as key
      from (
        select 'signature' as what, prescription_id from prescription_signatures
        union all select 'link', prescription_id from signature_confirmations
        union all select 'PDF', prescription_id from prescription_documents
      ) as kept left join prescriptions as rx on rx.id = prescription_id
      where (status is distinct from 'signed' and voided_at is null) or original_received_at is not null
        or (what = 'PDF' and confirmed_at is null)
      union all
      select 'prescription event ' || sequence
      from prescription_events left join prescriptions on prescriptions.id = prescription_id
      where prescriptions.id is null
      union all
      select 'prescription ' || id || ' without its words' from prescriptions
      where (canonical_text = 'Removed') <> (reduced_at is not null and canonical_text is not null)
        or reduced_at < created_at + interval '5 years'`,
  ),
  sqlCheck(
    {
      id: 'I35',
      severity: 1,
      rule: 'What another product stands in for has no packs, and that product stands on the same prescription for it',
    },
    () => sql`
      select 'prescription item ' || item.id as key
      from prescription_items as item join order_lines as line on line.id = order_line_id
      where (is_substitute or substituted_by is not null) and case when is_substitute
        then substituted_by is not null or not exists (
          select from prescription_items as original
          where original.prescription_id = item.prescription_id
            and original.substituted_by = line.product_id)
        else substituted_by is not null and (item.quantity <> 0 or substituted_by = line.product_id
          or not exists (
            select from prescription_items as other join order_lines as its on its.id = other.order_line_id
            where other.prescription_id = item.prescription_id and other.is_substitute
              and its.product_id = item.substituted_by)) end`,
  ),
];

async function* batches(trx: Trx): AsyncGenerator<readonly number[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select id from prescriptions where id > ${after} and reduced_at is null order by id limit ${sql.lit(AT_ONCE)}`.execute(
      trx,
    );
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}
