// The shop for the journeys: the real server on a data folder of its own, which goes when the server does.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'formulary-journeys-'));
const server = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, FORMULARY_DATA: join(folder, 'data') },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill('SIGTERM');
  });
}

server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exitCode = code ?? 1;
});
