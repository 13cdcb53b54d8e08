import { existsSync } from 'node:fs';
import type { Db } from '../../platform/database/Db.ts';
import { replaceFile } from '../../platform/process/replaceFile.ts';
import { chainedEvents, readChainHead } from '../events/chainedEvents.queries.ts';
import { eventHash, isEventSealed } from '../events/prescriptionEvent.ts';
import type { SealKey } from '../signatures/sealKey.ts';
import { listSealKeys } from '../signatures/signatures.queries.ts';
import { type AnchorIndex, anchorLine } from './AnchorIndex.ts';
import { anchorsFile } from './AnchorFile.ts';
import { openLedger } from './openLedger.ts';
import { pinSealKeys } from './pinSealKeys.ts';
import { readTrust, type TrustSettings } from './readTrust.ts';
import type { Ledger, Trust } from './Trust.ts';

/** Options for opening a server's root of trust. */
export interface TrustOptions {
  readonly db: Db;
  /** An existing folder. */
  readonly folder: string;
  readonly key: SealKey;
  readonly settings: TrustSettings;
  readonly now: Date;
  /** Receives a line about adopted keys and about problems. */
  readonly say: (line: string) => void;
}

/**
 * Opens the shop's trust outside its database. The very first start adopts the existing keys and events, and says so.
 * Every other start anchors events that the previous server committed, if their seal holds, and reports anchored events
 * that are gone.
 */
export async function openTrust(
  options: TrustOptions,
): Promise<{ readonly ledger: Ledger; readonly trust: Trust }> {
  const { db, folder, key, settings, now, say } = options;
  const { adopted } = await pinSealKeys(folder, key, now, () => listSealKeys(db));
  if (adopted.length > 0) {
    const ids = adopted.map(({ id }) => id).join(', ');
    say(
      `Keys of seals are taken over from the database, this once, as far as they sealed until now: ${ids}.`,
    );
  }
  if (!existsSync(anchorsFile(folder))) await adoptEvents(db, folder, say);
  const trust = readTrust(folder, settings);
  const ledger = openLedger(folder, key, say);
  const index = await trust.anchors.current();
  await anchorTail(db, index, { ledger, trust });
  await compareHead(db, index, say);
  return { ledger, trust };
}

async function adoptEvents(db: Db, folder: string, say: TrustOptions['say']): Promise<void> {
  const lines: string[] = [];
  for await (const events of chainedEvents(db)) {
    lines.push(...events.map((event) => anchorLine({ ...event, isUnsealed: event.seal === null })));
  }
  replaceFile(anchorsFile(folder), lines.join(''));
  if (lines.length > 0)
    say(
      `${lines.length} events of prescriptions are taken over from the database, this once, as they are.`,
    );
}

/** Anchors events that this server sealed and that have no anchor. */
async function anchorTail(
  db: Db,
  index: AnchorIndex,
  { ledger, trust }: { readonly ledger: Ledger; readonly trust: Trust },
): Promise<void> {
  let before = 0;
  while (index.at(before + 1).length > 0) before += 1;
  const keyId = ledger.key.id;
  for await (const events of chainedEvents(db, { after: before, keyId })) {
    for (const event of events) {
      const key = trust.keys.keyAt(keyId, event.at);
      if (index.at(event.sequence).length > 0 || !event.seal || !key) continue;
      const isItself = eventHash(event).equals(event.hash);
      if (!isItself || !(await isEventSealed(event.hash, event.seal, key))) continue;
      await ledger.anchor(event);
    }
  }
}

async function compareHead(db: Db, index: AnchorIndex, say: TrustOptions['say']): Promise<void> {
  const head = await readChainHead(db);
  const anchored = head ? index.at(head.sequence) : [];
  const isKnown = anchored.length === 0 || anchored.some(({ hash }) => head?.hash.equals(hash));
  if ((head?.sequence ?? 0) >= index.last && isKnown) return;
  say(
    `The database ends with event ${head?.sequence ?? 0} of prescriptions, and ${index.last} are anchored outside it or another one is: it was changed, or comes from a backup. "npm run audit" names what is gone.`,
  );
}
