// A program: passes connections of a TCP port on to a Unix socket, each way with half of a round trip's delay. Arguments:
// the socket, and the round trip in milliseconds. Says its port.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const [socketFile = '', roundTripMs = '0'] = process.argv.slice(2);
const delayMs = Number(roundTripMs) / 2;

function pass(from: Socket, to: Socket): void {
  from.on('data', (bytes) => setTimeout(() => to.write(bytes), delayMs));
  from.on('close', () => to.destroy());
  from.on('error', () => {});
}

const server = createServer({ noDelay: true }, (near) => {
  const far = connect(socketFile);
  pass(near, far);
  pass(far, near);
});
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
