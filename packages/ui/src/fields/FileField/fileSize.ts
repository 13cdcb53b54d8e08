const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a file size in bytes as '340 KB' or '2.4 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
  return `${Number((bytes / MEGABYTE).toFixed(1))} MB`;
}
