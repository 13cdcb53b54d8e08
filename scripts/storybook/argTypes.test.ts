import { createElement } from 'react';
import { expect, test } from 'vitest';
import { tellTypes } from '../../.storybook/argTypes.ts';

type Context = Parameters<typeof tellTypes>[0];

/** What the page says of one prop, from what was found in the code and what the story gives it. */
function told(type: object, summary: string, arg?: unknown) {
  const argTypes = { prop: { name: 'prop', type, table: { type: { summary } } } };
  const { prop } = tellTypes({ argTypes, initialArgs: { prop: arg } } as unknown as Context);
  return { summary: prop?.table?.type?.summary, control: prop?.control };
}

const other = (value: string) => ({ name: 'other', value });

test('a union is written out, without the undefined that leaving it out means', () => {
  const tone = { name: 'enum', raw: "'info' | 'danger'", value: ['info', 'danger'] };
  expect(told(tone, 'union').summary).toBe("'info' | 'danger'");
  const isRequired = { name: 'union', raw: 'boolean | undefined', value: [] };
  expect(told(isRequired, 'union')).toEqual({ summary: 'boolean', control: { type: 'boolean' } });
  const id = { name: 'union', raw: 'string | undefined', value: [] };
  expect(told(id, 'union')).toEqual({ summary: 'string', control: { type: 'text' } });
});

test('a list whose type is not known is an array; anything else stays unknown', () => {
  expect(told(other('unknown'), 'unknown', [1]).summary).toBe('array');
  expect(told(other('unknown'), 'unknown', {}).summary).toBe('unknown');
});

test('words are typed as words, and what is drawn cannot be typed', () => {
  expect(told(other('ReactNode'), 'ReactNode', 'Delivery').control).toEqual({ type: 'text' });
  const icon = createElement('svg');
  expect(told(other('ReactNode'), 'ReactNode', icon).control).toBe(false);
  expect(told(other('ReactNode'), 'ReactNode', [icon]).control).toBe(false);
});

test('what says enough is left as it is', () => {
  expect(told(other('Product'), 'Product', { id: 1 })).toEqual({
    summary: 'Product',
    control: undefined,
  });
});
