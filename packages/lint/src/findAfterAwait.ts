/** The parts of an ESTree node that this rule reads. */
interface Node {
  readonly type: string;
  readonly range: readonly [number, number];
  readonly parent: Node | null;
  readonly name?: string;
  readonly async?: boolean;
  readonly key?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly callee?: Node;
}

interface Fixer {
  readonly insertTextBeforeRange: (range: readonly [number, number], text: string) => object;
  readonly insertTextAfterRange: (range: readonly [number, number], text: string) => object;
  readonly replaceTextRange: (range: readonly [number, number], text: string) => object;
}

interface Context {
  readonly report: (problem: {
    readonly node: object;
    readonly message: string;
    readonly fix: (fixer: Fixer) => readonly object[];
  }) => void;
}

/** Queries of the whole page. Queries within a found element need no waiting. */
const PAGES = new Set(['canvas', 'screen']);
const GETS = /^get(?=(?:All)?By)/u;
const FINDS = /^find(?:All)?By/u;
const ACTORS = new Set(['userEvent', 'fingers']);
/** Functions that wait for the page or poll. */
const WAITS = new Set(['waitFor', 'poll', 'quiet']);

const receiverOf = ({ callee }: Node) => callee?.object?.name ?? '';
const nameOf = ({ callee }: Node) => callee?.property?.name ?? callee?.name ?? '';

function ancestor(node: Node, wanted: (each: Node) => boolean): Node | undefined {
  const { parent } = node;
  if (parent === null) return undefined;
  return wanted(parent) ? parent : ancestor(parent, wanted);
}

/** Tells whether a function is asynchronous, so that it could await a query. */
const mayWait = (node: Node) =>
  ancestor(node, ({ type }) => /Function/u.test(type))?.async === true;
const isAskedAgain = (node: Node) =>
  ancestor(node, (each) => each.type === 'CallExpression' && WAITS.has(nameOf(each))) !== undefined;

function create({ report }: Context) {
  let calls: Node[] | undefined;

  function refuse(get: Node): void {
    const name = nameOf(get);
    report({
      node: get,
      message: `Write await ${receiverOf(get)}.${name.replace(GETS, 'find')}(…): what was found, or done, before may bring this a moment later.`,
      fix: (fixer) => {
        const isChained = get.parent?.object === get;
        const property = get.callee?.property?.range ?? get.range;
        return [
          fixer.insertTextBeforeRange(get.range, isChained ? '(await ' : 'await '),
          fixer.replaceTextRange(property, name.replace(GETS, 'find')),
          ...(isChained ? [fixer.insertTextAfterRange(get.range, ')')] : []),
        ];
      },
    });
  }

  return {
    Property(node: Node): void {
      if (node.key?.name === 'play') calls = [];
    },
    CallExpression(node: Node): void {
      calls?.push(node);
    },
    'Property:exit'(node: Node): void {
      if (node.key?.name !== 'play' || !calls) return;
      const waits = calls.filter(
        (call) => FINDS.test(nameOf(call)) || ACTORS.has(receiverOf(call)),
      );
      for (const call of calls) {
        const isOnPage = PAGES.has(receiverOf(call)) && GETS.test(nameOf(call));
        const isAfter = waits.some(({ range }) => range[1] <= call.range[0]);
        if (isOnPage && isAfter && mayWait(call) && !isAskedAgain(call)) refuse(call);
      }
      calls = undefined;
    },
  };
}

/**
 * Requires `findBy` in plays after a wait or an action, because `getBy` right after `findBy` races with later loading.
 */
export const findAfterAwait = { meta: { fixable: 'code' }, create };
