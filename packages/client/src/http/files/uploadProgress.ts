import type { Files } from './toFormData.ts';
import type { BytesSent } from './upload.ts';

/** Progress per file, 0 to 100. */
export type UploadProgress = Readonly<Record<string, number>>;

const WHOLE = 100;

/** Splits the sent bytes of a form by file: the fields are sent first, then one file after the other. */
export function uploadProgress(files: Files, { loaded, total }: BytesSent): UploadProgress {
  const given = Object.entries(files).flatMap(([name, file]) => (file ? [{ name, file }] : []));
  let start = Math.max(0, total - given.reduce((sum, { file }) => sum + file.size, 0));
  const sent: Record<string, number> = {};
  for (const { name, file } of given) {
    const share = (loaded - start) / Math.max(1, file.size);
    sent[name] = Math.round(WHOLE * Math.min(1, Math.max(0, share)));
    start += file.size;
  }
  return sent;
}
