import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, launchOptions, shortLivedPages } from './playwright/browser.ts';

const PORT = Number(process.env['JOURNEY_PORT'] ?? 4390);

// Workers read this file too, and inherit what the first reading made: staff commands need the server's data.
const folder = (process.env['JOURNEY_FOLDER'] ??= mkdtempSync(
  join(tmpdir(), 'formulary-journeys-'),
));

export default defineConfig({
  testDir: 'playwright/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Only what hangs takes so long: the longest journeys take a minute on a busy machine.
  timeout: 300_000,
  // A test that passes never waits as long; a busy machine may.
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace costs a tenth of the CPU time. A second try, alone, writes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Journeys stay on no page long enough for compiled code to pay, so they save another tenth.
    launchOptions: {
      executablePath: launchOptions.executablePath,
      args: [...browserArguments, shortLivedPages('--no-maglev')],
    },
  },
  webServer: {
    command: 'node playwright/serve.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT), JOURNEY_FOLDER: folder },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
