import { join } from 'node:path';
import { replaceFile } from '../../platform/process/replaceFile.ts';
import type { SealKey } from '../signatures/sealKey.ts';
import { alwaysPinned, type PinnedKey, readPinnedKeys, writePinnedKeys } from './SealKeys.ts';

/** How long the previous key may still seal after a new one is pinned: servers are restarted one after the other. */
const OVERLAP_MS = 3_600_000;

/** Returns the file of the keys that verify seals, beside the private one. */
export function pinnedKeysFile(folder: string): string {
  return join(folder, 'seal-keys.json');
}

/** Result of pinning at a server's start. */
export interface Pinning {
  readonly keys: readonly PinnedKey[];
  /** Keys adopted from the database, which happens once. */
  readonly adopted: readonly PinnedKey[];
}

/**
 * Pins the key that this server seals with. The very first start adopts the database's keys until now, because no other
 * source knows them; later starts never do. A new key counts from now on, and the previous one for another hour.
 */
export async function pinSealKeys(
  folder: string,
  own: SealKey,
  now: Date,
  keysOfDatabase: () => Promise<readonly Pick<SealKey, 'id' | 'publicKey'>[]>,
): Promise<Pinning> {
  const file = pinnedKeysFile(folder);
  const before = readPinnedKeys(file);
  if (before?.some(({ id, isOwn, until }) => id === own.id && isOwn && !until))
    return { keys: before, adopted: [] };
  const others = before ? [] : await keysOfDatabase();
  const adopted = others
    .filter(({ id }) => id !== own.id)
    .map((each) => ({ ...alwaysPinned(each), until: now, isOwn: false }));
  const ended = (before ?? []).map((each) =>
    each.isOwn && !each.until ? { ...each, until: new Date(+now + OVERLAP_MS) } : each,
  );
  const keys = [...ended, ...adopted, { ...alwaysPinned(own), from: before ? now : undefined }];
  replaceFile(file, writePinnedKeys(keys));
  return { keys, adopted };
}
