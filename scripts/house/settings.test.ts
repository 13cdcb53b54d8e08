import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../packages/server/src/start/config.ts';

/** Returns the settings that the server reads when the given ones are set. */
function namesRead(set: Readonly<Record<string, string>>): ReadonlySet<string> {
  const names = new Set<string>();
  const env = new Proxy(set, {
    get: (given, name) => {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(given, name) as unknown;
    },
  });
  readConfig(env, '/');
  return names;
}

/** Some settings are read only when others are set. */
const settings = [
  {},
  {
    WORLDPAY_MODE: 'test',
    WORLDPAY_INSTALLATION: '1',
    WORLDPAY_SECRET: 'x'.repeat(32),
    WORLDPAY_CALLBACK_PASSWORD: 'y'.repeat(32),
  },
  { SEAL_CERTIFICATE: '/seal.p12', SEAL_CERTIFICATE_PASSWORD: 'x' },
];
const read = new Set(settings.flatMap((set) => [...namesRead(set)]));

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, afterHeading = ''] = readme.split(/^## Settings$/m);
const [section = ''] = afterHeading.split(/^## /m);
const listed = [...section.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name = '']) => name);

test("the README's table lists exactly the settings that the server reads, each once", () => {
  expect(listed.toSorted()).toEqual([...read].toSorted());
});

test('the server reports which settings it reads', () => {
  const source = readFileSync(
    new URL('../../packages/server/src/start/config.ts', import.meta.url),
    'utf8',
  );
  const [block = ''] = source.match(/\/\*\*\n \* Reads [^/]*\*\//) ?? [];
  expect([...block.matchAll(/\b[A-Z][A-Z_]{3,}\b/g)].map(([name]) => name).toSorted()).toEqual(
    [...read].toSorted(),
  );
});
