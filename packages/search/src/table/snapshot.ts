import { createHash, hash as hashOf, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { endianness } from 'node:os';
import type { IdColumn, NumberList } from './Columns.ts';
import type { TableParts } from './ProductTable.ts';

const HASH_BYTES = 32;
/** Alignment of lists, in bytes. */
const ALIGNED = 8;
const NEWLINE = 0x0a;
const BYTES_AT_ONCE = 1_048_576;

/** List types by their names in a snapshot. */
const snapshotLists = { Uint8Array, Uint16Array, Uint32Array, BigInt64Array } as const;

/** Addresses of source files that decide the columns, the order of names or the splitting of words. */
type Sources = readonly string[];

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
export async function readSnapshot<L extends IdColumn>(
  file: string,
  sources: Sources,
): Promise<TableParts<L> | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || bytes.length < HASH_BYTES) return undefined;
  const body = bytes.subarray(0, -HASH_BYTES);
  if (!hashOf('sha256', body, 'buffer').equals(bytes.subarray(-HASH_BYTES))) return undefined;
  const end = body.indexOf(NEWLINE);
  const head = JSON.parse(body.toString('utf8', 0, end)) as SnapshotHead;
  if (head.key !== snapshotKey(sources)) return undefined;
  const parts: Record<string, unknown> = {};
  let at = aligned(end + 1);
  for (const { path, kind, length } of head.lists) {
    const begin = body.byteOffset + at;
    if (kind === 'Buffer') put(parts, path, body.toString('utf8', at, at + length));
    else put(parts, path, new snapshotLists[kind](body.buffer, begin, length));
    at = aligned(at + length * (kind === 'Buffer' ? 1 : snapshotLists[kind].BYTES_PER_ELEMENT));
  }
  return parts as unknown as TableParts<L>;
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNED) * ALIGNED;
}

function put(parts: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) parts[name] = value;
  else put((parts[name] ??= {}) as Record<string, unknown>, rest, value);
}

/**
 * Writes a table to a file: a header line, the lists and a hash of both. Writes to another file first, so that the file
 * is always complete. Writes a megabyte at a time, so that requests run in between.
 */
export async function writeSnapshot(
  file: string,
  parts: TableParts<IdColumn>,
  sources: Sources,
): Promise<void> {
  const lists = [...listsOf(parts, [])];
  const head = JSON.stringify({
    key: snapshotKey(sources),
    lists: lists.map(({ path, list }) => ({
      path,
      kind: list.constructor.name,
      length: list.length,
    })),
  });
  // A unique name: another write may start before this one ends.
  const aside = `${file}.${randomUUID()}`;
  const handle = await open(aside, 'w');
  const hash = createHash('sha256');
  const write = async (bytes: Uint8Array): Promise<void> => {
    for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
      // A copy: the figures may change during the write.
      const some = Uint8Array.from(bytes.subarray(at, at + BYTES_AT_ONCE));
      hash.update(some);
      await handle.write(some);
    }
    const padding = new Uint8Array((ALIGNED - (bytes.length % ALIGNED)) % ALIGNED);
    hash.update(padding);
    await handle.write(padding);
  };
  try {
    await write(Buffer.from(`${head}\n`));
    for (const { list } of lists)
      await write(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
    await handle.write(hash.digest());
    await handle.close();
    await rename(aside, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(aside, { force: true });
    throw error;
  }
}

function* listsOf(
  value: object,
  path: readonly string[],
): Generator<{ readonly path: readonly string[]; readonly list: NumberList }> {
  for (const [name, part] of Object.entries(value) as [string, unknown][]) {
    const at = [...path, name];
    if (typeof part === 'string') yield { path: at, list: Buffer.from(part) };
    else if (ArrayBuffer.isView(part)) yield { path: at, list: part as NumberList };
    else yield* listsOf(part as object, at);
  }
}

/**
 * Returns a key that changes with the code that makes tables and with the system's Unicode data; a snapshot with
 * another key is rebuilt.
 */
function snapshotKey(sources: Sources): string {
  const { icu, unicode, cldr } = process.versions;
  const hash = createHash('sha256').update(`${icu} ${unicode} ${cldr} ${endianness()}`);
  for (const source of [...sources, ...filesIn(new URL('../', import.meta.url))])
    hash.update(readFileSync(new URL(source)));
  return hash.digest('hex');
}

function filesIn(folder: URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => new URL(name.replaceAll('\\', '/'), folder).href);
}
