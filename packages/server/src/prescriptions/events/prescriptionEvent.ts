import { hash, sign, type KeyObject, verify } from 'node:crypto';
import { promisify } from 'node:util';
import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/eventTexts';
import { canonicalText } from '@formulary/rules/prescriptions/canonicalText';
import type { SealKey } from '../signatures/sealKey.ts';

/** An event of a prescription: ids, hashes and figures only, no details of the patient. */
export interface PrescriptionEvent {
  readonly prescriptionId: number;
  readonly kind: PrescriptionEventKind;
  /** Undefined for actions of the shop itself, and for a link followed without signing in. */
  readonly actorId: number | undefined;
  readonly at: Date;
  /** Client address: `request.ip`. */
  readonly address: string | undefined;
  /** User agent of the browser. */
  readonly agent: string | undefined;
  /** Whole numbers, and text that no person typed. */
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

/** An event at its place in the chain. */
export interface ChainedEvent extends PrescriptionEvent {
  readonly sequence: number;
  readonly previousHash: Buffer;
}

/** The previous hash of a shop's first event. */
export const firstPreviousHash: Buffer = Buffer.alloc(32);

const EVENT_HEADER = 'formulary-prescription-event/1';

/**
 * Returns the SHA-256 of the previous hash and the event's canonical text: a line with the version, then canonical
 * JSON, as UTF-8.
 */
export function eventHash({ previousHash, at, ...event }: ChainedEvent): Buffer {
  const text = canonicalText({
    sequence: event.sequence,
    prescriptionId: event.prescriptionId,
    kind: event.kind,
    actorId: event.actorId ?? null,
    at: at.toISOString(),
    address: event.address ?? null,
    agent: event.agent ?? null,
    detail: event.detail,
  });
  return hash(
    'sha256',
    Buffer.concat([previousHash, Buffer.from(`${EVENT_HEADER}\n${text}`)]),
    'buffer',
  );
}

const SEAL_HEADER = 'formulary-prescription-event-seal/1';

/** Verifies on a thread of Node's pool, because an audit verifies every event of the shop. */
const verifyAside = promisify<null, Buffer, KeyObject, Buffer, boolean>(verify);

/** Seals the hash of an event, which covers the event and all earlier ones. */
export function sealEvent(hashed: Buffer, { privateKey }: SealKey): Buffer {
  return sign(null, sealedBytes(hashed), privateKey);
}

/** Returns whether a seal over the hash of an event verifies with a key. */
export function isEventSealed(hashed: Buffer, seal: Buffer, key: KeyObject): Promise<boolean> {
  return verifyAside(null, sealedBytes(hashed), key, seal);
}

/** The prefix keeps a seal from being valid for anything else. */
function sealedBytes(hashed: Buffer): Buffer {
  return Buffer.from(`${SEAL_HEADER}\n${hashed.toString('hex')}`);
}
