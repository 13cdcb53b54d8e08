import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeNeeding } from '../testing/describeNeeding.ts';

const monitoring = fileURLToPath(new URL('../../../../deploy/monitoring/', import.meta.url));
const alertsFile = join(monitoring, 'alerts.yml');

/** Minutes of a healthy shop, as far as an alarm looks back, then of the fault. */
const HEALTHY_MINUTES = 65;
const FAULTY_MINUTES = 50;

/** In Unix time, which begins with the test. */
const THREE_HOURS_AGO = 60 * HEALTHY_MINUTES - 10_800;

/** Values of a series by its name and labels, a minute apart, in the notation of `promtool test rules`. */
type Values = Readonly<Record<string, string>>;

const requests = 'formulary_http_request_duration_seconds';
const always = (value: number) => `${value}+0x${HEALTHY_MINUTES + FAULTY_MINUTES}`;
const growing = (by: number) => `0+${by}x${HEALTHY_MINUTES + FAULTY_MINUTES}`;
/** Healthy at first, then something else in each minute. */
const turns = (healthy: number, faulty: number) =>
  `${healthy}+0x${HEALTHY_MINUTES} ${faulty}+0x${FAULTY_MINUTES}`;
const disappears = (healthy: number) => `${healthy}+0x${HEALTHY_MINUTES} _x${FAULTY_MINUTES}`;
const stops = (by: number) =>
  `0+${by}x${HEALTHY_MINUTES} ${by * HEALTHY_MINUTES}+0x${FAULTY_MINUTES}`;
const begins = (by: number) => `0+0x${HEALTHY_MINUTES} ${by}+${by}x${FAULTY_MINUTES}`;

const healthy: Values = {
  up: always(1),
  process_start_time_seconds: always(1),
  formulary_database_up: always(1),
  formulary_database_writable: always(1),
  'formulary_database_longest_wait_seconds{for="standby"}': always(0),
  'formulary_database_longest_wait_seconds{for="lock"}': always(0),
  'formulary_replication_standbys{mode="sync"}': always(1),
  'formulary_replication_standbys{mode="async"}': always(1),
  'formulary_replication_lag_seconds{standby="two"}': always(0.2),
  'formulary_replication_lag_bytes{standby="two"}': always(4_096),
  formulary_database_requests_waiting: always(0),
  formulary_listener_heartbeat_age_seconds: always(0.5),
  formulary_job_oldest_due_seconds: always(0.2),
  'formulary_jobs{state="given up"}': always(0),
  formulary_news_oldest_seconds: always(0.1),
  formulary_mail_oldest_seconds: always(4),
  'formulary_mail{state="given up"}': always(3),
  'formulary_housekeeping_last_run_seconds{task="remove-old"}': growing(60),
  [`${requests}_count{route="/api/carts",status="200"}`]: growing(600),
  [`${requests}_count{route="/api/carts",status="500"}`]: growing(0),
  [`${requests}_count{route="/api/carts",status="503"}`]: growing(1),
  [`${requests}_bucket{route="/api/carts",le="0.5"}`]: growing(595),
  [`${requests}_bucket{route="/api/carts",le="2.5"}`]: growing(600),
  [`${requests}_bucket{route="/api/carts",le="+Inf"}`]: growing(600),
  'formulary_event_loop_delay_seconds{quantile="0.99"}': always(0.012),
  'formulary_metrics_failures_total{figures="database"}': always(0),
};

/** What goes wrong, the series that it moves, and the alarms that they raise. */
type Fault = readonly [what: string, moved: Values, alarms: readonly string[]];

