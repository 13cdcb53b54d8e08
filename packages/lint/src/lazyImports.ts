/** The properties of an ESTree node that this rule reads. */
interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly body?: Node;
  readonly callee?: Node;
  readonly name?: string;
  readonly imported?: Node;
}

interface Context {
  readonly report: (problem: { readonly node: object; readonly message: string }) => void;
}

/** Tells whether a dynamic import is the whole body of `loadLazily`'s callback. */
function isInLoadLazily(node: Node): boolean {
  const { parent } = node;
  return parent?.type === 'ArrowFunctionExpression' && parent.parent?.callee?.name === 'loadLazily';
}

function create({ report }: Context) {
  return {
    ImportExpression(node: Node): void {
      if (!isInLoadLazily(node))
        report({
          node,
          message:
            "Write loadLazily(() => import('…')): the page is not at rest while code is loading.",
        });
    },
    ImportSpecifier(node: Node): void {
      if (node.imported?.name === 'Suspense')
        report({
          node,
          message: 'Use LazySuspense: the page is not at rest until what is inside is shown.',
        });
    },
  };
}

/**
 * Requires `loadLazily` for lazy loading, which counts code as pending until it renders. `data-quiet` on the root
 * depends on it.
 */
export const lazyImports = { meta: {}, create };
