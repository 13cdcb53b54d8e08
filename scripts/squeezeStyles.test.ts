import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { squeezeStylesOf } from './squeezeStyles.ts';

const squeeze = (code: string) => squeezeStylesOf(code, parseAst(code));

test('styles lose their comments, line ends and indentation', () => {
  const code =
    'const Root = styled.div`\n  /* Why. */\n  color: red;\n\n  &:hover {\n    top: 0;\n  }\n`';
  expect(squeeze(code)).toBe('const Root = styled.div` color: red;&:hover{top: 0;}`');
});

test('code between the styles and other strings stay unchanged', () => {
  const code =
    'f(styled(Link).attrs({ a: `x\n  y` })`\n  margin: ${a}  ${(p) => css`\n  top: 0;`};\n`)';
  expect(squeeze(code)).toBe(
    'f(styled(Link).attrs({ a: `x\n  y` })` margin: ${a} ${(p) => css` top: 0;`};`)',
  );
});
