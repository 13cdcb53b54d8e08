import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createMetricsPool } from './createMetricsPool.ts';
import { measureDatabase } from './measureDatabase.ts';
import { measureProcess } from './measureProcess.ts';
import { measureRequests } from './measureRequests.ts';
import { measureWork } from './measureWork.ts';
import { Registry } from './promClient.ts';

/** Measures of one server process. */
export interface Metrics {
  /** Measures the requests of an app that has no routes yet. */
  readonly observe: (app: FastifyInstance) => void;
  /** Returns every metric in the text format of Prometheus, and its media type. */
  readonly scrape: () => Promise<{ readonly type: string; readonly text: string }>;
  readonly close: () => Promise<void>;
}

/** Sources of the metrics. */
export interface MetricsSources {
  /** Serves the requests; its connections are counted. */
  readonly pool: pg.Pool;
  /** Reaches PostgreSQL without a pooler in between. */
  readonly direct: pg.Pool;
  readonly heardAgoMs: () => number;
  readonly now: () => Date;
}

/** Starts measuring. Imported only where metrics are asked for, because measuring costs memory and a little time. */
export function openMetrics({ pool, direct, heardAgoMs, now }: MetricsSources): Metrics {
  const registry = new Registry();
  const ownPool = createMetricsPool(direct);
  const stopProcess = measureProcess(registry, { pool, heardAgoMs });
  const observeRequests = measureRequests(registry);
  const stopWork = measureWork(registry, now);
  let log: FastifyBaseLogger | undefined;
  measureDatabase(registry, ownPool, (line) => log?.warn(line));
  return {
    observe: (app) => {
      log ??= app.log;
      observeRequests(app);
    },
    scrape: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    close: async () => {
      stopProcess();
      stopWork();
      await ownPool.end();
    },
  };
}
