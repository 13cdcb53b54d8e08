import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const READ_BYTES = 65_536;

/** A file that was written and can be read once. */
export interface SpooledFile {
  /** In bytes. */
  readonly size: number;
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** Its contents. The file is gone when the stream has ended or is destroyed. */
  readonly contents: Readable;
}

/**
 * Writes a stream to a temporary file that only this process can open, so that size and hash of a long answer are known
 * before it is sent and none of it stays in memory. On systems that allow it the file has no name any more while it is
 * written: it goes with the process, whatever ends it.
 */
export async function spoolFile(source: Readable): Promise<SpooledFile> {
  const folder = await mkdtemp(join(tmpdir(), 'formulary-answer-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const file = await open(join(folder, 'answer'), 'wx+', 0o600);
  try {
    // Windows keeps the name of a file that is open.
    if (process.platform !== 'win32') await remove();
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      await file.writeFile(chunk);
      size += chunk.length;
    }
    const contents = Readable.from(contentsOf(file), { objectMode: false });
    contents.once('close', () => void file.close().then(remove));
    return { size, sha256: hash.digest('hex'), contents };
  } catch (error) {
    await file.close();
    await remove();
    throw error;
  }
}

async function* contentsOf(file: FileHandle): AsyncGenerator<Buffer> {
  let at = 0;
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(READ_BYTES), { position: at });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
