import { join } from 'node:path';
import { replaceFile } from '../../platform/process/replaceFile.ts';
import type { SealKey } from '../signatures/SealKey.ts';
import { alwaysPinned, type PinnedKey, readPinnedKeys, writePinnedKeys } from './SealKeys.ts';

/** How long the key before it may still seal when a new one is pinned: other servers are restarted one after the other. */
const OVERLAP_MS = 3_600_000;

/** The file of the keys that seals are verified with, beside the private one. */
export function pinnedKeysFile(folder: string): string {
  return join(folder, 'seal-keys.json');
}

/** What a start of the server made of its pinned keys. */
export interface Pinning {
  readonly keys: readonly PinnedKey[];
  /** Keys that were taken over from the database, which happens once. */
  readonly adopted: readonly PinnedKey[];
}

/**
 * Pins the key that this server seals with. The first start of all takes over the keys of the database, until now, because nothing
 * else knows them; no later start takes a key from there. A new key counts from now on, and the one before it for an hour more.
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
