import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { registerHealth } from '../../packages/server/src/platform/health/health.routes.ts';
import { readConfig } from '../../packages/server/src/start/config.ts';
import { pairOf, parseDockerfile } from '../image/parseDockerfile.ts';
import { root } from '../root.ts';
import { settingsRead } from './settingsRead.ts';

type Settings = Readonly<Record<string, string>>;
type Service = {
  readonly environment?: Settings;
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly volumes?: readonly string[];
};
type Container = {
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
} & Readonly<Record<Probe, { readonly httpGet: { readonly path: string; readonly port: string } }>>;
type Probe = (typeof PROBES)[number];

const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe'] as const;
/** A server that is stopped ends after draining and this time at the latest. */
const LONGEST_STOP_SECONDS = 9;
const SECOND_MS = 1_000;

const read = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');
const dockerfiles = { image: read('image/Dockerfile'), cluster: read('cluster/Dockerfile') };
const haproxy = read('cluster/haproxy.cfg');
const { services } = parse(read('cluster/compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const { configMapGenerator } = parse(read('kubernetes/kustomization.yaml')) as {
  readonly configMapGenerator: readonly [{ readonly literals: readonly string[] }];
};
const [{ spec: shop }] = parseAllDocuments(read('kubernetes/shop.yaml')).map(
  (document) => document.toJS() as unknown,
) as [
  {
    readonly spec: {
      readonly template: {
        readonly spec: {
          readonly terminationGracePeriodSeconds: number;
          readonly securityContext: { readonly runAsUser: number; readonly runAsGroup: number };
          readonly containers: readonly [Container];
        };
      };
    };
  },
];
const pod = shop.template.spec;
const [container] = pod.containers;

const instructions = parseDockerfile(dockerfiles.image).at(-1)?.instructions ?? [];
const restOf = (name: string): string =>
  instructions.find((instruction) => instruction.name === name)?.rest ?? '';
const ofImage: Settings = Object.fromEntries(
  instructions.flatMap(({ name, rest }) => (name === 'ENV' ? rest.split(' ').map(pairOf) : [])),
);
const examples: Settings = { SHOP_URL: 'https://shop.example', DATABASE_PASSWORD: 'secret' };
const ofCompose = Object.fromEntries(
  Object.entries(services['shop-one']?.environment ?? {}).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+):[?-]\}/g, (_all, of: string) => examples[of] ?? ''),
  ]),
);

const ofKubernetes: Settings = {
  ...Object.fromEntries(configMapGenerator[0].literals.map(pairOf)),
  ...Object.fromEntries(
    container.env.map(({ name, value }) => [name, value ?? 'postgresql://of-a-secret/formulary']),
  ),
};

const healthPaths: string[] = [];
type App = Parameters<typeof registerHealth>[0];
type Db = Parameters<typeof registerHealth>[1];
registerHealth({ get: (path: string) => healthPaths.push(path) } as unknown as App, {} as Db, {
  newestMigration: 0,
  isStopping: () => false,
});

test.each([
  ['the image alone', {}, 10],
  ['Compose', ofCompose, Number.parseInt(services['shop-one']?.stop_grace_period ?? '', 10)],
  ['Kubernetes', ofKubernetes, pod.terminationGracePeriodSeconds],
])(
  'the settings of %s are those that a server in production reads and accepts, with time to stop',
  (_where, settings, stopSeconds) => {
    const { PATH: _path, ...all } = { ...ofImage, ...settings };
    expect(Object.keys(all).filter((name) => !settingsRead.has(name))).toEqual([]);
    const config = readConfig(all, '/');
    expect(config).toMatchObject({ isProduction: true, port: 4000, dataFolder: '/data' });
    expect(stopSeconds).toBeGreaterThanOrEqual(config.drainMs / SECOND_MS + LONGEST_STOP_SECONDS);
    expect([undefined, container.ports[1]?.containerPort]).toContain(config.metrics?.port);
  },
);

test('ports, paths and the user of the image agree with what is before and around it', () => {
  expect(restOf('EXPOSE')).toBe('4000 4001');
  expect(restOf('USER')).toBe(`${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`);
  expect(container.ports[0]).toEqual({ name: 'http', containerPort: 4000 });
  const mounted = container.volumeMounts.map(({ mountPath }) => mountPath);
  expect(mounted).toEqual([restOf('VOLUME'), '/tmp', '/signature']);
  const asked = [
    ...PROBES.map((probe) => container[probe].httpGet.path),
    /\}(\/\w+)`/.exec(restOf('HEALTHCHECK'))?.[1],
    /GET (\S+)/.exec(haproxy)?.[1],
  ];
  expect(asked.filter((path = '') => !healthPaths.includes(path))).toEqual([]);
});

test('HAProxy leads to services of Compose, each of which keeps its data and can write nothing else', () => {
  const servers = [...haproxy.matchAll(/^ {2}server \w+ ([\w-]+):(\d+)/gm)];
  expect(servers.map(([, host, port]) => `${host}:${port}`)).toEqual(
    Object.keys(services)
      .filter((name) => /^(shop|database)-/.test(name))
      .map((name) => `${name}:${name.startsWith('shop') ? 4000 : 5432}`),
  );
  for (const [name, { read_only: isReadOnly, volumes = [] }] of Object.entries(services)) {
    expect(isReadOnly).toBe(true);
    expect(volumes).toEqual(name === 'proxy' ? [] : [`${name}:/data`]);
  }
});

test('the Dockerfiles copy files that are there', () => {
  const copied = parseDockerfile(dockerfiles.cluster).flatMap((stage) =>
    stage.instructions.flatMap(({ name, rest }) =>
      name === 'COPY' ? rest.split(' ').slice(0, -1) : [],
    ),
  );
  expect(copied.length).toBeGreaterThan(2);
  expect(copied.filter((file) => !existsSync(join(root, 'deploy/cluster', file)))).toEqual([]);
  const kept = instructions.flatMap(({ name, rest }) =>
    name === 'COPY' ? rest.match(/(?<=\/formulary\/)\S+/g) : [],
  );
  const isMade = /^(node_modules|sbom\.cdx\.json|packages\/(storefront|desk)\/dist)$/;
  expect(
    kept.filter((path) => path === null || !(isMade.test(path) || existsSync(join(root, path)))),
  ).toEqual([]);
});
