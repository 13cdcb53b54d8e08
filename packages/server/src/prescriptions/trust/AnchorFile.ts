import { constants, fdatasync, write } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ReachedFile } from './ReachedFile.ts';

const syncAside = promisify(fdatasync);
const writeAside = promisify(write);

/** The file of what this server recorded, beside its keys. */
export function anchorsFile(folder: string): string {
  return join(folder, 'anchors');
}

/**
 * Appends lines to a file and has them on the disk before it answers; those that come together share one fsync. A line that
 * cannot be written is kept and tried again with the next one: what it stands for is committed already.
 */
export class AnchorFile {
  readonly #file: ReachedFile;
  readonly #onFailure: (error: unknown) => void;
  #waiting: string[] = [];
  #writing: Promise<void> | undefined;
  /** A crash, or a full disk, may have left half a line. */
  #endsInLine = false;

  constructor(file: string, onFailure: (error: unknown) => void) {
    // Never made here: a new file in the place of one that was taken away would know nothing.
    this.#file = new ReachedFile(file, constants.O_WRONLY | constants.O_APPEND);
    this.#onFailure = onFailure;
  }

  /** Answers once the line is on the disk, or once it was reported that it is not. Never throws. */
  async append(line: string): Promise<void> {
    this.#waiting.push(line);
    // What is being written may have been gathered before this line was added.
    await this.#writing;
    await this.flush();
  }

  /** Tries again what could not be written; answers whether everything is on the disk. */
  async flush(): Promise<boolean> {
    while (this.#writing) await this.#writing;
    if (this.#waiting.length === 0) return true;
    const lines = this.#waiting;
    this.#waiting = [];
    this.#writing = this.#write(lines).finally(() => {
      this.#writing = undefined;
    });
    await this.#writing;
    return this.#waiting.length === 0;
  }

  async #write(lines: readonly string[]): Promise<void> {
    try {
      await this.#file.use(async (descriptor) => {
        const bytes = Buffer.from(`${this.#endsInLine ? '' : '\n'}${lines.join('')}`);
        this.#endsInLine = false;
        for (let written = 0; written < bytes.length;) {
          const { bytesWritten } = await writeAside(descriptor, bytes, written);
          written += bytesWritten;
        }
        await syncAside(descriptor);
        this.#endsInLine = true;
      });
    } catch (error) {
      this.#waiting.unshift(...lines);
      this.#onFailure(error);
    }
  }
}
