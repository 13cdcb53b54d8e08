import { Refused } from '../problems/Refused.ts';

/** Where a page of a sorted list ended: the sorted value of its last row as text, and the row's id. */
export interface PageMark {
  readonly key: string;
  readonly id: number;
}

const LARGEST_ID = 2_147_483_647;

/** Returns a mark as the text that the next request carries. */
export function writeMark({ key, id }: PageMark): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/**
 * Returns the mark that a request carries; undefined without one. Refuses with 'invalid-request' what `writeMark` cannot
 * have written, or whose key the sort does not accept.
 */
export function readMark(
  written: string | undefined,
  isKey: (key: string) => boolean,
): PageMark | undefined {
  if (written === undefined) return undefined;
  const mark = parsed(written);
  if (mark === undefined || !isKey(mark.key)) throw new Refused('invalid-request');
  return mark;
}

function parsed(written: string): PageMark | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(written, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [key, id] = value as readonly unknown[];
  const isId = Number.isInteger(id) && Number(id) >= 1 && Number(id) <= LARGEST_ID;
  if (typeof key !== 'string' || !isId) return undefined;
  // PostgreSQL refuses these in text.
  if (key.includes('\u0000') || !key.isWellFormed()) return undefined;
  return { key, id: Number(id) };
}
