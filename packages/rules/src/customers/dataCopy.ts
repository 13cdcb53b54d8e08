import type { PersonalTable } from './dataRights.ts';

/** How a copy of data is asked for: by whom and when, in the words of staff. */
export interface DataRequest {
  /** Who asked, and how we know that it is them. */
  readonly askedBy: string;
  /** When they asked, yyyy-MM-dd. */
  readonly askedOn: string;
}

/** Rows of one kind in a copy. */
export interface CopiedPart {
  readonly table: PersonalTable;
  readonly what: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Everything about somebody, as the copy has it. */
export interface DataCopy extends DataRequest {
  /** 'Customer 7, Amara Okafor'. */
  readonly about: string;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly parts: readonly CopiedPart[];
  /** What the copy leaves out, each with its reason. */
  readonly leftOut: readonly string[];
}

/** Returns the name of a stored field as people read it: 'first_name' is 'First name'. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a stored value as people read it; undefined for an empty one. */
export function fieldText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
