import { once } from 'node:events';
import { createServer } from 'node:net';

/** Opens and closes a port, so that a taken one is found before the database is set up. Throws the system's error. */
export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
