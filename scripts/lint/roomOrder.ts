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

/** The type of what all rooms of the server share. It names types of later rooms, and is gone when the code runs. */
const SHARED_TYPE = 'start/Shop.ts';

/**
 * Returns the room of a file under src: the first folder in `order` on its path. Entry files outside a room have none.
 */
function roomOf(path: string, order: readonly string[]): string | undefined {
  return order.find((room) => path.startsWith(`${room}/`)) ?? /^[^/]+(?=\/)/.exec(path)?.[0];
}

function create({ filename, options, report }: Context) {
  const order = options as readonly string[];
  const [, folder = '', path = ''] =
    /^(.*\/packages\/\w+\/src\/)(.*)$/.exec(filename.replaceAll('\\', '/')) ?? [];
  const room = roomOf(path, order);

  function faultOf(from: string | undefined, to: string | undefined): string | undefined {
    if (to === undefined) return `${from} may not import what starts things up`;
    const unplaced = [from, to].find((each) => each !== undefined && !order.includes(each));
    if (unplaced !== undefined) return `${unplaced} has no place yet in the order of rooms`;
    const isUp = from !== undefined && order.indexOf(to) > order.indexOf(from);
    return isUp ? `${from} may not import ${to}: imports go down the order of rooms` : undefined;
  }

  function check(node: ImportNode): void {
    const wanted = node.source?.value;
    if (typeof wanted !== 'string' || !wanted.startsWith('.')) return;
    const target = posix.join(posix.dirname(folder + path), wanted);
    if (!target.startsWith(folder)) return;
    const imported = target.slice(folder.length);
    if (imported === SHARED_TYPE && node.importKind === 'type') return;
    const other = roomOf(imported, order);
    if (other === room) return;
    const message = faultOf(room, other);
    if (message !== undefined) report({ node, message: `${message} (.oxlintrc.json).` });
  }

  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}

/** Allows a file to import only from its own room and earlier ones in the package's order. */
export const roomOrder = {
  meta: { schema: { type: 'array', items: { type: 'string' } } },
  create,
};
