/** What this rule reads of the syntax tree, which is the one that ESLint's rules are given. */
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

/** Whether a dynamic import is the whole body of the function that `loadPart` is given. */
function isCounted(node: Node): boolean {
  const { parent } = node;
  return parent?.type === 'ArrowFunctionExpression' && parent.parent?.callee?.name === 'loadPart';
}

function create({ report }: Context) {
  return {
    ImportExpression(node: Node): void {
      if (!isCounted(node))
        report({
          node,
          message:
            "Write loadPart(() => import('…')): the page is not at rest while a part is pending.",
        });
    },
    ImportSpecifier(node: Node): void {
      if (node.imported?.name === 'Suspense')
        report({
          node,
          message: 'Use PartSuspense: the page is not at rest until what is inside is shown.',
        });
    },
  };
}

/** Whatever the product loads later counts as pending until it is shown; `data-quiet` on the root depends on it. */
export const countedParts = { meta: {}, create };
