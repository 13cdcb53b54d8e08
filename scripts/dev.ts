// `npm run dev`: server and storefront with live reload on one address, and the desk on its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer, type ViteDevServer } from 'vite';
import { type Config, readConfig } from '../packages/server/src/start/config.ts';
import { describeStartupFailure } from '../packages/server/src/start/describeStartupFailure.ts';
import { endWithParent } from '../packages/server/src/platform/process/endWithParent.ts';
import { stopOnSignals } from '../packages/server/src/platform/process/stopOnSignals.ts';
import { deskVite } from './build/deskVite.ts';
import { drawPictures } from './drawPictures.ts';
import { drawPages } from './dev/drawPages.ts';
import { nameScreens } from './build/nameScreens.ts';
import { root } from './root.ts';
import { storefrontVite } from './build/storefrontVite.ts';

/** Editors save by renaming, and only watching whole folders always notices it. */
const WATCHED = [
  'packages/server/src',
  'packages/server/migrations',
  'packages/search/src',
  'packages/rules/src',
];
const SERVED_BY_SERVER = ['/api', '/resources/', '/dev', '/healthz', '/readyz'];

/** Serves the desk with live reload, and its calls by the server, which takes it for the desk's own address. */
async function developDesk(
  { desk, host }: Config,
  deskServerPort: number,
): Promise<ViteDevServer | undefined> {
  if (desk === undefined) return undefined;
  const vite = await createServer({
    ...deskVite,
    logLevel: 'warn',
    server: {
      port: desk.port,
      host,
      strictPort: true,
      proxy: { '/api': `http://localhost:${deskServerPort}` },
    },
  });
  await vite.listen();
  return vite;
}

async function develop(config: Config): Promise<void> {
  const { port, host, desk } = config;
  if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
  await drawPictures();
  const serverPort = port + 2;
  const deskServerPort = port + 3;
  const vite = await createServer({
    ...storefrontVite,
    plugins: [
      drawPages(`http://localhost:${serverPort}`),
      nameScreens(),
      ...storefrontVite.plugins,
    ],
    logLevel: 'warn',
    server: {
      port,
      host,
      strictPort: true,
      proxy: Object.fromEntries(
        SERVED_BY_SERVER.map((path) => [path, `http://localhost:${serverPort}`]),
      ),
    },
  });
  await vite.listen();
  const deskDev = await developDesk(config, deskServerPort);
  const server = spawn(
    process.execPath,
    [
      ...WATCHED.map((folder) => `--watch-path=${join(root, folder)}`),
      '--watch-preserve-output',
      join(root, 'packages/server/src/main.ts'),
    ],
    {
      cwd: root,
      env: {
        // Links in mails point to the address with live reload.
        SHOP_URL: `http://${host}:${port}`,
        ...(desk && { DESK_URL: `http://${host}:${desk.port}` }),
        ...process.env,
        PORT: String(serverPort),
        DESK_PORT: String(deskServerPort),
        HOST: 'localhost',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  // Hides the server's own addresses, and prints ours once the server is ready.
  const lines = createInterface(server.stdout).on('line', (line) => {
    const isServing = line.startsWith('Formulary is at');
    if (!isServing && !line.startsWith('The desk is at')) console.log(line);
    if (!isServing) return;
    console.log(`Formulary, reloading, is at http://${host}:${port}`);
    if (desk) console.log(`The desk, reloading, is at http://${host}:${desk.port}`);
  });
  // Readers of the server's output end before the server reports that it stops.
  const hasEnded = once(lines, 'close');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await hasEnded;
    await Promise.all([vite.close(), deskDev?.close()]);
    process.exit(0);
  };
  stopOnSignals(
    () => void stop(),
    () => process.exit(1),
  );
}

let config: Config | undefined;
try {
  config = readConfig(process.env, root);
  await develop(config);
} catch (error) {
  console.error(describeStartupFailure(error, config));
  process.exit(1);
}
