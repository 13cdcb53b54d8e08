import type { Shape } from '@formulary/rules/wire/codec';

/** A field's full path, `order_details[].product_pk`, and its type. */
export interface FieldRow {
  readonly path: string;
  readonly shape: string;
  readonly isOptional: boolean;
}

/** Returns every field of an entity, including nested entities, in the order of declaration. */
export function fieldRows({ fields = {} }: Shape, prefix = ''): readonly FieldRow[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    { path: prefix + name, shape: field.shape, isOptional: field.isOptional },
    ...fieldRows(field, `${prefix}${name}${entryMark(field)}`),
  ]);
}

function entryMark({ collection }: Shape): string {
  if (collection === 'list') return '[].';
  return collection === 'keyed' ? '.{key}.' : '.';
}
