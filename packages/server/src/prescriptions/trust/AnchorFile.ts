import { constants, fdatasync, write } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ReachedFile } from './ReachedFile.ts';

const syncAside = promisify(fdatasync);
const writeAside = promisify(write);

/** Returns the file of this server's anchors, beside its keys. */
export function anchorsFile(folder: string): string {
  return join(folder, 'anchors');
}

/**
 * Appends lines to a file and syncs them to disk before it returns; concurrent lines share one fsync. A failed line is
 * kept and retried with the next one, because its event is committed already.
 */
export class AnchorFile {
  readonly #file: ReachedFile;
  readonly #onFailure: (error: unknown) => void;
  #waiting: string[] = [];
  #writing: Promise<void> | undefined;
  /** Whether the file surely ends in a whole line: a crash or a full disk may have left half a line. */
  #endsInLine = false;

  constructor(file: string, onFailure: (error: unknown) => void) {
    // Never created here: a new file in place of a removed one would lose its anchors.
    this.#file = new ReachedFile(file, constants.O_WRONLY | constants.O_APPEND);
    this.#onFailure = onFailure;
  }

  /** Resolves once the line is on disk, or once its failure is reported. Never throws. */
  async append(line: string): Promise<void> {
    this.#waiting.push(line);
    // The current write may have been gathered before this line was added.
    await this.#writing;
    await this.flush();
  }

  /** Retries failed lines; returns whether everything is on disk. */
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
