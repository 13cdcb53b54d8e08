/** What this rule reads of the syntax tree, which is the one that ESLint's rules are given. */
interface Node {
  readonly type: string;
  readonly parent: Node | null;
  readonly name?: string;
  readonly value?: Node | string | number | boolean | null;
  readonly key?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly callee?: Node;
  readonly tag?: Node;
  readonly arguments?: readonly Node[];
  readonly argument?: Node | null;
  readonly test?: Node;
}

interface Context {
  readonly options: readonly unknown[];
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
}

const TESTERS = new Set(['test', 'it', 'describe', 'suite']);
/** What a test is left out with, tried again, or expected to fail. */
const LEFT_OUT = new Set(['skip', 'skipIf', 'runIf', 'todo', 'only', 'fixme', 'fail', 'fails']);
const OPTIONS = new Set([...LEFT_OUT, 'retry', 'retries', 'repeats', 'passWithNoTests']);
/** What makes a test of a title and a body, beside the testers themselves. */
const MAKERS = new Set(LEFT_OUT);
for (const maker of ['each', 'for', 'concurrent', 'sequential', 'serial', 'parallel', 'describe'])
  MAKERS.add(maker);
const BRANCHES = new Set(['IfStatement', 'ConditionalExpression', 'LogicalExpression']);
const A_STORY_IS_NO_TEST = '!test';

const HOW =
  'Every test runs, once, on every machine; what only some machines can run is declared with describeNeeding, which counts and names it.';

const nameOf = (node: Node | undefined): string => {
  if (node?.type === 'Identifier') return node.name ?? '';
  return typeof node?.value === 'string' ? node.value : '';
};

/** `test`, of `test.describe.skip`, `test.each([])('…')` and test.info().skip. */
function firstName(node: Node): string {
  const inner = node.object ?? node.callee ?? node.tag;
  return inner ? firstName(inner) : nameOf(node);
}

const isTester = (node: Node | undefined) =>
  node?.type === 'Identifier' && TESTERS.has(node.name ?? '');

/** Whether a call makes tests: `test('…')`, `describe.each([])('…')`; not `test.step` or `test.use`. */
function makesTests({ callee }: Node): boolean {
  if (callee === undefined) return false;
  if (isTester(callee)) return true;
  if (callee.type === 'CallExpression') return makesTests(callee);
  if (callee.type === 'TaggedTemplateExpression' && callee.tag)
    return makesTests({ ...callee, callee: callee.tag });
  return (
    callee.type === 'MemberExpression' &&
    TESTERS.has(firstName(callee)) &&
    MAKERS.has(nameOf(callee.property))
  );
}

const isFunction = ({ type }: Node) => /Function/u.test(type);

const enclosing = (node: Node, wanted: (ancestor: Node) => boolean): Node | undefined => {
  const { parent } = node;
  if (parent === null) return undefined;
  return wanted(parent) ? parent : enclosing(parent, wanted);
};

const isOff = ({ value }: Node) =>
  typeof value === 'object' && (value?.value === 0 || value?.value === false);

/** Whether options are a test's: the argument of a call of a tester, or, in a file of settings, any. */
const isOfTests = (property: Node, isSettings: boolean) => {
  const call = property.parent?.parent;
  return isSettings || (call?.type === 'CallExpression' && TESTERS.has(firstName(call)));
};

const isWithinA11y = (property: Node) =>
  enclosing(property, ({ type, key }) => type === 'Property' && nameOf(key) === 'a11y') !==
  undefined;

/** The story's own check of axe, left out or made a remark. */
function leavesAxeOut(property: Node, isSettings: boolean): boolean {
  const value = typeof property.value === 'object' ? property.value?.value : undefined;
  const isLeft: Readonly<Record<string, boolean>> = {
    test: value === 'off' || value === 'todo',
    disable: value === true,
    // What holds for all stories may leave a rule to other tests.
    enabled: value === false && !isSettings,
  };
  return isLeft[nameOf(property.key)] === true && isWithinA11y(property);
}

function create({ options, report }: Context) {
  const isSettings = options.includes('settings');
  const refuse = (node: Node, what: string) => report({ node, message: `${what}. ${HOW}` });

  return {
    MemberExpression(node: Node) {
      const name = nameOf(node.property);
      const isContext = /^(?:context|ctx|t|task)$/u.test(firstName(node));
      const isLeftOut = TESTERS.has(firstName(node)) && LEFT_OUT.has(name);
      if (isLeftOut || (isContext && name === 'skip')) refuse(node, `.${name} leaves tests out`);
    },
    Property(node: Node) {
      const name = nameOf(node.key);
      if (node.parent?.type === 'ObjectPattern') {
        const taker = node.parent.parent?.parent;
        if (name === 'skip' && taker && makesTests(taker))
          refuse(node, 'A test that skips itself is left out');
      } else if (OPTIONS.has(name) && isOfTests(node, isSettings) && !isOff(node)) {
        refuse(node, `${name} leaves a test out or runs it until it passes`);
      } else if (leavesAxeOut(node, isSettings)) {
        refuse(node, 'This leaves out what axe finds');
      }
    },
    Literal(node: Node) {
      if (node.value === A_STORY_IS_NO_TEST)
        refuse(node, `${A_STORY_IS_NO_TEST} leaves a story out`);
    },
    CallExpression(node: Node) {
      if (!makesTests(node)) return;
      if (enclosing(node, ({ type }) => BRANCHES.has(type) || type === 'SwitchCase'))
        refuse(node, 'A test under a condition vanishes where it does not hold');
    },
    Identifier(node: Node) {
      const { parent } = node;
      if (!parent || !BRANCHES.has(parent.type) || !isTester(node)) return;
      if (parent.test !== node)
        refuse(node, 'A test under a condition vanishes where it does not hold');
    },
    ReturnStatement(node: Node) {
      if (node.argument || !enclosing(node, ({ type }) => type === 'IfStatement')) return;
      const body = enclosing(node, isFunction);
      const call = body?.parent;
      if (call?.type === 'CallExpression' && makesTests(call))
        refuse(node, 'A test that ends early passes without having looked');
    },
  };
}

/**
 * Tests are not left out (`skip`, `runIf` …), not tried again until they pass, and do not hang on a condition. With
 * 'settings', which is for the files that set up a runner, no option of any object there does so either.
 */
export const everyTestRuns = {
  meta: { schema: [{ enum: ['settings'] }] },
  create,
};
