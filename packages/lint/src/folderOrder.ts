import { posix } from 'node:path';

interface Context {
  readonly filename: string;
  readonly options: readonly unknown[];
  readonly report: (problem: { readonly node: object; readonly message: string }) => void;
}

interface ImportNode {
  readonly importKind?: string;
  readonly source: { readonly value?: unknown } | null;
}

/** Type shared by all folders of the server. It names types of later folders, and is erased at run time. */
const SHARED_TYPE = 'start/Shop.ts';

/**
 * Returns the folder of a file under src: the first in `order` on its path. Entry files directly under src have none.
 */
function folderOf(path: string, order: readonly string[]): string | undefined {
  return order.find((folder) => path.startsWith(`${folder}/`)) ?? /^[^/]+(?=\/)/.exec(path)?.[0];
}

function create({ filename, options, report }: Context) {
  const order = options as readonly string[];
  const [, src = '', path = ''] =
    /^(.*\/packages\/\w+\/src\/)(.*)$/.exec(filename.replaceAll('\\', '/')) ?? [];
  const own = folderOf(path, order);

  function faultOf(from: string | undefined, to: string | undefined): string | undefined {
    if (to === undefined) return `${from} may not import an entry file`;
    const unplaced = [from, to].find((each) => each !== undefined && !order.includes(each));
    if (unplaced !== undefined) return `${unplaced} is missing from the order of folders`;
    const isUp = from !== undefined && order.indexOf(to) > order.indexOf(from);
    return isUp ? `${from} may not import ${to}: imports follow the order of folders` : undefined;
  }

  function check(node: ImportNode): void {
    const wanted = node.source?.value;
    if (typeof wanted !== 'string' || !wanted.startsWith('.')) return;
    const target = posix.join(posix.dirname(src + path), wanted);
    if (!target.startsWith(src)) return;
    const imported = target.slice(src.length);
    if (imported === SHARED_TYPE && node.importKind === 'type') return;
    const other = folderOf(imported, order);
    if (other === own) return;
    const message = faultOf(own, other);
    if (message !== undefined) report({ node, message: `${message} (.oxlintrc.json).` });
  }

  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}

/** Allows a file to import only from its own folder and earlier ones in the package's order. */
export const folderOrder = {
  meta: { schema: { type: 'array', items: { type: 'string' } } },
  create,
};
