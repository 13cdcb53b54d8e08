import { channel, tracingChannel } from 'node:diagnostics_channel';

/** A run of a task by the queue. */
export interface JobRun {
  readonly task: string;
}

/** Each run of a task, for metrics and traces. Costs nothing while nobody subscribes. */
export const jobRuns = tracingChannel<unknown, JobRun>('formulary:job');

/** A finished run of housekeeping. */
export interface Removal {
  readonly task: string;
  readonly removed: number;
}

const removals = channel('formulary:removal');

/** Announces a finished run of housekeeping. */
export function announceRemoval(removal: Removal): void {
  removals.publish(removal);
}

/** Calls `hear` with each finished run of housekeeping of this process; returns a function that ends that. */
export function onRemoval(hear: (removal: Removal) => void): () => void {
  const listen = (message: unknown): void => hear(message as Removal);
  removals.subscribe(listen);
  return () => {
    removals.unsubscribe(listen);
  };
}
