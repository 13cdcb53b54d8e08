import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { consumeQuota } from '../../platform/limits/consumeQuota.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockUnconfirmedStorage, readUnconfirmed } from './unconfirmed.queries.ts';

/** Limits on documents of unconfirmed registrations, in bytes. */
export interface UnconfirmedLimits {
  /** For all networks together. */
  readonly mostBytes: number;
  /** Per network and day. */
  readonly mostBytesOfNetwork: number;
}

/** Usage of the space for documents of unconfirmed registrations. */
export interface UnconfirmedLevel {
  readonly usedBytes: number;
  readonly mostBytes: number;
}

/** Documents of one registration and the client's network. */
interface ReceivedDocuments {
  readonly network: string;
  readonly bytes: number;
}

const DAY_MS = 86_400_000;
const BYTES_OF_UNIT = 1024;
/** Old registrations are removed every hour. */
const RETRY_AFTER_SECONDS = 3600;

/**
 * Limits the documents of unconfirmed registrations (docs/decisions/2026-11-22-limits-of-uploads.md).
 * `keep` writes them in the same transaction and returns whether it did. Returns the usage afterwards. Refuses with
 * 'network-documents-full' beyond a network's daily limit, and with 'registrations-full' beyond the limit of all
 * networks. An address with an account is treated alike.
 */
export async function reserveUnconfirmedStorage(
  trx: Trx,
  { network, bytes }: ReceivedDocuments,
  { mostBytes, mostBytesOfNetwork }: UnconfirmedLimits,
  now: Date,
  store: () => Promise<{ readonly isStored: boolean }>,
): Promise<UnconfirmedLevel> {
  // Checked before anything is written, so that a refusal leaves no dead rows, and again under the lock.
  await refuseWhenFull(trx, bytes, mostBytes);
  await consumeQuota(
    trx,
    {
      kind: 'unconfirmed documents from',
      key: network,
      amount: Math.ceil(bytes / BYTES_OF_UNIT),
      most: Math.floor(mostBytesOfNetwork / BYTES_OF_UNIT),
      perMs: DAY_MS,
      code: 'network-documents-full',
    },
    now,
  );
  const { isStored } = await store();
  await lockUnconfirmedStorage(trx);
  const usedBytes = await refuseWhenFull(trx, isStored ? 0 : bytes, mostBytes);
  return { usedBytes: isStored ? usedBytes : usedBytes - bytes, mostBytes };
}

/** Returns the bytes in use including those to come; refuses if they exceed the limit. */
async function refuseWhenFull(db: Db, bytesToCome: number, mostBytes: number): Promise<number> {
  const usedBytes = (await readUnconfirmed(db)).bytes + bytesToCome;
  if (usedBytes <= mostBytes) return usedBytes;
  throw new Refused('registrations-full', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

const NEARLY_FULL = 0.8;

/** Returns whether more than 80 % of the space is used, so that staff should know. */
export function isNearlyFull({ usedBytes, mostBytes }: UnconfirmedLevel): boolean {
  return usedBytes > mostBytes * NEARLY_FULL;
}

/** Logs a warning when more than 80 % of the space for unconfirmed documents is used. */
export function warnWhenNearlyFull(log: FastifyBaseLogger, level: UnconfirmedLevel): void {
  if (!isNearlyFull(level)) return;
  log.warn(level, 'the room for documents of unconfirmed registrations is nearly full');
}
