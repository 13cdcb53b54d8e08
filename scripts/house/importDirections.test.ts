import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-imports-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Lints one file with the project's own configuration, as if it stood in the tree; answers what was printed. */
function lint(path: string, source: string): Promise<string> {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  // Type-aware rules need the real tsconfig files; the import rule does not.
  const args = ['--config', join(folder, '.oxlintrc.json'), '--disable-typescript-plugin', path];
  return new Promise((resolve) => {
    execFile(oxlint, args, { cwd: folder }, (_error, stdout) => {
      resolve(stdout);
    });
  });
}

describe('import directions', () => {
  test.each([
    ['packages/rules/src/a.ts', 'react', 'Rules are pure'],
    ['packages/rules/src/b.ts', '@formulary/ui/primitives/Button', 'Rules are pure'],
    ['packages/rules/src/c.ts', 'node:fs', 'Rules are pure'],
    [
      'packages/ui/src/pieces/d.tsx',
      '@formulary/storefront/app',
      'understood from its props alone',
    ],
    ['packages/ui/src/pieces/e.tsx', 'swr', 'understood from its props alone'],
    [
      'packages/ui/src/primitives/f.tsx',
      '@formulary/rules/money/mills',
      'Primitives know no business',
    ],
    ['packages/storefront/src/g.ts', '@formulary/server/app', 'over /api only'],
    ['packages/server/src/h.ts', '@formulary/ui/art/drawPackShot', 'Server and ui never meet'],
    ['packages/server/src/i.ts', 'react', 'Server and ui never meet'],
  ])('%s may not import %s', async (path, imported, reason) => {
    const printed = await lint(path, `import { x } from '${imported}';\n\nexport const y = x;\n`);
    expect(printed).toContain('no-restricted-imports');
    expect(printed).toContain(reason);
  });

  test.each([
    ['packages/ui/src/pieces/j.tsx', '@formulary/rules/money/mills'],
    ['packages/storefront/src/k.ts', '@formulary/ui/primitives/Button'],
    ['packages/server/src/l.ts', '@formulary/rules/money/mills'],
  ])('%s may import %s', async (path, imported) => {
    const printed = await lint(path, `import { x } from '${imported}';\n\nexport const y = x;\n`);
    expect(printed).not.toContain('no-restricted-imports');
  });
});
