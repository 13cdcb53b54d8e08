import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A received mail: envelope and everything after DATA. */
export interface ArrivedMail {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly data: string;
}

/** How the sink responds. */
export interface SinkBehaviour {
  /** Sends nothing at all, not even a greeting. */
  readonly isSilent?: boolean;
  /** Answer to RCPT TO, such as '451 Try again later'. */
  readonly toRecipient?: string;
  /** Answer to the end of the mail; 'reset' accepts the mail and hangs up without an answer. */
  readonly toData?: string;
}

/** A local mail server that keeps what it receives. */
export interface SmtpSink {
  readonly url: string;
  /** Received mails, whatever the answer was. */
  readonly arrived: ArrivedMail[];
  readonly connections: () => number;
  /** Changes the responses from now on. */
  readonly behave: (manner: SinkBehaviour) => void;
  /** Stops listening; `comeBack` listens at the same address. */
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a sink that accepts everything. */
export async function openSmtpSink(): Promise<SmtpSink> {
  let manner: SinkBehaviour = {};
  let connections = 0;
  const arrived: ArrivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (!manner.isSilent) converse(socket, () => manner, arrived);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const goAway = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    connections: () => connections,
    behave: (next) => (manner = next),
    goAway,
    comeBack: () => listen(port),
    close: goAway,
  };
}

function converse(socket: Socket, manner: () => SinkBehaviour, arrived: ArrivedMail[]): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let from = '';
  let recipients: string[] = [];
  let data: string[] | undefined;
  say('220 sink ready');
  // A mail may contain line separators; only CR LF ends a line of SMTP.
  createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
    if (data !== undefined) {
      if (line !== '.') return void data.push(line);
      arrived.push({ from, recipients, data: data.join('\n') });
      data = undefined;
      recipients = [];
      const { toData = '250 Kept' } = manner();
      return toData === 'reset' ? void socket.resetAndDestroy() : say(toData);
    }
    if (/^(EHLO|HELO)/i.test(line)) say('250 sink');
    else if (/^MAIL FROM:/i.test(line)) {
      from = line;
      say('250 Good');
    } else if (/^RCPT TO:/i.test(line)) {
      const { toRecipient = '250 Good' } = manner();
      if (toRecipient.startsWith('250')) recipients.push(line);
      say(toRecipient);
    } else if (line === 'DATA') {
      data = [];
      say('354 Go on');
    } else if (line === 'QUIT') {
      say('221 Bye');
      socket.end();
    } else say('250 Good');
  });
}
