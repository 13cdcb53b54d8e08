/** The parts of an ESTree node that this rule reads. */
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
/** Modifiers that skip, retry or invert a test. */
const LEFT_OUT = new Set(['skip', 'skipIf', 'runIf', 'todo', 'only', 'fixme', 'fail', 'fails']);
const OPTIONS = new Set([...LEFT_OUT, 'retry', 'retries', 'repeats', 'passWithNoTests']);
/** Methods that take a title and a body, besides the testers themselves. */
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

/** Returns `test` for test.describe.skip, `test.each([])('…')` and test.info().skip. */
function firstName(node: Node): string {
  const inner = node.object ?? node.callee ?? node.tag;
  return inner ? firstName(inner) : nameOf(node);
}

const isTester = (node: Node | undefined) =>
  node?.type === 'Identifier' && TESTERS.has(node.name ?? '');

/** Tells whether a call declares tests: `test('…')`, `describe.each([])('…')`, but not `test.step` or `test.use`. */
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

/** Tells whether options belong to a test: an argument of a tester, or any object in a settings file. */
const isOfTests = (property: Node, isSettings: boolean) => {
  const call = property.parent?.parent;
  return isSettings || (call?.type === 'CallExpression' && TESTERS.has(firstName(call)));
};

const isWithinA11y = (property: Node) =>
  enclosing(property, ({ type, key }) => type === 'Property' && nameOf(key) === 'a11y') !==
  undefined;

/** Tells whether an option turns off a story's axe check or reduces it to a warning. */
function leavesAxeOut(property: Node, isSettings: boolean): boolean {
  const value = typeof property.value === 'object' ? property.value?.value : undefined;
  const isLeft: Readonly<Record<string, boolean>> = {
    test: value === 'off' || value === 'todo',
    disable: value === true,
    // Settings for all stories may turn off a rule that other tests check.
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
 * Refuses tests that are skipped (`skip`, `runIf` …), retried or conditional. With 'settings', for files that configure
 * a runner, refuses such options in any object.
 */
export const everyTestRuns = {
  meta: { schema: [{ enum: ['settings'] }] },
  create,
};
