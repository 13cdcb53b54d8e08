import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { squeezeCallsOf } from './squeezeCalls.ts';

const squeeze = (code: string) => squeezeCallsOf(code, parseAst(code)).replaceAll(/\s+/g, ' ');

test('squeezeCalls removes the documentation of a call and keeps its request and answer', () => {
  const code = `const a = 1;
    export const read = defineCall({
      name: 'read', clause: '7.1', purpose: 'Read, and more', path: '/api/a', answer: entity({ purpose: text }),
      refusals: [{ codes: ['not-found'], when: 'there is none' }],
    });
    export const last = defineDeskCall({ refusals: [], method: 'GET', clause: '7.2' });`;
  expect(squeeze(code)).toBe(
    "const a = 1; export const read = defineCall({ name: 'read', path: '/api/a', answer: entity({ purpose: text }), }); export const last = defineDeskCall({ method: 'GET', });",
  );
});

test('the same property names outside a declaration stay', () => {
  const code = "const purpose = describe({ clause: '7.1', refusals: [] });";
  expect(squeeze(code)).toBe(code);
});
