import { constants, read } from 'node:fs';
import { promisify } from 'node:util';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { AnchorIndex } from './AnchorIndex.ts';
import { ReachedFile } from './ReachedFile.ts';

const readAside = promisify(read);

const READ_BYTES = 1024 * 1024;
const LINE_BREAK = 0x0a;

/** Reads anchors from append-only files: keeps what was read and reads additions on demand. */
export class AnchorReader {
  readonly #index = new AnchorIndex();
  readonly #files: readonly { readonly path: string; readonly file: ReachedFile; offset: number }[];
  #reading: Promise<unknown> = Promise.resolve();

  constructor(files: readonly string[]) {
    this.#files = files.map((path) => {
      return { path, file: new ReachedFile(path, constants.O_RDONLY), offset: 0 };
    });
  }

  /**
   * Returns all anchors written by now. Call it before reading the rows to compare: an event is anchored after its
   * commit, so later rows would lack anchors. Refuses with a `StartupProblem` a missing or unreadable file.
   */
  async current(): Promise<AnchorIndex> {
    const reading = this.#reading.catch(() => {}).then(() => this.#readOn());
    this.#reading = reading;
    await reading;
    return this.#index;
  }

  async #readOn(): Promise<void> {
    for (const each of this.#files) {
      try {
        // To the end of the last whole line.
        each.offset = await each.file.use((descriptor) =>
          readLines(descriptor, each.offset, (line) => this.#index.addLine(line)),
        );
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code;
        throw new StartupProblem(
          `The anchors of prescriptions cannot be read (${code}): ${each.path}. Run this as the user of the server, or say where they are with ANCHORS.`,
        );
      }
    }
  }
}

/** Reads whole lines from an offset; returns the end of the last one. */
async function readLines(
  descriptor: number,
  from: number,
  onLine: (line: string) => void,
): Promise<number> {
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  for (let offset = from; ;) {
    const { bytesRead } = await readAside(descriptor, buffer, 0, READ_BYTES, offset);
    const end = buffer.subarray(0, bytesRead).lastIndexOf(LINE_BREAK) + 1;
    if (end === 0) return offset;
    for (const line of buffer.toString('latin1', 0, end).split('\n')) onLine(line);
    offset += end;
  }
}
