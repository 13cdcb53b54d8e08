// Starts the real server for the journeys with a temporary data folder, and deletes the folder when the server exits.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';

const folder = process.env['JOURNEY_FOLDER'];
if (!folder)
  throw new Error('JOURNEY_FOLDER says where the data goes; playwright.config.ts sets it.');

const late = process.env['JOURNEYS_SLOW']
  ? ['--import', join(root, 'playwright/slowScripts.ts')]
  : [];

const server = spawn(process.execPath, [...late, join(root, 'scripts/start.ts')], {
  stdio: ['ignore', 'inherit', 'inherit'],
  // Journeys register from networks of their own: fixtures/fromOwnNetwork.ts.
  env: {
    ...process.env,
    FORMULARY_DATA: join(folder, 'data'),
    TRUST_PROXY: 'loopback',
    QUICK_BUILD: 'yes',
  },
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
