import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { nameStylesOf } from './nameStyles.ts';

const CODE = 'const A = styled.div`top: 0;`;\nconst B = styled(A).attrs({ a: `b` })`${css`x`}`;';
const name = (code: string, file = 'ui/src/A.tsx') => nameStylesOf(code, parseAst(code), file);

test('every styled component gets a unique name, and nothing else does', () => {
  const names = [...name(CODE).matchAll(/componentId:"([^"]*)"/g)].map(([, each]) => each);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
  for (const each of names) expect(each).toMatch(/^[a-z][a-z0-9]{3}$/);
  expect(name(CODE).replaceAll(/\.withConfig\(\{componentId:"[^"]*"\}\)/g, '')).toBe(CODE);
  expect(name(CODE)).toContain('.attrs({ a: `b` }).withConfig(');
});

test('names depend only on the position in the source', () => {
  const squeezed = CODE.replaceAll('top: 0;', 'top:0');
  expect(name(squeezed).replaceAll('top:0', 'top: 0;')).toBe(name(CODE));
  expect(name(CODE, 'ui/src/B.tsx')).not.toBe(name(CODE));
});
