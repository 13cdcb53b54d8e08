import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';

const TOKEN = 'a-token-of-the-tests';
const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
const alerts = read('deploy/monitoring/alerts.yml');
const dashboard = read('deploy/monitoring/dashboard.json');
const page = read('docs/operations.md');

let shop: TestShop;
let measured: ReadonlySet<string>;
let scraped: string;
beforeAll(async () => {
  shop = await openTestShop({ metrics: { port: undefined, token: TOKEN } });
  const headers = { authorization: `Bearer ${TOKEN}` };
  await shop.app.inject({ url: '/healthz' });
  scraped = (await shop.app.inject({ url: '/metrics', headers })).body;
  measured = new Set([...scraped.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
});
afterAll(() => shop.close());

/** Returns the metrics that a text names, without the endings that Prometheus adds to a histogram. */
function metricsIn(text: string): readonly string[] {
  const names = [...text.matchAll(/\b(?:formulary|process)_[a-z_]+[a-z]\b/g)].map(([name]) => name);
  return [...new Set(names)].map((name) =>
    name.replace(/(duration_seconds)_(bucket|sum|count)$/, '$1'),
  );
}

test.each([
  ['alerts', alerts],
  ['the dashboard', dashboard],
])('%s name only metrics that /metrics answers', (_what, text) => {
  const named = metricsIn(text);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !measured.has(name))).toEqual([]);
});

test.each([
  ['alerts', alerts],
  ['the dashboard', dashboard.replaceAll('\\"', '"')],
])('%s select only by labels that the metrics have', (_what, text) => {
  const selected = [...text.matchAll(/\b(formulary_\w+)\{(\w+)=/g)].map(([, name, label]) =>
    [name, label].join(' '),
  );
  expect(selected.length).toBeGreaterThan(1);
  const labelled = [...scraped.matchAll(/^(\w+)\{(.*)\} /gm)].flatMap(([, name, labels = '']) =>
    [...labels.matchAll(/(\w+)="/g)].map(([, label]) => [name, label].join(' ')),
  );
  expect(selected.filter((each) => !labelled.includes(each))).toEqual([]);
});

test('each metric is on the dashboard and explained', () => {
  const shown = metricsIn(dashboard);
  expect([...measured].filter((name) => !shown.includes(name))).toEqual([]);
  const own = [...measured].filter((name) => name.startsWith('formulary_'));
  const explained = own.filter(
    (name) => page.includes(`\`${name}\``) || name.endsWith('lag_bytes'),
  );
  expect(explained).toEqual(own);
});

test('each alarm is explained once, under its name', () => {
  const [, section = ''] = page.split(/^## Alarms$/m);
  const named = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(15);
  expect([...section.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(named);
});

test('the dashboard is JSON with a query in each panel', () => {
  const { panels } = JSON.parse(dashboard) as {
    readonly panels: readonly { readonly type: string; readonly targets?: readonly unknown[] }[];
  };
  const graphs = panels.filter(({ type }) => type === 'timeseries');
  expect(graphs.length).toBeGreaterThan(20);
  expect(graphs.filter(({ targets = [] }) => targets.length === 0)).toEqual([]);
});
