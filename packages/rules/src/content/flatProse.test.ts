import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flatProse, proseOf } from './flatProse.ts';
import type { ProseElement, ProseName, ProseNode } from './prose.ts';

const { text: nodes } = fc.letrec<{ text: ProseNode[]; node: ProseNode }>((tie) => ({
  text: fc.array(tie('node'), { maxLength: 3 }),
  node: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc
      .tuple(fc.constantFrom<ProseName[]>('p', 'ul', 'li', 'em'), tie('text'))
      .map(([name, children]): ProseElement => ({ name, children })),
    tie('text').map((children): ProseElement => ({ name: 'a', href: '/faqs', children })),
  ),
}));

test('a text that was made flat becomes the same text again', () => {
  fc.assert(
    fc.property(nodes, (text) => {
      expect(proseOf(flatProse(text))).toEqual(text);
    }),
  );
});
