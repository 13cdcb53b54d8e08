import type prom from 'prom-client';
import { onEvent } from '../platform/events/eventChannel.ts';
import { type JobRun, jobRuns, onRemoval } from '../platform/jobs/jobChannels.ts';
import { Counter, Gauge } from './promClient.ts';

const MS_PER_SECOND = 1_000;

/** Counts what this process does: jobs, housekeeping and recorded events. Returns a function that ends that. */
export function measureWork(registry: prom.Registry, now: () => Date): () => void {
  const registers = [registry];
  const runs = new Counter({
    name: 'formulary_job_runs_total',
    help: 'Runs of tasks in this process, by outcome: done or failed',
    labelNames: ['task', 'outcome'] as const,
    registers,
  });
  const removed = new Counter({
    name: 'formulary_housekeeping_removed_total',
    help: 'Rows that housekeeping removed in this process',
    labelNames: ['task'] as const,
    registers,
  });
  const ranAt = new Gauge({
    name: 'formulary_housekeeping_last_run_seconds',
    help: 'When housekeeping last ran in this process, in Unix time',
    labelNames: ['task'] as const,
    registers,
  });
  const events = new Counter({
    name: 'formulary_events_total',
    help: 'Events that this process recorded, by action, such as order-placed',
    labelNames: ['action'] as const,
    registers,
  });
  // An order is the first thing to look for, so its count exists before the first one.
  events.inc({ action: 'order-placed' }, 0);

  const failed = new WeakSet<object>();
  const onFailure = (run: unknown): void => void failed.add(run as JobRun);
  const onEnd = (message: unknown): void => {
    const run = message as JobRun;
    runs.inc({ task: run.task, outcome: failed.has(run) ? 'failed' : 'done' });
  };
  jobRuns.error.subscribe(onFailure);
  jobRuns.asyncEnd.subscribe(onEnd);
  const endings = [
    onEvent((action) => events.inc({ action })),
    onRemoval(({ task, removed: count }) => {
      removed.inc({ task }, count);
      ranAt.set({ task }, Number(now()) / MS_PER_SECOND);
    }),
  ];
  return () => {
    jobRuns.error.unsubscribe(onFailure);
    jobRuns.asyncEnd.unsubscribe(onEnd);
    for (const end of endings) end();
  };
}
