const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** How large a file is, in the unit people know it by: '340 KB', '2.4 MB'. Takes bytes. */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
  return `${Number((bytes / MEGABYTE).toFixed(1))} MB`;
}
