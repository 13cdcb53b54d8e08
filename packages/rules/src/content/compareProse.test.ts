import { expect, test } from 'vitest';
import { compareProse } from './compareProse.ts';
import type { ProseNode } from './prose.ts';

const p = (text: string): ProseNode => ({ name: 'p', children: [text] });
const link = (href: string): ProseNode => ({ name: 'a', href, children: ['here'] });
const ul = (...items: readonly string[]): ProseNode => ({
  name: 'ul',
  children: items.map((item) => ({ name: 'li', children: [item] })),
});

test('a text that only breaks its lines elsewhere is kept', () => {
  const after = ['\n', p(' One\n  two '), '\n', ul('Three')];
  expect(compareProse([p('One two'), ul('Three')], after)).toEqual([
    { state: 'kept', nodes: [p(' One\n  two '), ul('Three')] },
  ]);
});

test('what is gone stands where it stood, before what is new there', () => {
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

test('neighbours of one kind stay apart, but for the items of one list', () => {
  const text = [
    p('One'),
    p('Two'),
    ul('Three', 'Four'),
    { name: 'ol' as const, children: ['Five'] },
  ];
  expect(compareProse([], text)).toEqual([{ state: 'new', nodes: text }]);
  expect(compareProse(text, [])).toEqual([{ state: 'gone', nodes: text }]);
});

test('what is gone from the beginning stands there', () => {
  expect(compareProse([p('Zero'), p('One')], [p('One')])).toEqual([
    { state: 'gone', nodes: [p('Zero')] },
    { state: 'kept', nodes: [p('One')] },
  ]);
});

test('of a list the items alone that differ are new or gone', () => {
  expect(compareProse([ul('One', 'Two', 'Three')], [ul('One', 'Three', 'Four')])).toEqual([
    { state: 'kept', nodes: [ul('One')] },
    { state: 'gone', nodes: [ul('Two')] },
    { state: 'kept', nodes: [ul('Three')] },
    { state: 'new', nodes: [ul('Four')] },
  ]);
});

test('a passage that stands twice is kept as often as it stood before', () => {
  expect(compareProse([p('One')], [p('One'), p('One')])).toEqual([
    { state: 'kept', nodes: [p('One')] },
    { state: 'new', nodes: [p('One')] },
  ]);
  expect(compareProse([p('One'), p('One')], [p('One')])).toEqual([
    { state: 'kept', nodes: [p('One')] },
    { state: 'gone', nodes: [p('One')] },
  ]);
});

test('a heading with the words of a paragraph, and another target of a link, differ', () => {
  expect(compareProse([p('One')], [{ name: 'h2', children: ['One'] }])).toHaveLength(2);
  expect(compareProse([link('/faqs')], [link('/about')])).toHaveLength(2);
});
