import { hash } from 'node:crypto';

/** Returns the SHA-256 of a request; the order of its fields does not matter. */
export function hashRequest(request: unknown): Buffer {
  return hash('sha256', JSON.stringify(request, inOrder), 'buffer');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))),
  );
}
