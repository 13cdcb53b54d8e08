// `npm run coverage:ui`: measures how much of packages/ui the stories alone cover, and fails below the minimum.
import { drawPictures } from '../drawPictures.ts';
import { ensureChromium } from '../../packages/test-runner/src/tools/ensureChromium.ts';
import { runTool } from '../../packages/test-runner/src/tools/runTool.ts';

/** Minimum percentage of lines, statements and branches. */
const LEAST = 95;

await drawPictures();
const run = (await ensureChromium())
  ? await runTool('vitest', [
      'run',
      '--config=vitest.config.ts',
      '--project=stories',
      '--reporter=dot',
      '--coverage.enabled',
      '--coverage.provider=v8',
      '--coverage.include=packages/ui/src/**/*.{ts,tsx}',
      '--coverage.exclude=**/*.stories.tsx',
      '--coverage.exclude=**/*.test.ts',
      // Node draws these pictures before any story runs; scripts/draw/drawPictures.test.ts covers them.
      '--coverage.exclude=packages/ui/src/art/**',
      '--coverage.reporter=text',
      '--coverage.reporter=html',
      `--coverage.thresholds.lines=${LEAST}`,
      `--coverage.thresholds.statements=${LEAST}`,
      `--coverage.thresholds.branches=${LEAST}`,
      ...process.argv.slice(2),
    ])
  : undefined;
process.exitCode = run?.exitCode ?? 1;
