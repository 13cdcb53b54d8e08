import type { FieldShape, Shape } from '@formulary/rules/wire/codec';
import { type Place, type Schema, schemaOf } from './schemaOf.ts';

/** Whether a client sends a value or gets it. Only sent values may carry a field under its other name. */
export type Direction = 'sent' | 'answered';

type Fields = NonNullable<Shape['fields']>;

const OTHER_NAME = /; another name of (\S+)$/;

/** Collects the schemas of entities, each once, under the name of the place where it is met first. */
export class Entities {
  readonly schemas: Record<string, Schema> = {};
  private readonly names = { sent: new Map<Fields, string>(), answered: new Map<Fields, string>() };

  /** Returns a reference to the schema of an entity, and adds that schema if it is new. */
  refTo(fields: Fields, place: Place): Schema {
    const names = this.names[place.direction];
    const name = names.get(fields) ?? place.name;
    if (!names.has(fields)) {
      if (name in this.schemas) throw new Error(`Two entities are called ${name}`);
      names.set(fields, name);
      // Holds the position of the entity before those within it.
      this.schemas[name] = {};
      this.schemas[name] = this.describe(fields, place);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Returns the schema of an entity itself. */
  describe(fields: Fields, { name, direction }: Place): Schema {
    const isSent = direction === 'sent';
    const all = Object.entries(fields);
    const own = isSent ? all : all.filter(([, { shape }]) => !OTHER_NAME.test(shape));
    const aliases = isSent ? aliasesAmong(all) : new Map<string, string>();
    const isRequired = ([wireName, { isOptional }]: readonly [string, FieldShape]) =>
      !isOptional && !aliases.has(wireName);
    const required = own.filter(isRequired).map(([wireName]) => wireName);
    const either = [...aliases].map(([wireName, alias]) => ({
      anyOf: [{ required: [wireName] }, { required: [alias] }],
    }));
    return {
      type: 'object',
      properties: Object.fromEntries(
        own.map(([wireName, field]) => [
          wireName,
          schemaOf(field, { name: name + pascal(wireName), direction }, this),
        ]),
      ),
      ...(required.length > 0 && { required }),
      ...(either.length > 0 && { allOf: either }),
      // The shop refuses unknown keys, but an answer may get more of them.
      ...(isSent && { additionalProperties: false }),
    };
  }
}

/** Returns the other name of each required field that has one. */
function aliasesAmong(all: readonly (readonly [string, FieldShape])[]): Map<string, string> {
  return new Map(
    all.flatMap(([alias, { shape }]) => {
      const [, wireName] = OTHER_NAME.exec(shape) ?? [];
      return wireName === undefined ? [] : [[wireName, alias]];
    }),
  );
}

/** Returns a wire name for use in the name of a schema: 'OrderDetails' of 'order_details'. */
export function pascal(wireName: string): string {
  return wireName.replaceAll(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_all, letter: string) =>
    letter.toUpperCase(),
  );
}
