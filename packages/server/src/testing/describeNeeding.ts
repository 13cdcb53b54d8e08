import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe } from 'vitest';

/** Features that only some machines have. */
const machine = {
  Linux: process.platform === 'linux',
  root: process.getuid?.() === 0,
  openssl: hasCommand('openssl', 'version'),
  qpdf: hasCommand('qpdf', '--version'),
  pdfinfo: hasCommand('pdfinfo', '-v'),
  pdfsig: hasCommand('pdfsig', '-v'),
  'Patroni, etcd and HAProxy':
    existsSync('/usr/lib/postgresql/15/bin/initdb') &&
    hasCommand('patroni', '--version') &&
    hasCommand('etcd', '--version') &&
    hasCommand('haproxy', '-v'),
  'PgBouncer 1.21': hasPgBouncer((minor) => minor >= 21),
  'PgBouncer before 1.21': hasPgBouncer((minor) => minor < 21),
  promtool: hasCommand('promtool', '--version'),
  'PostgreSQL 15': existsSync('/usr/lib/postgresql/15/bin/initdb'),
} as const;

function hasCommand(command: string, question: string): boolean {
  return spawnSync(command, [question], { stdio: 'ignore' }).error === undefined;
}

function hasPgBouncer(isFit: (minor: number) => boolean): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const minor = /^PgBouncer 1\.(\d+)/.exec(stdout ?? '')?.[1];
  return minor !== undefined && isFit(Number(minor));
}

/**
 * Describes tests that need such a feature. Elsewhere they are skipped, and the last lines of `npm test` count them and
 * name them with the missing feature.
 */
export function describeNeeding(what: keyof typeof machine, title: string, body: () => void): void {
  const isThere = machine[what];
  const shown = isThere ? title : `${title} (needs ${what})`;
  // oxlint-disable-next-line house/every-test-runs, vitest/valid-title, vitest/valid-describe-callback -- the one place that declares it, with the title and the tests of its caller.
  describe.skipIf(!isThere)(shown, body);
}
