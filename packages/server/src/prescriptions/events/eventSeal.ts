import { type KeyObject, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import type { SealKey } from '../signatures/SealKey.ts';

const HEADER = 'formulary-prescription-event-seal/1';

/** Verifies on a thread of Node's pool, because an audit verifies every event of the shop. */
const verifyAside = promisify<null, Buffer, KeyObject, Buffer, boolean>(verify);

/** Seals the hash of an event, which covers the event and all earlier ones. */
export function sealEvent(eventHash: Buffer, { privateKey }: SealKey): Buffer {
  return sign(null, sealedBytes(eventHash), privateKey);
}

/** Returns whether a seal over the hash of an event verifies with a key. */
export function isEventSealed(eventHash: Buffer, seal: Buffer, key: KeyObject): Promise<boolean> {
  return verifyAside(null, sealedBytes(eventHash), key, seal);
}

/** The prefix keeps a seal from being valid for anything else. */
function sealedBytes(eventHash: Buffer): Buffer {
  return Buffer.from(`${HEADER}\n${eventHash.toString('hex')}`);
}
