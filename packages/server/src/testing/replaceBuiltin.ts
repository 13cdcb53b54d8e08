import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

/**
 * Replaces a function of a Node module while the tests of a file run, even for named imports and in loaded modules.
 * Test files share a process, so `vi.mock` would come too late or stay too long.
 */
export function replaceBuiltin<Module extends object, Name extends keyof Module>(
  module: Module,
  name: Name,
  by: (real: Module[Name]) => Module[Name],
): void {
  const real = module[name];
  const put = (value: Module[Name]): void => {
    module[name] = value;
    syncBuiltinESMExports();
  };
  beforeAll(() => put(by(real)));
  afterAll(() => put(real));
}
