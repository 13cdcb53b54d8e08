import { open } from 'node:fs/promises';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { AnchorIndex } from './AnchorIndex.ts';

const READ_BYTES = 4 * 1024 * 1024;
const LINE_BREAK = 0x0a;

/** The anchors of files that only grow: what was read stays, and what was added since is read when it is asked for. */
export class AnchorReader {
  readonly #index = new AnchorIndex();
  /** How far each file was read: to the end of its last whole line. */
  readonly #offsets: Map<string, number>;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(files: readonly string[]) {
    this.#offsets = new Map(files.map((file) => [file, 0]));
  }

  /**
   * Answers all that is anchored by now. Ask before the rows are read that are compared with it: an event is anchored once it is
   * committed, so that rows read later have it. Refuses with a `StartupProblem` a file that is missing or cannot be read.
   */
  async current(): Promise<AnchorIndex> {
    const reading = this.#reading.catch(() => {}).then(() => this.#readOn());
    this.#reading = reading;
    await reading;
    return this.#index;
  }

  async #readOn(): Promise<void> {
    for (const [file, offset] of this.#offsets) {
      try {
        this.#offsets.set(file, await readLines(file, offset, (line) => this.#index.addLine(line)));
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code;
        throw new StartupProblem(
          `The anchors of prescriptions cannot be read (${code}): ${file}. Run this as the user of the server, or say where they are with ANCHORS.`,
        );
      }
    }
  }
}

/** Reads whole lines from an offset on; answers where the last of them ends. */
async function readLines(
  file: string,
  from: number,
  onLine: (line: string) => void,
): Promise<number> {
  await using handle = await open(file, 'r');
  const buffer = Buffer.alloc(READ_BYTES);
  for (let offset = from; ;) {
    const { bytesRead } = await handle.read(buffer, 0, READ_BYTES, offset);
    const end = buffer.subarray(0, bytesRead).lastIndexOf(LINE_BREAK) + 1;
    if (end === 0) return offset;
    for (const line of buffer.toString('latin1', 0, end).split('\n')) onLine(line);
    offset += end;
  }
}
