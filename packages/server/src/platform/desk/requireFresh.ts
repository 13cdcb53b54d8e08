import { Refused } from '../problems/Refused.ts';
import type { DeskSession } from './DeskSession.ts';

const FRESH_MS = 5 * 60_000;

/**
 * Requires that the person gave password and code, or a passkey, within the last five minutes, as for refunds, roles,
 * exports, identity papers and data rights. Refuses with 'fresh-proof-required'; the desk asks and sends the call again.
 */
export function requireFresh({ provenAt }: Pick<DeskSession, 'provenAt'>, now: Date): void {
  if (+now - +provenAt > FRESH_MS) throw new Refused('fresh-proof-required');
}
