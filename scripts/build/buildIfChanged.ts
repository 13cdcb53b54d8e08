import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../packages/server/src/platform/process/StartupProblem.ts';
import { buildStamp, isQuickBuild, stampOf } from './buildStamp.ts';
import { hashSources } from './hashSources.ts';
import { root } from '../root.ts';

/**
 * Builds the storefront unless the current build has exactly these sources. Runs in a separate process, which keeps the
 * bundler's memory and environment out of the server.
 */
export async function buildIfChanged(say: (line: string) => void): Promise<void> {
  const [built, sources] = [builtFrom(), hashSources()];
  if (built === sources || (isQuickBuild && built === stampOf(sources, isQuickBuild))) return;
  say('Building the storefront …');
  const child = spawn(process.execPath, [join(root, 'scripts', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stopBuild = (): void => void child.kill();
  process.once('exit', stopBuild);
  const [status] = await once(child, 'exit');
  process.off('exit', stopBuild);
  if (status !== 0) throw new StartupProblem('The build failed; it says why above.');
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(buildStamp, 'utf8');
  } catch {
    return undefined;
  }
}
