import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { withPureComponentsOf } from './withPureComponents.ts';

test('the bundler can remove unused links and forms of the installed router', () => {
  const file = join(root, 'node_modules/react-router/dist/production/lib/dom/lib.js');
  const code = withPureComponentsOf(readFileSync(file, 'utf8'));
  for (const component of ['Link', 'NavLink', 'Form'])
    expect(code).toContain(`const ${component} = /* @__PURE__ */ React$1.forwardRef(`);
  expect(code).not.toMatch(/^\w+\.displayName = /m);
});
