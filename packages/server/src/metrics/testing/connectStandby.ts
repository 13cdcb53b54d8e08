import { Client, type ClientConfig } from 'pg';

/** A connection that takes the log of a PostgreSQL, as a standby does, and confirms it only when told to. */
export interface FakeStandby {
  /** Confirms everything that was received. */
  readonly confirm: () => void;
  readonly close: () => void;
}

const WAL_DATA = 'w'.charCodeAt(0);
const STATUS_UPDATE = 'r'.charCodeAt(0);
const STATUS_BYTES = 34;
const START_AT = 1;
const HEADER_BYTES = 25;

/** Messages of a replication stream, which the driver reads but does not declare. */
interface Stream {
  readonly on: (
    event: 'copyData' | 'replicationStart',
    hear: (message: { readonly chunk: Buffer }) => void,
  ) => void;
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
}

/** Connects as a standby called `name`. */
export async function connectStandby(settings: ClientConfig, name: string): Promise<FakeStandby> {
  const client = new Client({
    ...settings,
    application_name: name,
    replication: 'true',
  } as ClientConfig);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ readonly xlogpos: string }>('IDENTIFY_SYSTEM');
  const stream = (client as unknown as { readonly connection: Stream }).connection;
  const from = rows[0]?.xlogpos ?? '';
  let receivedTo = positionOf(from);
  let isConfirming = false;
  const report = (): void => {
    const update = Buffer.alloc(STATUS_BYTES);
    update.writeUInt8(STATUS_UPDATE, 0);
    for (const at of [1, 9, 17]) update.writeBigUInt64BE(receivedTo, at);
    stream.sendCopyFromChunk(update);
  };
  const { promise: isStreaming, resolve: begin } = Promise.withResolvers<void>();
  stream.on('copyData', ({ chunk }) => {
    if (chunk[0] === WAL_DATA) {
      receivedTo = chunk.readBigUInt64BE(START_AT) + BigInt(chunk.length - HEADER_BYTES);
    } else receivedTo = chunk.readBigUInt64BE(START_AT);
    if (isConfirming) report();
  });
  stream.on('replicationStart', () => begin());
  // Never ends: the answer is the stream.
  void client.query(`START_REPLICATION PHYSICAL ${from}`).catch(() => {});
  await isStreaming;
  report();
  return {
    confirm: () => {
      isConfirming = true;
      report();
    },
    close: () => void client.end().catch(() => {}),
  };
}

/** Returns a position in the log, '0/1EA8438', as a number. */
function positionOf(position: string): bigint {
  const [high = '', low = ''] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
