import type { Socket } from 'node:net';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { Client, type ClientConfig, Query } from 'pg';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

const BLOCK_BYTES = 1024 * 1024;
/** Received ahead, so that receiving and compressing overlap. */
const BLOCKS_AHEAD = 16;
const ARCHIVE = 'base.tar';

/** Kinds of messages in a base backup (PostgreSQL, Streaming Replication Protocol, BASE_BACKUP). */
const NEW_ARCHIVE = 'n'.charCodeAt(0);
const MANIFEST = 'm'.charCodeAt(0);
const DATA = 'd'.charCodeAt(0);

/** Facts about the database that a restore needs. */
export interface BackedUpDatabase {
  /** Version of PostgreSQL, such as '18.4'. */
  readonly version: string;
  readonly name: string;
  /** The role that owns the shop's tables. */
  readonly owner: string;
  /** Estimated size in bytes. */
  readonly bytes: number;
}

/** A base backup under way. */
export interface BaseBackup {
  readonly database: BackedUpDatabase;
  /** PostgreSQL's manifest of the files in the archive. Must be read to its end. */
  readonly manifest: Readable;
  /** Resolves at the end with the database's time. */
  readonly finished: Promise<Date>;
}

/** Where the archive of a base backup goes. */
export interface ArchiveTarget {
  /**
   * Takes the cluster with the WAL that makes it consistent, as a tar archive. The memory of a chunk is used again as
   * soon as its write has ended.
   */
  readonly archive: Writable;
  /** Told how many bytes of the archive have arrived so far, of about how many. */
  readonly received: (bytes: number, expected: number) => void;
}

/**
 * Begins a base backup over PostgreSQL's replication protocol, as pg_basebackup does. The user needs the right
 * `replication`. A slot of the connection keeps the WAL until the backup has it.
 */
export async function beginBaseBackup(
  connection: ClientConfig,
  target: ArchiveTarget,
): Promise<BaseBackup> {
  // The database is named too, so that its ordinary lines in pg_hba.conf apply.
  const client = new Client({ ...connection, replication: 'database' } as ClientConfig);
  // A connection that breaks fails its query; without a listener the same error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const database = await describeDatabase(client);
    await client.query(
      `CREATE_REPLICATION_SLOT formulary_backup_${process.pid} TEMPORARY PHYSICAL RESERVE_WAL`,
    );
    const receiving = new Receiving(
      `BASE_BACKUP (LABEL 'formulary', CHECKPOINT 'fast', WAL, WAIT 0, MANIFEST 'yes')`,
      database.bytes,
      target,
    );
    const finished = receiving.done
      .then(() => readTime(client))
      .finally(() => void client.end().catch(() => {}));
    client.query(receiving);
    return { database, manifest: receiving.manifest, finished };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function describeDatabase(client: Client): Promise<BackedUpDatabase> {
  const { rows } = await client.query<Record<'version' | 'name' | 'owner' | 'bytes', string>>(`
    select current_setting('server_version') as version, current_database() as name,
      (select pg_get_userbyid(relowner) from pg_class where oid = to_regclass('public.schema_migration')) as owner,
      (select sum(pg_database_size(oid)) from pg_database where has_database_privilege(oid, 'connect')) as bytes`);
  const { version = '', name = '', owner, bytes } = rows[0] ?? {};
  if (!owner)
    throw new StartupProblem(`The database ${name} holds no shop: there is nothing to back up.`);
  return { version: version.split(' ')[0] ?? '', name, owner, bytes: Number(bytes) };
}

async function readTime(client: Client): Promise<Date> {
  const { rows } = await client.query<{ time: Date }>('select clock_timestamp() as time');
  return rows[0]?.time ?? new Date();
}

/** The part of a `pg` connection that is used here. */
interface PausableConnection {
  readonly stream: Socket;
}

/** Receives the answer to BASE_BACKUP, and pauses the connection while the archive's target is behind. */
class Receiving extends Query {
  readonly manifest = new PassThrough({ highWaterMark: BLOCK_BYTES });
  readonly done: Promise<void>;
  readonly #target: ArchiveTarget;
  readonly #expected: number;
  #isInManifest = false;
  #received = 0;
  /** Gathered in large blocks: PostgreSQL sends 32 KB at a time, and each would be compressed by itself. */
  #block: Buffer | undefined;
  #filled = 0;
  /** Blocks are used again: new memory for each would cost more than compressing them. */
  readonly #free = Array.from({ length: BLOCKS_AHEAD }, newBlock);

  constructor(command: string, expected: number, target: ArchiveTarget) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    super(command, undefined, (error: unknown) => {
      if (error instanceof Error) {
        target.archive.destroy(error);
        this.manifest.destroy(error);
        reject(error);
        return;
      }
      target.archive.end();
      this.manifest.end();
      resolve();
    });
    this.done = promise;
    this.#target = target;
    this.#expected = expected;
  }

  /** Called by `pg` for each message; its memory is reused after the call. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: PausableConnection): void {
    const kind = chunk[0];
    if (kind === DATA) {
      if (this.#isInManifest) this.manifest.write(Buffer.from(chunk.subarray(1)));
      else this.#add(chunk.subarray(1), stream);
    } else if (kind === NEW_ARCHIVE) {
      const name = chunk.toString('utf8', 1, chunk.indexOf(0, 1));
      if (name !== ARCHIVE) {
        stream.destroy(new Error(`The database has a tablespace of its own (${name})`));
      }
    } else if (kind === MANIFEST) {
      this.#write(stream);
      this.#isInManifest = true;
    }
  }

  #add(bytes: Buffer, stream: Socket): void {
    for (let offset = 0; offset < bytes.length;) {
      this.#block ??= this.#free.pop() ?? newBlock();
      const copied = bytes.copy(this.#block, this.#filled, offset);
      offset += copied;
      this.#filled += copied;
      if (this.#filled === BLOCK_BYTES) this.#write(stream);
    }
  }

  #write(stream: Socket): void {
    const block = this.#block;
    if (block === undefined) return;
    const chunk = block.subarray(0, this.#filled);
    this.#block = undefined;
    this.#filled = 0;
    this.#received += chunk.length;
    this.#target.received(this.#received, this.#expected);
    this.#target.archive.write(chunk, (error) => {
      if (error) stream.destroy(error);
      this.#free.push(block);
      stream.resume();
    });
    // What has arrived already still comes: it takes a block more.
    if (this.#free.length === 0) stream.pause();
  }
}

function newBlock(): Buffer {
  return Buffer.allocUnsafeSlow(BLOCK_BYTES);
}
