import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = new URL('./endWithParent.ts', import.meta.url).href;
const SCRIPT = `
  const { endWithParent } = await import(process.env.MODULE);
  endWithParent();
  process.on('SIGTERM', () => { console.log('told to end'); process.exit(); });
  setInterval(() => {}, 1000);
  console.log('running');`;

test('ends when the shell that started it is killed', async () => {
  // The colon keeps the shell from replacing itself with the process.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; :'], {
    env: { NODE: process.execPath, SCRIPT, MODULE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'readable');
  shell.kill('SIGKILL');
  expect(await text(shell.stdout)).toBe('running\ntold to end\n');
});
