import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

test('queries of the server name their columns, so that new columns do not change their answers', () => {
  const files = globSync('packages/server/src/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /\.(selectAll|returningAll)\(|returning \*/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
