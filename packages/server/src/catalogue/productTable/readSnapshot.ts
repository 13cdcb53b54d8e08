import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TableParts } from './ProductTable.ts';
import { snapshotKey } from './snapshotKey.ts';
import { snapshotLists } from './snapshotLists.ts';

const HASH_BYTES = 32;
const ALIGNED = 8;
const NEWLINE = 0x0a;

/** First line of a snapshot. */
interface SnapshotHead {
  readonly key: string;
  readonly lists: readonly {
    readonly path: readonly string[];
    /** Text is UTF-8 bytes. */
    readonly kind: keyof typeof snapshotLists | 'Buffer';
    readonly length: number;
  }[];
}

/** Reads the table in a snapshot file; undefined if the file is missing, damaged or from another program version. */
export async function readSnapshot(file: string): Promise<TableParts | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || bytes.length < HASH_BYTES) return undefined;
  const body = bytes.subarray(0, -HASH_BYTES);
  if (!hash('sha256', body, 'buffer').equals(bytes.subarray(-HASH_BYTES))) return undefined;
  const end = body.indexOf(NEWLINE);
  const head = JSON.parse(body.toString('utf8', 0, end)) as SnapshotHead;
  if (head.key !== snapshotKey()) return undefined;
  const parts: Record<string, unknown> = {};
  let at = aligned(end + 1);
  for (const { path, kind, length } of head.lists) {
    const begin = body.byteOffset + at;
    if (kind === 'Buffer') put(parts, path, body.toString('utf8', at, at + length));
    else put(parts, path, new snapshotLists[kind](body.buffer, begin, length));
    at = aligned(at + length * (kind === 'Buffer' ? 1 : snapshotLists[kind].BYTES_PER_ELEMENT));
  }
  return parts as unknown as TableParts;
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNED) * ALIGNED;
}

function put(parts: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) parts[name] = value;
  else put((parts[name] ??= {}) as Record<string, unknown>, rest, value);
}
