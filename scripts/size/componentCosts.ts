import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildApart } from './buildApart.ts';
import { componentModules } from './componentModules.ts';
import { filesOf } from './firstLoad.ts';

/** Packages that every page includes. */
const ON_EVERY_PAGE = [/^react(?:-dom)?(?:\/|$)/, /^styled-components$/];

export interface ComponentCost {
  /** For example 'primitives/Button'. */
  readonly component: string;
  /** First load beyond every page's common code, in bytes after minifying and brotli. */
  readonly atOnce: number;
  /** Bytes that load on demand. */
  readonly onDemand: number;
}

const compressed = (code: string) => (code === '' ? 0 : brotliCompressSync(code).length);

/** Returns the cost of each component on a page without others: the component with all its imports. */
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
