import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PARTS = [
  '../../start/runServer.ts',
  '../../../seed/seedDemo.ts',
  '../../staff/runCommand.ts',
  '../../prescriptions/document/drawSealed.ts',
  '../../invoices/drawInvoice.ts',
];
const SCRIPT = `
import { flushCompileCache } from 'node:module';
for (const part of process.argv.slice(1)) await import(part);
flushCompileCache();
process.exit();
`;

/**
 * Fills a folder with Node's compile cache of the server, because a server that gave up root or was killed writes none.
 */
export async function compileProgram(folder: string): Promise<void> {
  const parts = PARTS.map((part) => new URL(part, import.meta.url).href);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT, ...parts], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { NODE_COMPILE_CACHE: folder },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The server could not be compiled.');
}
