import { expect } from 'vitest';
import { type DocumentCheck, documentChecks } from '@formulary/rules/prescriptions/documentChecks';
import type { Trx } from '../../platform/database/Trx.ts';
import { checkPrescription } from '../../prescriptions/document/checking/checkPrescription.ts';
import type { TestShop } from '../../testing/openTestShop.ts';
import { sealForTests } from '../../testing/sealForTests.ts';
import { auditWithin } from '../audit.ts';
import { withoutConstraints } from './withoutConstraints.queries.ts';

/** What is changed although nobody is able to, and the prescription that is looked at afterwards. */
export interface Change {
  readonly id: number;
  readonly table: string;
  readonly statement: string;
}

/** How a change shows. */
export interface Shown {
  /** What of the prescription the check says does not hold; nothing where it is not there. */
  readonly checked: readonly DocumentCheck[] | undefined;
  /** The same, as the audit names it. */
  readonly named: readonly string[];
  /** All that the audit names. */
  readonly audited: readonly string[];
}

/** Tables whose rows name those of a table. */
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

/** What check and audit say once something was changed; afterwards it is undone. */
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
    const audited = (await auditWithin(trx, { now: clock.now, trust, anchors })).flatMap(
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
