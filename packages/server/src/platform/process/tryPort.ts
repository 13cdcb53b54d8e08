import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Tries a port and lets it go again, so that a taken one is found before the database is set up and
 * the shop is built. Throws what the system says.
 */
export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
