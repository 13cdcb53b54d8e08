import { join } from 'node:path';
import { boundedCommand, type Command } from '../process/boundedCommand.ts';
import { programFiles } from '../process/programFiles.ts';
import { createWorker } from '../workers/createWorker.ts';
import { createDrawOnce } from './createDrawOnce.ts';

const MAIN = 'packages/server/src/commands/drawDocuments.ts';
const MOST_HEAP_MB = 384;
const MOST_DATA_KB = 1_500_000;
const MINUTE_MS = 60_000;

/** Purpose of a paper worker. */
export type PaperWork = 'drawing' | 'sealing' | 'viewing';

/** Returns the command of the worker that draws or seals documents, or draws pages of what was uploaded. */
export function paperCommand(work: PaperWork): Command {
  const { node, root } = programFiles.current();
  return boundedCommand({
    node,
    main: join(root, MAIN),
    args: [work],
    mostHeapMb: MOST_HEAP_MB,
    mostDataKb: MOST_DATA_KB,
  });
}

/**
 * Worker processes that draw and seal PDFs. Sealing is separate: a time-stamping authority may take 20 seconds to
 * answer, and must not delay readers of documents. Viewing is separate: what was uploaded must not reach our documents.
 */
export const paperWorkers = {
  drawing: createWorker({
    command: () => paperCommand('drawing'),
    mostWaiting: 32,
    longestMs: MINUTE_MS / 2,
    idleMs: MINUTE_MS,
  }),
  sealing: createWorker({
    command: () => paperCommand('sealing'),
    mostWaiting: 8,
    longestMs: MINUTE_MS,
    idleMs: MINUTE_MS,
  }),
  viewing: createWorker({
    command: () => paperCommand('viewing'),
    mostWaiting: 16,
    longestMs: MINUTE_MS / 4,
    idleMs: MINUTE_MS,
  }),
};

/** Draws a document in the drawing worker, once for each content. */
export const drawOnce = createDrawOnce(
  async (task, document) => (await paperWorkers.drawing.run(task, document)) as Buffer,
);
