import { deskCalls } from '@formulary/rules/calls/desk/deskCalls';
import type { FieldShape, Shape } from '@formulary/rules/wire/codec';
import { valuesOf } from './filterValues.ts';

/** Fields of a request that say which page of a list is meant, and in which order. */
const PAGING = new Set(['sort', 'isDescending', 'after', 'before', 'limit', 'since', 'except']);
const DAILY_QUEUE = 'takeNext';

/** What the benchmark reads of a declared call. */
interface DeclaredCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly files?: unknown;
  readonly answerType?: unknown;
}

/** A filter of a list, and values to try. */
export interface Axis {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly isRequired: boolean;
}

/** A list or page of the desk, found by its declaration. */
export interface DeskList {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether its filters are one object of the body, or fields of the body or query. */
  readonly isNested: boolean;
  readonly axes: readonly Axis[];
  readonly sorts: readonly (string | undefined)[];
  readonly canReverse: boolean;
  /** Fields that lead to another page. */
  readonly paging: readonly string[];
}

/**
 * Returns every list, search and page of the desk that is read without being recorded: calls that read, and those that
 * send what was typed in a body.
 */
export function findDeskLists(): readonly DeskList[] {
  const calls = Object.values(deskCalls).flat() as unknown as readonly DeclaredCall[];
  return calls.filter(isList).map(listOf);
}

function isList({ name, method, path, files, answerType }: DeclaredCall): boolean {
  if (files !== undefined || answerType !== undefined) return false;
  if (method === 'GET') return true;
  return (
    method === 'POST' &&
    (/^(list|find)/.test(name) || name === DAILY_QUEUE || /\/(list|find)$/.test(path))
  );
}

const isFilter = ([field]: [string, FieldShape]) => !PAGING.has(field) && field !== 'filter';

function listOf({ name, method, path, query, body }: DeclaredCall): DeskList {
  const asked = { ...query?.fields, ...body?.fields };
  const nested = asked['filter']?.fields;
  const filters = [...Object.entries(nested ?? {}), ...Object.entries(asked).filter(isFilter)];
  const sort = asked['sort'];
  return {
    name,
    method: method as DeskList['method'],
    path,
    isNested: nested !== undefined,
    axes: filters
      .map(([field, shape]) => ({
        name: field,
        values: valuesOf(field, shape.shape),
        isRequired: !shape.isOptional,
      }))
      .filter(({ values }) => values.length > 0),
    sorts: sort ? (valuesOf('sort', sort.shape) as readonly string[]) : [undefined],
    canReverse: 'isDescending' in asked,
    paging: Object.keys(asked).filter((field) => PAGING.has(field)),
  };
}
