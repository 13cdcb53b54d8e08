import { close, open, openSync } from 'node:fs';
import { promisify } from 'node:util';

const openAside = promisify(open);
const closeAside = promisify(close);

/**
 * A file that a server goes on using when it has given root up: it is opened anew each time, so that nothing is written to a file
 * that was taken away, and where only root may enter its folder the one that was opened at the start serves.
 */
export class ReachedFile {
  readonly #path: string;
  readonly #flags: number;
  readonly #opened: number | undefined;

  constructor(path: string, flags: number) {
    this.#path = path;
    this.#flags = flags;
    this.#opened = process.getuid?.() === 0 ? openIfThere(path, flags) : undefined;
  }

  /** Lends a descriptor of the file; throws what the system says where there is none. */
  async use<Result>(work: (descriptor: number) => Promise<Result>): Promise<Result> {
    let descriptor: number;
    try {
      descriptor = await openAside(this.#path, this.#flags);
    } catch (error) {
      const isShut = (error as NodeJS.ErrnoException).code === 'EACCES';
      if (!isShut || this.#opened === undefined) throw error;
      return work(this.#opened);
    }
    try {
      return await work(descriptor);
    } finally {
      await closeAside(descriptor);
    }
  }
}

function openIfThere(path: string, flags: number): number | undefined {
  try {
    return openSync(path, flags);
  } catch {
    // Whoever uses it is told.
    return undefined;
  }
}
