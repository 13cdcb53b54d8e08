import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import type { TableParts } from './ProductTable.ts';
import { snapshotKey } from './snapshotKey.ts';
import type { SnapshotList } from './snapshotLists.ts';

const BYTES_AT_ONCE = 1_048_576;
/** Alignment of lists, in bytes. */
const ALIGNED = 8;

/**
 * Writes a table to a file: a header line, the lists and a hash of both. Writes to another file first, so that the file
 * is always complete. Writes a megabyte at a time, so that requests run in between.
 */
export async function writeSnapshot(file: string, parts: TableParts): Promise<void> {
  const lists = [...listsOf(parts, [])];
  const head = JSON.stringify({
    key: snapshotKey(),
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
): Generator<{ readonly path: readonly string[]; readonly list: SnapshotList }> {
  for (const [name, part] of Object.entries(value) as [string, unknown][]) {
    const at = [...path, name];
    if (typeof part === 'string') yield { path: at, list: Buffer.from(part) };
    else if (ArrayBuffer.isView(part)) yield { path: at, list: part as SnapshotList };
    else yield* listsOf(part as object, at);
  }
}