const faults: readonly Fault[] = [
  ['nothing', {}, []],
  ['a server that is down', { up: turns(1, 0) }, ['FormularyDown']],
  [
    'a server that starts every few minutes',
    { process_start_time_seconds: `1+0x${HEALTHY_MINUTES} 7000+60x${FAULTY_MINUTES}` },
    ['FormularyRestarts'],
  ],
  [
    'a lost database',
    {
      formulary_database_up: turns(1, 0),
      formulary_database_writable: disappears(1),
      'formulary_metrics_failures_total{figures="database"}': begins(1),
    },
    ['FormularyDatabaseLost', 'FormularyFiguresMissing'],
  ],
  [
    'a standby instead of the primary',
    { formulary_database_writable: turns(1, 0) },
    ['FormularyDatabaseReadOnly'],
  ],
  [
    'commits that hang',
    { 'formulary_database_longest_wait_seconds{for="standby"}': turns(0, 8) },
    ['FormularyCommitsHang'],
  ],
  [
    'a lock that is held',
    { 'formulary_database_longest_wait_seconds{for="lock"}': turns(0, 8) },
    ['FormularyLocksHeld'],
  ],
  [
    'a standby that is late',
    { 'formulary_replication_lag_seconds{standby="two"}': turns(0.2, 90) },
    ['FormularyStandbyLate'],
  ],
  [
    'a standby that does not replay',
    { 'formulary_replication_lag_bytes{standby="two"}': turns(4_096, 2 ** 30) },
    ['FormularyStandbyLate'],
  ],
  [
    'a standby that is gone',
    { 'formulary_replication_standbys{mode="async"}': turns(1, 0) },
    ['FormularyStandbyGone'],
  ],
  [
    'too few connections',
    { formulary_database_requests_waiting: turns(0, 4) },
    ['FormularyConnectionsExhausted'],
  ],
  [
    'a lost listener',
    {
      formulary_listener_heartbeat_age_seconds: `0.5+0x${HEALTHY_MINUTES} 60+60x${FAULTY_MINUTES}`,
    },
    ['FormularyListenerDeaf'],
  ],
  [
    'jobs that nobody does',
    { formulary_job_oldest_due_seconds: `0.2+0x${HEALTHY_MINUTES} 60+60x${FAULTY_MINUTES}` },
    ['FormularyJobsStuck'],
  ],
  [
    'a job that fails',
    { 'formulary_jobs{state="given up"}': turns(0, 1) },
    ['FormularyJobsGivenUp'],
  ],
  [
    'a stuck outbox of news',
    { formulary_news_oldest_seconds: `0.1+0x${HEALTHY_MINUTES} 60+60x${FAULTY_MINUTES}` },
    ['FormularyNewsStuck'],
  ],
  [
    'a stuck outbox of mail',
    { formulary_mail_oldest_seconds: `4+0x${HEALTHY_MINUTES} 60+60x${FAULTY_MINUTES}` },
    ['FormularyMailStuck'],
  ],
  [
    'a mail that is given up',
    { 'formulary_mail{state="given up"}': turns(3, 4) },
    ['FormularyMailGivenUp'],
  ],
  [
    'housekeeping that does not run',
    { 'formulary_housekeeping_last_run_seconds{task="remove-old"}': turns(0, THREE_HOURS_AGO) },
    ['FormularyHousekeepingLate'],
  ],
  [
    'a fault of the shop',
    { [`${requests}_count{route="/api/carts",status="500"}`]: begins(1) },
    ['FormularyErrors'],
  ],
  [
    'many refused requests',
    { [`${requests}_count{route="/api/carts",status="503"}`]: begins(90) },
    ['FormularyRefusing'],
  ],
  [
    'slow requests',
    { [`${requests}_bucket{route="/api/carts",le="0.5"}`]: stops(595) },
    ['FormularySlow'],
  ],
  [
    'a late event loop',
    { 'formulary_event_loop_delay_seconds{quantile="0.99"}': turns(0.012, 0.4) },
    ['FormularyEventLoopLate'],
  ],
  [
    'figures that cannot be read',
    { 'formulary_metrics_failures_total{figures="database"}': begins(1) },
    ['FormularyFiguresMissing'],
  ],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-alerts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Adds the labels that Prometheus gives each series of a server. */
function scraped(series: string): string {
  const [, name = '', labels = ''] = /^([^{]+)(?:\{(.*)\})?$/.exec(series) ?? [];
  const all = ['job="formulary"', 'instance="shop-1:9100"', labels].filter((each) => each !== '');
  return `${name}{${all.join(',')}}`;
}

/** One case of `promtool test rules`: which alarms have fired at its end. */
function ruleTest([what, moved, alarms]: Fault): object {
  const expr = `count by (alertname) (max_over_time(ALERTS{alertstate="firing"}[1d]))`;
  return {
    name: what,
    interval: '1m',
    input_series: Object.entries({ ...healthy, ...moved }).map(([series, values]) => ({
      series: scraped(series),
      values,
    })),
    promql_expr_test: [
      {
        expr,
        eval_time: `${HEALTHY_MINUTES + FAULTY_MINUTES}m`,
        exp_samples: alarms.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
      },
    ],
  };
}

function promtool(...args: readonly string[]): string {
  return execFileSync('promtool', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

describeNeeding('promtool', 'alarms', () => {
  test('are valid rules of Prometheus, and so are the queries of the dashboard', () => {
    expect(promtool('check', 'rules', alertsFile)).toContain('SUCCESS');
    const { panels } = JSON.parse(readFileSync(join(monitoring, 'dashboard.json'), 'utf8')) as {
      readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
    };
    const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    const rules = queries.map((expr, index) => ({
      record: `query_${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    const file = join(folder, 'queries.yml');
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(promtool('check', 'rules', file)).toContain(`SUCCESS: ${queries.length} rules found`);
  });

  test('are each raised by a fault', () => {
    const declared = [...readFileSync(alertsFile, 'utf8').matchAll(/- alert: (\w+)$/gm)];
    const names = declared.map(([, name = '']) => name);
    const raised = new Set(faults.flatMap(([, , alarms]) => alarms));
    expect([...raised].toSorted()).toEqual(names.toSorted());
  });

  test('are raised by their own faults, and by no other', () => {
    const file = join(folder, 'faults.yml');
    const tests = faults.map(ruleTest);
    writeFileSync(
      file,
      JSON.stringify({ rule_files: [alertsFile], evaluation_interval: '1m', tests }),
    );
    expect(promtool('test', 'rules', file)).toContain('SUCCESS');
  });
});
