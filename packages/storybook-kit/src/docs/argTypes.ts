import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { withoutClauses } from './plainWords.ts';

const isDrawn = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isDrawn) : isValidElement(value);

/** Returns a type's summary where its name says too little: the union, the keys of a `Pick`, or `array`. */
function summaryOf({ type, table }: InputType, summary: string, arg: unknown): string {
  const raw = typeof type === 'object' && 'raw' in type ? type.raw : undefined;
  const isCutShort =
    summary === 'union' || summary.startsWith('union[') || raw?.startsWith(`${summary}<`);
  if (raw !== undefined && isCutShort) return raw.replace(/ \| undefined$/, '');
  const isList = Array.isArray(arg) || table?.defaultValue?.summary === '[]';
  if (summary === 'unknown' && isList) return 'array';
  return summary;
}

const CONTROLS = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
  ReactNode: 'text',
} as const;

const controlOf = (summary: string) =>
  summary in CONTROLS ? CONTROLS[summary as keyof typeof CONTROLS] : undefined;

/**
 * Gives each prop its full type and a control: a text field for strings, a switch for optional booleans. Props that
 * take elements, such as an icon, get no control.
 */
export const tellTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const arg: unknown = initialArgs[name];
      const before = argType.table?.type?.summary;
      const summary = before === undefined ? undefined : summaryOf(argType, before, arg);
      const suited = summary === undefined ? undefined : controlOf(summary);
      const isText = arg === undefined || typeof arg !== 'object';
      return [
        name,
        {
          ...argType,
          ...(argType.description && { description: withoutClauses(argType.description) }),
          ...(summary !== undefined && {
            table: { ...argType.table, type: { ...argType.table?.type, summary } },
          }),
          ...(suited !== undefined && isText && !argType.options && { control: { type: suited } }),
          ...(isDrawn(arg) && { control: false }),
        },
      ];
    }),
  );
tellTypes.secondPass = true;
