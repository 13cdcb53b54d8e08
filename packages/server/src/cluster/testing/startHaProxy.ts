import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Program, startProgram } from './startProgram.ts';

const SETTINGS = fileURLToPath(
  new URL('../../../../../deploy/cluster/haproxy.cfg', import.meta.url),
);

/** Starts the machine's HAProxy with the settings that operators use, and other addresses. Each has to be in them. */
export function startHaProxy(folder: string, addresses: Readonly<Record<string, string>>): Program {
  let text = readFileSync(SETTINGS, 'utf8');
  for (const [address, other] of Object.entries(addresses)) {
    if (!text.includes(`${address}\n`)) throw new Error(`${SETTINGS} has no ${address}`);
    text = text.replace(`${address}\n`, `${other}\n`);
  }
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(settings, text);
  return startProgram('haproxy', ['-f', settings]);
}
