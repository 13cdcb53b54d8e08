import { createElement } from 'react';
import { expect, test } from 'vitest';
import { tellTypes } from './argTypes.ts';

type Context = Parameters<typeof tellTypes>[0];

/** Returns what the page says about a prop, from its type in the code and the story's value. */
function told(type: object, summary: string, arg?: unknown) {
  const argTypes = { prop: { name: 'prop', type, table: { type: { summary } } } };
  const { prop } = tellTypes({ argTypes, initialArgs: { prop: arg } } as unknown as Context);
  return { summary: prop?.table?.type?.summary, control: prop?.control };
}

const other = (value: string) => ({ name: 'other', value });

test('a union is listed without the undefined of an optional prop', () => {
  const tone = { name: 'enum', raw: "'info' | 'danger'", value: ['info', 'danger'] };
  expect(told(tone, 'union').summary).toBe("'info' | 'danger'");
  const isRequired = { name: 'union', raw: 'boolean | undefined', value: [] };
  expect(told(isRequired, 'union')).toEqual({ summary: 'boolean', control: { type: 'boolean' } });
  const id = { name: 'union', raw: 'string | undefined', value: [] };
  expect(told(id, 'union')).toEqual({ summary: 'string', control: { type: 'text' } });
});

test('a list of unknown type is an array, and other unknown types stay unknown', () => {
  expect(told(other('unknown'), 'unknown', [1]).summary).toBe('array');
  expect(told(other('unknown'), 'unknown', {}).summary).toBe('unknown');
});

test('strings get a text field, and elements get no control', () => {
  expect(told(other('ReactNode'), 'ReactNode', 'Delivery').control).toEqual({ type: 'text' });
  const icon = createElement('svg');
  expect(told(other('ReactNode'), 'ReactNode', icon).control).toBe(false);
  expect(told(other('ReactNode'), 'ReactNode', [icon]).control).toBe(false);
});

test('a clear type stays unchanged', () => {
  expect(told(other('Product'), 'Product', { id: 1 })).toEqual({
    summary: 'Product',
    control: undefined,
  });
});
