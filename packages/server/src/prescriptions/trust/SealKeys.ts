import { createPublicKey, hash, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import type { SealKey } from '../signatures/sealKey.ts';

/** A trusted public key and its period, kept outside the database. */
export interface PinnedKey {
  /** SHA-256 of the public key, in hexadecimal. */
  readonly id: string;
  /** SubjectPublicKeyInfo (DER). */
  readonly publicKey: Buffer;
  /** Start of its use; undefined means from the beginning. */
  readonly from: Date | undefined;
  /** End of its use; undefined means still in use. */
  readonly until: Date | undefined;
  /** Whether this server has, or had, its private half. */
  readonly isOwn: boolean;
}

/** Pinned keys that verify seals, each in its own period. */
export class SealKeys {
  readonly #keys: readonly (PinnedKey & { readonly key: KeyObject })[];

  constructor(pinned: readonly PinnedKey[]) {
    this.#keys = pinned.map((each) => ({ ...each, key: keyOf(each.publicKey) }));
  }

  isPinned(id: string): boolean {
    return this.#keys.some((each) => each.id === id);
  }

  /** Returns the key with an id if it was in use at that time. */
  keyAt(id: string, at: Date): KeyObject | undefined {
    const found = this.#keys.find(
      (each) => each.id === id && at >= (each.from ?? at) && at <= (each.until ?? at),
    );
    return found?.key;
  }
}

/** Returns a key of the shop that is trusted at any time. */
export function alwaysPinned({ id, publicKey }: Pick<SealKey, 'id' | 'publicKey'>): PinnedKey {
  return { id, publicKey, from: undefined, until: undefined, isOwn: true };
}

interface WrittenKey {
  readonly id: string;
  /** Base64. */
  readonly publicKey: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly isOwn: boolean;
}

/** Formats pinned keys as JSON that an operator can read and extend. */
export function writePinnedKeys(pinned: readonly PinnedKey[]): string {
  const keys: readonly WrittenKey[] = pinned.map((each) => ({
    id: each.id,
    publicKey: each.publicKey.toString('base64'),
    from: each.from?.toISOString() ?? null,
    until: each.until?.toISOString() ?? null,
    isOwn: each.isOwn,
  }));
  return `${JSON.stringify({ keys }, undefined, 2)}\n`;
}

/**
 * Reads pinned keys from a file of `writePinnedKeys`; undefined when it is missing. Refuses with a `StartupProblem` an
 * unreadable file, and a key that does not match its id.
 */
export function readPinnedKeys(file: string): readonly PinnedKey[] | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return undefined;
    throw new StartupProblem(
      `The keys that seals are verified with cannot be read (${code}): ${file}. Run this as the user of the server.`,
    );
  }
  try {
    const { keys } = JSON.parse(text) as { readonly keys: readonly WrittenKey[] };
    return keys.map(pinnedOf);
  } catch {
    throw new StartupProblem(`"${file}" holds no pinned keys of seals.`);
  }
}

function pinnedOf({ id, publicKey, from, until, isOwn }: WrittenKey): PinnedKey {
  const bytes = Buffer.from(publicKey, 'base64');
  const isItself = hash('sha256', bytes) === id;
  if (!isItself || keyOf(bytes).asymmetricKeyType !== 'ed25519') throw new Error('No such key');
  return { id, publicKey: bytes, from: timeOf(from), until: timeOf(until), isOwn };
}

function timeOf(text: string | null): Date | undefined {
  if (text === null) return undefined;
  const time = new Date(text);
  if (Number.isNaN(+time)) throw new Error('This is no time');
  return time;
}

function keyOf(publicKey: Buffer): KeyObject {
  return createPublicKey({ key: publicKey, format: 'der', type: 'spki' });
}
