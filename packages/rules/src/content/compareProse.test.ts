import { expect, test } from 'vitest';
import { compareProse } from './compareProse.ts';
import type { ProseNode } from './prose.ts';

const p = (text: string): ProseNode => ({ name: 'p', children: [text] });
const link = (href: string): ProseNode => ({ name: 'a', href, children: ['here'] });
const ul = (...items: readonly string[]): ProseNode => ({
  name: 'ul',
  children: items.map((item) => ({ name: 'li', children: [item] })),
});

test('other line breaks are no change', () => {
  const after = ['\n', p(' One\n  two '), '\n', ul('Three')];
  expect(compareProse([p('One two'), ul('Three')], after)).toEqual([
    { state: 'kept', nodes: [p(' One\n  two '), ul('Three')] },
  ]);
});

test('removed passages stay in place, before new ones', () => {
  const before = [p('One'), p('Two'), p('Three'), p('Four')];
  expect(compareProse(before, [p('One'), p('2'), p('Three'), p('Five')])).toEqual([
    { state: 'kept', nodes: [p('One')] },
    { state: 'gone', nodes: [p('Two')] },
    { state: 'new', nodes: [p('2')] },
    { state: 'kept', nodes: [p('Three')] },
    { state: 'gone', nodes: [p('Four')] },
    { state: 'new', nodes: [p('Five')] },
  ]);
});

test('adjacent list items are joined, other passages stay separate', () => {
  const text = [
    p('One'),
    p('Two'),
    ul('Three', 'Four'),
    { name: 'ol' as const, children: ['Five'] },
  ];
  expect(compareProse([], text)).toEqual([{ state: 'new', nodes: text }]);
  expect(compareProse(text, [])).toEqual([{ state: 'gone', nodes: text }]);
});

test('passages removed from the beginning come first', () => {
  expect(compareProse([p('Zero'), p('One')], [p('One')])).toEqual([
    { state: 'gone', nodes: [p('Zero')] },
    { state: 'kept', nodes: [p('One')] },
  ]);
});

test('only the changed items of a list are marked', () => {
  expect(compareProse([ul('One', 'Two', 'Three')], [ul('One', 'Three', 'Four')])).toEqual([
    { state: 'kept', nodes: [ul('One')] },
    { state: 'gone', nodes: [ul('Two')] },
    { state: 'kept', nodes: [ul('Three')] },
    { state: 'new', nodes: [ul('Four')] },
  ]);
});

test('a repeated passage is matched once for each time it occurs', () => {
  expect(compareProse([p('One')], [p('One'), p('One')])).toEqual([
    { state: 'kept', nodes: [p('One')] },
    { state: 'new', nodes: [p('One')] },
  ]);
  expect(compareProse([p('One'), p('One')], [p('One')])).toEqual([
    { state: 'kept', nodes: [p('One')] },
    { state: 'gone', nodes: [p('One')] },
  ]);
});

test('another element or link target is a change', () => {
  expect(compareProse([p('One')], [{ name: 'h2', children: ['One'] }])).toHaveLength(2);
  expect(compareProse([link('/faqs')], [link('/about')])).toHaveLength(2);
});
