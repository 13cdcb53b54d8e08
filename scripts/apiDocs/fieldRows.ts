import type { Shape } from '@formulary/rules/wire/codec';

/** A field's full path, `order_details[].product_pk`, and its type. */
export interface FieldRow {
  readonly path: string;
  readonly shape: string;
  readonly isOptional: boolean;
}

/** Where the page has listed the fields of an entity before, by the entity's fields. */
export type ListedFields = Map<unknown, string>;

/**
 * Returns every field of an entity, including nested entities, in the order of declaration. The fields of a nested
 * entity are listed where the page names them first; later rows say where that is. `place` is the call's link.
 */
export function fieldRows(
  { fields = {} }: Shape,
  listed: ListedFields,
  place: string,
  prefix = '',
): readonly FieldRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    const row = { path, shape: field.shape, isOptional: field.isOptional };
    if (!field.fields) return [row];
    const earlier = listed.get(field.fields);
    if (earlier !== undefined) return [{ ...row, shape: `${field.shape}, as ${earlier}` }];
    listed.set(field.fields, `\`${path}\` of ${place}`);
    return [row, ...fieldRows(field, listed, place, `${path}${entryMark(field)}`)];
  });
}

function entryMark({ collection }: Shape): string {
  if (collection === 'list') return '[].';
  return collection === 'keyed' ? '.{key}.' : '.';
}
