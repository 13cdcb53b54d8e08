import {
  MOST_SYNONYMS,
  type SynonymFaults,
  synonymFaults,
} from '@formulary/rules/catalogue/synonyms';
import { catalogueLanguage } from '../catalogueTable.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import {
  insertSynonym,
  lockSynonyms,
  readStoredSynonyms,
  type StoredSynonym,
  type SynonymFields,
  updateSynonym,
} from './synonyms.queries.ts';

/** Recorded actions on synonyms. */
type SynonymAction = 'synonym-added' | 'synonym-changed' | 'synonym-removed' | 'synonym-restored';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly synonyms: SynonymAction;
  }
}

/** Who changes synonyms, and when. */
interface Doing {
  readonly actor: DeskActor;
  readonly now: Date;
}

/** The record of what staff do with a synonym. */
const synonymSubject = (id: number): string => `synonym ${id}`;

/** Returns typed text as the search reads it: small letters, no accents, single spaces. */
const folded = (text: string): string => catalogueLanguage.words(text).join(' ');

/**
 * Returns a synonym as the search would read it. Refuses with 'synonym-faulty', with a sentence by field, what cannot be
 * so beside the others.
 */
export function readTypedSynonym(
  { name, means, isActive }: SynonymFields,
  others: readonly StoredSynonym[],
): SynonymFields {
  const synonym = { name: folded(name), means: folded(means), isActive };
  // One that is removed harms nothing.
  const faults: SynonymFaults = isActive
    ? synonymFaults(
        synonym,
        others.filter((other) => other.isActive),
      )
    : {};
  const [fault] = Object.values(faults);
  if (fault === undefined) return synonym;
  throw new Refused({ code: 'synonym-faulty', message: fault }, { errors: { ...faults } });
}

const told = ({ name, means, isActive }: SynonymFields): string =>
  isActive ? `${name} = ${means}` : 'none';

async function record(
  trx: Trx,
  { id, reason, from, to }: Recorded,
  { actor: { by, staff }, now }: Doing,
): Promise<void> {
  await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action: actionOf(from, to),
    subject: synonymSubject(id),
    detail: { by, reason, ...(from ? { from: told(from) } : {}), to: told(to) },
    staff,
  });
}

interface Recorded {
  readonly id: number;
  readonly reason: string;
  readonly from?: SynonymFields;
  readonly to: SynonymFields;
}

function actionOf(from: SynonymFields | undefined, to: SynonymFields): SynonymAction {
  if (!from) return 'synonym-added';
  if (from.isActive === to.isActive) return 'synonym-changed';
  return to.isActive ? 'synonym-restored' : 'synonym-removed';
}

/**
 * Adds a synonym and returns its id. Refuses with 'synonym-faulty', with 'synonyms-full' beyond 5,000, and as
 * `requireReason` does.
 */
export function addSynonym(
  db: Db,
  { reason, ...typed }: Pick<SynonymFields, 'name' | 'means'> & { readonly reason: string },
  doing: Doing,
): Promise<number> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    await lockSynonyms(trx);
    const others = await readStoredSynonyms(trx);
    if (others.length >= MOST_SYNONYMS) throw new Refused('synonyms-full');
    const to = readTypedSynonym({ ...typed, isActive: true }, others);
    const id = await insertSynonym(trx, to);
    await record(trx, { id, reason: why, to }, doing);
    return id;
  });
}

/**
 * Changes a synonym, removes it or puts it back. Refuses with 'not-found', 'record-changed', 'synonym-faulty',
 * 'synonym-unchanged' and as `requireReason` does.
 */
export function changeSynonym(
  db: Db,
  {
    id,
    version,
    reason,
    ...typed
  }: SynonymFields & { readonly id: number; readonly version: number; readonly reason: string },
  doing: Doing,
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    await lockSynonyms(trx);
    const all = await readStoredSynonyms(trx);
    const from = all.find((each) => each.id === id);
    if (!from) throw new Refused('not-found');
    await requireUnchanged(trx, synonymSubject(id), version);
    const others = all.filter((each) => each.id !== id);
    const { name, means } = typed.isActive ? typed : from;
    const to = readTypedSynonym({ name, means, isActive: typed.isActive }, others);
    const isSame = told(from) === told(to);
    if (isSame) throw new Refused('synonym-unchanged');
    await updateSynonym(trx, id, to);
    await record(trx, { id, reason: why, from, to }, doing);
  });
}
