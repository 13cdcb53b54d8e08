import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { takeShare } from '../../platform/limits/takeShare.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockUnconfirmedRoom, readUnconfirmed } from './unconfirmed.queries.ts';
import type { UnconfirmedLevel } from './UnconfirmedLevel.ts';
import type { UnconfirmedLimits } from './UnconfirmedLimits.ts';

const DAY_MS = 86_400_000;
const BYTES_OF_UNIT = 1024;
/** What is too old is removed every hour. */
const RETRY_AFTER_SECONDS = 3600;

/** The documents of one registration, and which network they come from. */
export interface BroughtDocuments {
  readonly network: string;
  readonly bytes: number;
}

/**
 * Keeps the documents of registrations that nobody has confirmed within their room
 * (docs/decisions/2026-11-22-room-for-unconfirmed-documents.md): `keep` writes them and says whether it did, in the same
 * transaction. Answers how full the room is afterwards. Refuses with 'network-documents-full' what is more than one network may
 * bring in a day, and with 'registrations-full' what all of them together have no room for; whether the address has an account
 * makes no difference.
 */
export async function takeUnconfirmedRoom(
  trx: Trx,
  { network, bytes }: BroughtDocuments,
  { mostBytes, mostBytesOfNetwork }: UnconfirmedLimits,
  now: Date,
  keep: () => Promise<{ readonly isKept: boolean }>,
): Promise<UnconfirmedLevel> {
  // Asked before anything is written, so that what is refused leaves no dead rows; and again with nobody beside it.
  await refuseWhenFull(trx, bytes, mostBytes);
  await takeShare(
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
  const { isKept } = await keep();
  await lockUnconfirmedRoom(trx);
  const usedBytes = await refuseWhenFull(trx, isKept ? 0 : bytes, mostBytes);
  return { usedBytes: isKept ? usedBytes : usedBytes - bytes, mostBytes };
}

/** The bytes that are taken with those to come; refuses when they do not fit. */
async function refuseWhenFull(db: Db, bytesToCome: number, mostBytes: number): Promise<number> {
  const usedBytes = (await readUnconfirmed(db)).bytes + bytesToCome;
  if (usedBytes <= mostBytes) return usedBytes;
  throw new Refused('registrations-full', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
