/** Delay in ms before the object URL is revoked: every browser has started to save long before. */
const KEPT_MS = 60_000;

/** Saves a file under a name through the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
