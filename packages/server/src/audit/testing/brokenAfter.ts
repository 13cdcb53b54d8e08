import { expect } from 'vitest';
import {
  type DocumentCheck,
  documentChecks,
} from '@formulary/rules/prescriptions/checking/documentChecks';
import type { Trx } from '../../platform/database/Trx.ts';
import { checkPrescription } from '../../prescriptions/document/checking/checkPrescription.ts';
import type { TestShop } from '../../testing/openTestShop.ts';
import { sealForTests } from '../../testing/signing/sealForTests.ts';
import { auditWithin } from '../audit.ts';
import { withoutConstraints } from './withoutConstraints.queries.ts';

/** A change that bypasses constraints, and the prescription checked afterwards. */
export interface Change {
  readonly id: number;
  readonly table: string;
  readonly statement: string;
}

/** Results of check and audit after a change. */
export interface Shown {
  /** Failed comparisons of the check; undefined if the prescription is not found. */
  readonly checked: readonly DocumentCheck[] | undefined;
  /** Failed comparisons that the audit names for this prescription. */
  readonly named: readonly string[];
  /** All rows that the audit names. */
  readonly audited: readonly string[];
}

/** Tables that refer to a table. */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  prescriptions: [
    'prescription_items',
    'prescription_signatures',
    'prescription_events',
    'prescription_documents',
    'signature_confirmations',
    'order_credits',
  ],
  prescription_signatures: ['signature_confirmations'],
};

class Undo extends Error {}

/** Runs check and audit after a change, then rolls it back. */
export async function brokenAfter(
  { db, clock, trust }: TestShop,
  { id, table, statement }: Change,
): Promise<Shown> {
  const { certificates } = await sealForTests();
  const anchors = await trust.anchors.current();
  let shown: Shown | undefined;
  const work = async (trx: Trx) => {
    await withoutConstraints(trx, [table, ...(NAMED_BY[table] ?? [])], statement);
    const found = await checkPrescription({ db: trx, certificates, trust }, id);
    const broken = found?.findings.filter(({ holds }) => !holds);
    const audited = (await auditWithin([trx], { now: clock.now, trust, anchors })).flatMap(
      ({ keys }) => keys,
    );
    const ofThis = ` of prescription ${id}`;
    const names = audited.filter((key) => key.endsWith(ofThis));
    const named = names.map((key) => key.slice(0, -ofThis.length));
    shown = {
      checked: broken?.map(({ check }) => check),
      named: named.filter((name) => name in documentChecks),
      audited,
    };
    throw new Undo();
  };
  await expect(db.transaction().execute(work)).rejects.toThrow(Undo);
  if (!shown) throw new Error('Nothing was looked at');
  return shown;
}
