import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildApart } from './buildApart.ts';
import { componentModules } from './componentModules.ts';
import { filesOf } from './firstLoad.ts';

/** What every page has already, whatever is on it. */
const ON_EVERY_PAGE = [/^react(?:-dom)?(?:\/|$)/, /^styled-components$/];

export interface ComponentCost {
  /** Such as 'primitives/Button'. */
  readonly component: string;
  /** Bytes after minifying and brotli that its first load pays, on top of what every page has. */
  readonly atOnce: number;
  /** Bytes that come when they are wanted. */
  readonly onDemand: number;
}

const compressed = (code: string) => (code === '' ? 0 : brotliCompressSync(code).length);

/** What a page pays for each component when it is the only one: the component with all that it imports, and nothing else. */
export async function componentCosts(folder: string): Promise<readonly ComponentCost[]> {
  const components = componentModules(folder);
  const fileOf = (component: string) => join(folder, `${component}.tsx`);
  const chunks = await buildApart(components.map(fileOf), ON_EVERY_PAGE);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const now = Object.fromEntries(
    chunks.map(({ fileName, imports }) => [fileName, { file: fileName, imports }]),
  );
  const ever = Object.fromEntries(
    chunks.map(({ fileName, imports, dynamicImports }) => [
      fileName,
      { file: fileName, imports: [...imports, ...dynamicImports] },
    ]),
  );
  const codeOf = (files: readonly string[]) =>
    files.map((file) => byName.get(file)?.code ?? '').join('');
  return components.map((component) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === fileOf(component));
    const first = filesOf(now, entry?.fileName ?? '');
    const later = [...filesOf(ever, entry?.fileName ?? '')].filter((file) => !first.has(file));
    return {
      component,
      atOnce: compressed(codeOf([...first])),
      onDemand: compressed(codeOf(later)),
    };
  });
}
