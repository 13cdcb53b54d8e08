import { type CustomTypesConfig, types } from 'pg';
import { parseSafeInteger } from './parseSafeInteger.ts';

const { builtins } = types;
const asWritten = (text: string): string => text;

/** Parsers for columns where the driver's own would mislead. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseSafeInteger],
  // A day has no time zone: as a Date it becomes the day before, west of Greenwich.
  [builtins.DATE, asWritten],
  [builtins.TIMESTAMP, asWritten],
]);

/** bigint as a safe number, date as `yyyy-MM-dd`, timestamptz as Date, numeric as text. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format),
};
