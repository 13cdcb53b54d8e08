import type { Shape } from '@formulary/rules/wire/codec';

/** A field by its full path, `order_details[].product_pk`, and what it holds. */
export interface FieldRow {
  readonly path: string;
  readonly shape: string;
  readonly isOptional: boolean;
}

/** Every field of an entity, those of the entities inside it included, in the order of their declaration. */
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
