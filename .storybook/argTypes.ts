import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { withoutClauses } from './page/withoutClauses.ts';

const isDrawn = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isDrawn) : isValidElement(value);

/** What a type is called where its name says too little: the union itself, what a `Pick` picks, `array` for a list of something. */
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
 * Says of each prop what it takes, in full, and offers the control that suits it: a field for words, a switch for what may
 * be left out, and nothing for what is drawn (an icon, other components), which nobody writes as data.
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
