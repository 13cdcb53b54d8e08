import type { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { Client, type ClientConfig, Query } from 'pg';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

const BLOCK_BYTES = 1024 * 1024;
/** Received ahead, so that receiving and compressing overlap. */
const AHEAD_BYTES = 16 * BLOCK_BYTES;
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
  /** Estimated size in bytes, for progress. */
  readonly bytes: number;
}

/** A base backup under way. */
export interface BaseBackup {
  readonly database: BackedUpDatabase;
  /** The cluster with the WAL that makes it consistent, as a tar archive. */
  readonly archive: Readable;
  /** PostgreSQL's manifest of the files in the archive. */
  readonly manifest: Readable;
  /** Resolves at the end with the database's time. */
  readonly finished: Promise<Date>;
}

/**
 * Begins a base backup over PostgreSQL's replication protocol, as pg_basebackup does. The user needs the right
 * `replication`. A slot of the connection keeps the WAL until the backup has it. Two streams must be read to their end.
 */
export async function beginBaseBackup(connection: ClientConfig): Promise<BaseBackup> {
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
    );
    const finished = receiving.done
      .then(() => readTime(client))
      .finally(() => void client.end().catch(() => {}));
    client.query(receiving);
    return { database, archive: receiving.archive, manifest: receiving.manifest, finished };
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

/** Receives the answer to BASE_BACKUP as streams, and pauses the connection while they are full. */
class Receiving extends Query {
  readonly archive = new PassThrough({ highWaterMark: AHEAD_BYTES });
  readonly manifest = new PassThrough({ highWaterMark: BLOCK_BYTES });
  readonly done: Promise<void>;
  #current: PassThrough | undefined;
  /** Gathered in large blocks: PostgreSQL sends 32 KB at a time, and each would be compressed by itself. */
  #block = Buffer.allocUnsafe(BLOCK_BYTES);
  #filled = 0;

  constructor(command: string) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    super(command, undefined, (error: unknown) => {
      this.#flush();
      if (error instanceof Error) {
        this.archive.destroy(error);
        this.manifest.destroy(error);
        reject(error);
        return;
      }
      this.archive.end();
      this.manifest.end();
      resolve();
    });
    this.done = promise;
  }

  /** Called by `pg` for each message; its memory is reused after the call. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: PausableConnection): void {
    const kind = chunk[0];
    if (kind === DATA) return this.#add(chunk.subarray(1), stream);
    if (kind === NEW_ARCHIVE) {
      const name = chunk.toString('utf8', 1, chunk.indexOf(0, 1));
      if (name === ARCHIVE) this.#begin(this.archive, stream);
      else stream.destroy(new Error(`The database has a tablespace of its own (${name})`));
    }
    if (kind === MANIFEST) this.#begin(this.manifest, stream);
  }

  #begin(part: PassThrough, stream: Socket): void {
    this.#flush();
    this.#current = part;
    // If the part cannot be written any more, the backup ends.
    part.once('close', () => {
      if (part.errored) stream.destroy(part.errored);
    });
  }

  #add(bytes: Buffer, stream: Socket): void {
    for (let offset = 0; offset < bytes.length;) {
      const copied = bytes.copy(this.#block, this.#filled, offset);
      offset += copied;
      this.#filled += copied;
      if (this.#filled < BLOCK_BYTES) continue;
      const part = this.#current;
      const isFull = !this.#flush();
      if (!isFull || part === undefined) continue;
      stream.pause();
      part.once('drain', () => stream.resume());
    }
  }

  #flush(): boolean {
    const block = this.#block.subarray(0, this.#filled);
    if (block.length === 0 || !this.#current || this.#current.destroyed) return true;
    this.#block = Buffer.allocUnsafe(BLOCK_BYTES);
    this.#filled = 0;
    return this.#current.write(block);
  }
}
