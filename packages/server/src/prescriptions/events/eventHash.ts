import { hash } from 'node:crypto';
import { canonicalText } from '@formulary/rules/prescriptions/canonicalText';
import type { PrescriptionEvent } from './PrescriptionEvent.ts';

const HEADER = 'formulary-prescription-event/1';

/** The previous hash of a shop's first event. */
export const firstPreviousHash: Buffer = Buffer.alloc(32);

/** An event at its place in the chain. */
export interface ChainedEvent extends PrescriptionEvent {
  readonly sequence: number;
  readonly previousHash: Buffer;
}

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
  return hash('sha256', Buffer.concat([previousHash, Buffer.from(`${HEADER}\n${text}`)]), 'buffer');
}
