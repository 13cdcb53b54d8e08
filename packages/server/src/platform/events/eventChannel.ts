import { channel } from 'node:diagnostics_channel';
import { afterCommit } from '../database/withTransaction.ts';
import type { Trx } from '../database/Trx.ts';

const events = channel('formulary:event');

/** Announces the action of an event once its transaction has committed. Costs nothing while nobody subscribes. */
export function announceEvent(trx: Trx, action: string): void {
  if (!events.hasSubscribers) return;
  afterCommit(trx, async () => events.publish(action));
}

/** Calls `hear` with the action of each event that this process records; returns a function that ends that. */
export function onEvent(hear: (action: string) => void): () => void {
  const listen = (message: unknown): void => hear(message as string);
  events.subscribe(listen);
  return () => {
    events.unsubscribe(listen);
  };
}
