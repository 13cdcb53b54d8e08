import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as it arrived: envelope and everything after DATA. */
export interface ArrivedMail {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly data: string;
}

/** How the sink treats what comes. */
export interface SinkManner {
  /** Says nothing at all, not even hello. */
  readonly isSilent?: boolean;
  /** Answers RCPT TO so: '451 Try again later'. */
  readonly toRecipient?: string;
  /** Answers the end of the mail so; 'reset' takes the mail in and hangs up without a word. */
  readonly toData?: string;
}

/** A mail server on this machine that keeps what it is given. */
export interface SmtpSink {
  readonly url: string;
  /** What arrived, whatever was answered to it. */
  readonly arrived: ArrivedMail[];
  readonly connections: () => number;
  /** From now on. */
  readonly behave: (manner: SinkManner) => void;
  /** Stops listening; comes back at the same address. */
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens one that takes everything. */
export async function openSmtpSink(): Promise<SmtpSink> {
  let manner: SinkManner = {};
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

function converse(socket: Socket, manner: () => SinkManner, arrived: ArrivedMail[]): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let from = '';
  let recipients: string[] = [];
  let data: string[] | undefined;
  say('220 sink ready');
  // A mail's lines may hold line separators; only CR LF ends a line of SMTP.
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
