import { expect, test } from 'vitest';
import { xmlFault } from './xmlFault.ts';

test.each([
  ['<a/>'],
  ['<a b="1" c="x &amp; y"><d>text &lt; more</d></a>\n'],
  ['<a><b/><b></b></a>'],
])('%s is well formed', (xml) => {
  expect(xmlFault(xml)).toBeUndefined();
});

test.each([
  ['', '0 roots'],
  ['<a/><b/>', '2 roots'],
  ['<a>', '<a> is never closed'],
  ['<a><b></a></b>', '</a> closes something else'],
  ['<a>fish & chips</a>', 'a bare ampersand in "fish & chips"'],
  ['<a b="x & y"/>', 'a bare ampersand in <a>'],
  ['<a b="1" b="2"/>', 'attribute b twice on <a>'],
  ['<a b=1/>', 'unreadable markup at 0: <a b=1/>'],
  ['<a/>x', 'text outside the root: x'],
])('%s is refused', (xml, fault) => {
  expect(xmlFault(xml)).toBe(fault);
});
