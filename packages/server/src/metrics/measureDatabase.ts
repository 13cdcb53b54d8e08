import type pg from 'pg';
import type prom from 'prom-client';
import { createReading, type Reading } from './createReading.ts';
import {
  type Counted,
  type DatabaseFigures,
  readDatabaseFigures,
  readShopFigures,
  type ShopFigures,
} from './figures.queries.ts';
import { Counter, Gauge } from './promClient.ts';

/** Less than the interval of any scrape, so that each sees new figures, and several at once read them once. */
const DATABASE_KEPT_MS = 5_000;
/** Counting a million orders takes PostgreSQL a tenth of a second. */
const SHOP_KEPT_MS = 60_000;

const MODES = ['sync', 'quorum', 'potential', 'async'];
const WAITS = ['standby', 'lock'];
const JOB_STATES = ['due', 'running', 'scheduled', 'to retry', 'given up'];

type Labels = Readonly<Record<string, string>>;
type Value = readonly [Labels, number];

/** Makes a gauge of figures that are read together. It has no value while they cannot be read. */
type Make<Figures> = (
  name: string,
  help: string,
  labelNames: readonly string[],
  values: (figures: Figures) => readonly Value[],
) => void;

const NO_STANDBYS_SEEN =
  'The metrics of replication are absent: the database user may not see standbys. As a superuser: grant pg_monitor to the user of DATABASE_URL';

/**
 * Measures the database, its jobs and its mail at each scrape, on a separate connection. Warns once if its user may not
 * see standbys.
 */
export function measureDatabase(
  registry: prom.Registry,
  pool: pg.Pool,
  warn: (line: string) => void,
): void {
  let hasWarned = false;
  const database = createReading(async () => {
    const figures = await readDatabaseFigures(pool);
    if (figures.standbys === null && !hasWarned) {
      hasWarned = true;
      warn(NO_STANDBYS_SEEN);
    }
    return figures;
  }, DATABASE_KEPT_MS);
  const shop = createReading(() => readShopFigures(pool), SHOP_KEPT_MS);
  measureServer(registry, database);
  measureWaiting(gaugesOf(registry, database));
  measureShop(gaugesOf(registry, shop));
  const failures = new Counter({
    name: 'formulary_metrics_failures_total',
    help: 'How often figures for these metrics could not be read',
    labelNames: ['figures'] as const,
    registers: [registry],
    collect: async (): Promise<void> => {
      await Promise.all([database.read(), shop.read()]);
      failures.reset();
      failures.inc({ figures: 'database' }, database.failures());
      failures.inc({ figures: 'shop' }, shop.failures());
    },
  });
}

function measureServer(registry: prom.Registry, database: Reading<DatabaseFigures>): void {
  const up = new Gauge({
    name: 'formulary_database_up',
    help: '1 if the database answered within a second',
    registers: [registry],
    collect: async (): Promise<void> => up.set((await database.read()) === undefined ? 0 : 1),
  });
  const make = gaugesOf(registry, database);
  make(
    'formulary_database_writable',
    '0 on a standby, or if the database is read-only',
    [],
    ({ canWrite }) => [[{}, canWrite ? 1 : 0]],
  );
  make(
    'formulary_database_sessions_waiting',
    'Sessions that wait for the confirmation of a standby, or for locks',
    ['for'],
    ({ waits }) => WAITS.map((kind) => [{ for: kind }, countOf(waits, kind)]),
  );
  make(
    'formulary_database_longest_wait_seconds',
    'How long the longest of these sessions has waited',
    ['for'],
    ({ waits }) =>
      WAITS.map((kind) => [{ for: kind }, waits.find((each) => each.kind === kind)?.seconds ?? 0]),
  );
  make('formulary_replication_standbys', 'Connected standbys by mode', ['mode'], ({ standbys }) =>
    standbys === null
      ? []
      : MODES.map((mode) => [{ mode }, standbys.filter((each) => each.mode === mode).length]),
  );
  make(
    'formulary_replication_lag_seconds',
    'Time between a commit and its replay on a standby',
    ['standby'],
    // PostgreSQL forgets the time of a standby that has caught up.
    ({ standbys }) => (standbys ?? []).map(({ standby, seconds }) => [{ standby }, seconds ?? 0]),
  );
  make(
    'formulary_replication_lag_bytes',
    'Log that a standby has not replayed yet',
    ['standby'],
    ({ standbys }) =>
      (standbys ?? []).flatMap(({ standby, bytes }) =>
        bytes === null ? [] : [[{ standby }, bytes]],
      ),
  );
}

function measureWaiting(make: Make<DatabaseFigures>): void {
  make('formulary_jobs', 'Jobs of the queue by state', ['state'], ({ jobs }) =>
    JOB_STATES.map((state) => [{ state }, countOf(jobs, state)]),
  );
  make(
    'formulary_job_oldest_due_seconds',
    'Age of the oldest job that could run',
    [],
    ({ oldestDueJobSeconds }) => [[{}, oldestDueJobSeconds]],
  );
  make(
    'formulary_mail',
    'Mails that wait to be sent, and mails given up',
    ['state'],
    ({ mailWaiting, mailGivenUp }) => [
      [{ state: 'waiting' }, mailWaiting],
      [{ state: 'given up' }, mailGivenUp],
    ],
  );
  make(
    'formulary_mail_oldest_seconds',
    'Age of the oldest mail that waits to be sent',
    [],
    ({ oldestMailSeconds }) => [[{}, oldestMailSeconds]],
  );
  make(
    'formulary_news_oldest_seconds',
    'Age of the oldest news that no server has announced',
    [],
    ({ oldestNewsSeconds }) => [[{}, oldestNewsSeconds]],
  );
}

function measureShop(make: Make<ShopFigures>): void {
  make('formulary_orders', 'Orders by state', ['state'], ({ orders }) =>
    orders.map(({ kind, count }) => [{ state: kind }, count]),
  );
  make('formulary_prescriptions', 'Prescriptions by state', ['state'], ({ prescriptions }) =>
    prescriptions.map(({ kind, count }) => [{ state: kind }, count]),
  );
  make('formulary_payments', 'Payments by mode and outcome', ['mode', 'outcome'], ({ payments }) =>
    payments.map(({ mode, kind, count }) => [{ mode, outcome: kind }, count]),
  );
}

function gaugesOf<Figures>(registry: prom.Registry, reading: Reading<Figures>): Make<Figures> {
  return (name, help, labelNames, values) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect: async (): Promise<void> => {
        const figures = await reading.read();
        // What is gone must not stay: a standby, or every figure of a lost database.
        gauge.reset();
        if (labelNames.length === 0) gauge.remove();
        if (figures === undefined) return;
        for (const [labels, value] of values(figures)) gauge.set(labels, value);
      },
    });
  };
}

function countOf(counts: readonly Counted[], kind: string): number {
  return counts.find((each) => each.kind === kind)?.count ?? 0;
}
