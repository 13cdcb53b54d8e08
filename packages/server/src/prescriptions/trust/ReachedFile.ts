import { close, open, openSync } from 'node:fs';
import { promisify } from 'node:util';

const openAside = promisify(open);
const closeAside = promisify(close);

/**
 * A file that a server still uses after it has dropped root. It is reopened for each use, so that nothing is written to
 * a removed file. If only root may enter its folder, the descriptor opened at the start is used.
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

  /** Lends a descriptor of the file; throws the system's error when it cannot be opened. */
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
    // `use` reports the error.
    return undefined;
  }
}
