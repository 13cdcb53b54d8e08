import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import type prom from 'prom-client';
import { Counter, Gauge } from './promClient.ts';

const RESOLUTION_MS = 10;
const NANOSECONDS_PER_MS = 1e6;
const MS_PER_SECOND = 1_000;
const MICROSECONDS_PER_SECOND = 1e6;
/** Percentiles of the event-loop delay, by their name in Prometheus. */
const QUANTILES = { '0.5': 50, '0.99': 99, '1': 100 };

/** What a process knows of itself without asking the database. */
export interface ProcessParts {
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;
  /** Returns the milliseconds since the listener last heard its heartbeat. */
  readonly heardAgoMs: () => number;
}

/**
 * Measures the process: processor, memory, event loop, connections and listener. Returns a function that ends that. The
 * names that other programs use too have no prefix, so that their dashboards fit.
 */
export function measureProcess(
  registry: prom.Registry,
  { pool, heardAgoMs }: ProcessParts,
): () => void {
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number): void => {
    const made = new Gauge({ name, help, registers, collect: (): void => made.set(value()) });
  };
  const cpu = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process, its worker threads included',
    registers,
    collect: (): void => {
      const { user, system } = process.cpuUsage();
      cpu.reset();
      cpu.inc((user + system) / MICROSECONDS_PER_SECOND);
    },
  });
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  const startedAt = Date.now() / MS_PER_SECOND - process.uptime();
  gauge('process_start_time_seconds', 'Start of the process, in Unix time', () => startedAt);

  const connections = new Gauge({
    name: 'formulary_database_connections',
    help: 'Connections of the requests, by state: in use or idle',
    labelNames: ['state'] as const,
    registers,
    collect: (): void => {
      connections.set({ state: 'in use' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
    },
  });
  gauge(
    'formulary_database_connections_most',
    'Most connections that the requests may use',
    () => pool.options.max,
  );
  gauge(
    'formulary_database_requests_waiting',
    'Requests that wait for a connection',
    () => pool.waitingCount,
  );
  gauge(
    'formulary_listener_heartbeat_age_seconds',
    'Time since a notice of the database was last heard; one is sent each second',
    () => heardAgoMs() / MS_PER_SECOND,
  );
  return measureLoop(registry);
}

/** Measures by how much the event loop was late since the last scrape. */
function measureLoop(registry: prom.Registry): () => void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const delay = new Gauge({
    name: 'formulary_event_loop_delay_seconds',
    help: 'How late the event loop was since the last scrape, by quantile',
    labelNames: ['quantile'] as const,
    registers: [registry],
    collect: (): void => {
      for (const [quantile, percentile] of Object.entries(QUANTILES)) {
        // The histogram records the time between two samples, which includes the resolution.
        const ms = histogram.percentile(percentile) / NANOSECONDS_PER_MS - RESOLUTION_MS;
        delay.set({ quantile }, histogram.count > 0 ? Math.max(0, ms) / MS_PER_SECOND : 0);
      }
      histogram.reset();
    },
  });
  return () => void histogram.disable();
}
