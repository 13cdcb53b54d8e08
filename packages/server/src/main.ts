import './platform/process/smallHeap.ts';
import { readConfig, type Config } from './start/config.ts';
import { runServer } from './start/runServer.ts';
import { describeStartupFailure } from './start/describeStartupFailure.ts';

/** The server alone, without a build: `npm start` runs it in production, with Node flags that keep its memory small. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

// Ignore EPIPE: the parent process has closed stdout, and the server runs until it is stopped.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

let config: Config | undefined;
try {
  config = readConfig(process.env, process.cwd());
  const demo = config.isProduction ? undefined : await import('../seed/seedDemo.ts');
  const server = await runServer({ config, say, ...(demo && { fill: demo.seedDemo }) });
  if (server.deskAddress !== undefined) say(`The desk is at ${server.deskAddress}`);
  say(`Formulary is at ${server.address}`);
  if (!server.hasStorefront) say('The storefront is not built yet: npm run build.');
} catch (error) {
  process.stderr.write(`${describeStartupFailure(error, config)}\n`);
  process.exit(1);
}
