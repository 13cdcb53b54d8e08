import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';

/** What some machines have and others have not. */
const machine = {
  Linux: process.platform === 'linux',
  root: process.getuid?.() === 0,
  openssl: hasCommand('openssl', 'version'),
  qpdf: hasCommand('qpdf', '--version'),
  pdfinfo: hasCommand('pdfinfo', '-v'),
  pdfsig: hasCommand('pdfsig', '-v'),
} as const;

function hasCommand(command: string, question: string): boolean {
  return spawnSync(command, [question], { stdio: 'ignore' }).error === undefined;
}

/**
 * Tests that only such a machine can run. Elsewhere they do not run, and the last lines of `npm test` count them and name
 * them with what they need.
 */
export function describeNeeding(what: keyof typeof machine, title: string, body: () => void): void {
  const isThere = machine[what];
  const shown = isThere ? title : `${title} (needs ${what})`;
  // oxlint-disable-next-line house/every-test-runs, vitest/valid-title, vitest/valid-describe-callback -- this is where it is declared, with the title and the tests of its caller.
  describe.skipIf(!isThere)(shown, body);
}
