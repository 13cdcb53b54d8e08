import { type Failure, type Struct, refine } from 'superstruct';

/** A field's name on the wire and its optional alias. */
export interface AliasedField {
  readonly wireName: string;
  readonly alias?: string;
}

/**
 * Refines an object struct: each aliased field must be present under one of its names, with the same value under both.
 */
export function refineAliases<T extends object>(
  struct: Struct<T>,
  fields: readonly AliasedField[],
): Struct<T> {
  const aliased = fields.flatMap(({ wireName, alias }) =>
    alias === undefined ? [] : [{ wireName, alias }],
  );
  if (aliased.length === 0) return struct;
  return refine(struct, 'names of one field', (value, { path }) => {
    const values = value as Readonly<Record<string, unknown>>;
    return aliased.flatMap(({ wireName, alias }): readonly Partial<Failure>[] => {
      const first = values[wireName];
      const second = values[alias];
      const at = { path: [...path, wireName] as unknown[], value: first };
      if (first === undefined && second === undefined) return [{ ...at, message: 'is missing' }];
      if (first === undefined || second === undefined || first === second) return [];
      return [{ ...at, message: `should be the same as ${alias}` }];
    });
  });
}
