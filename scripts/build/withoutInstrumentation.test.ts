import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { withoutInstrumentationOf } from './withoutInstrumentation.ts';

test("the installed router's instrumentation is replaced by one without any effect", async () => {
  const lib = join(root, 'node_modules/react-router/dist/production/lib');
  const code = withoutInstrumentationOf(
    readFileSync(join(lib, 'router/instrumentation.js'), 'utf8'),
  );
  const left = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  const router = readFileSync(join(lib, 'router/router.js'), 'utf8');
  const [, taken = ''] = /import \{ ([^}]*) \} from ".\/instrumentation.js"/.exec(router) ?? [];
  expect(Object.keys(left)).toEqual(expect.arrayContaining(taken.split(', ')));
  expect(router).toContain('if (init.instrumentations)');
});

test('the build stops at a router with another instrumentation', () => {
  expect(() => withoutInstrumentationOf('export { watch };')).toThrow('something else');
});
