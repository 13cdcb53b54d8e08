import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintFolder } from './testing/lintFolder.ts';

const IMPORTS = "import { describe, it, test } from 'vitest';\n";

/** Code that skips tests, retries them, or hides failures, in tests, journeys or test helpers. */
const refused = [
  "test.skip('adds', () => {});",
  "describe.skip('sums', () => {});",
  "test.skipIf(isRoot)('adds', () => {});",
  "describe.runIf(isRoot)('sums', () => {});",
  "it.only('adds', () => {});",
  "test.todo('adds');",
  "test.fails('adds', () => {});",
  "test.fixme('adds', () => {});",
  "test.fail('adds', () => {});",
  "test.describe.fixme('sums', () => {});",
  "test.concurrent.skip('adds', () => {});",
  "test.skip.each([1])('adds %i', () => {});",
  "const maybe = isRoot ? test : test.skip;\nmaybe('adds', () => {});",
  "const maybe = isRoot ? describe : () => {};\nmaybe('sums', () => {});",
  "test('adds', { retry: 2 }, () => {});",
  "test('adds', { skip: isRoot }, () => {});",
  "test('adds', { repeats: 3 }, () => {});",
  'test.describe.configure({ retries: 2 });',
  "if (isRoot) test('adds', () => {});",
  "if (isRoot) {\n  describe.each([1])('sums of %i', () => {});\n}",
  "isRoot && test('adds', () => {});",
  "describe('sums', () => {\n  if (isRoot) it('adds', () => {});\n});",
  "test('adds', () => {\n  test.skip(isRoot, 'needs root');\n});",
  "test('adds', ({ skip }) => {\n  skip();\n});",
  "test('adds', (context) => {\n  context.skip();\n});",
  "test('adds', () => {\n  if (isRoot) return;\n});",
  "test.each([1])('adds %i', () => {\n  if (isRoot) {\n    return;\n  }\n});",
];

const held = [
  "test('adds', () => {});",
  "describe('sums', () => {\n  for (const sum of sums) test(`adds ${sum}`, () => {});\n});",
  "test.each(isRoot ? [1] : [2])('adds %i', () => {});",
  "test('adds', () => {\n  const skip = isRoot ? 1 : 2;\n  return sums.map(({ skip: next }) => next + skip);\n});",
  "test('adds', () => {\n  const first = sums.find((sum) => {\n    if (isRoot) return;\n    return sum;\n  });\n  return first;\n});",
  "test.describe.configure({ mode: 'serial', retries: 0 });",
  "test('adds', async () => {\n  if (isRoot) await test.step('as root', () => {});\n});",
  "test('adds', () => {\n  fetch('/', { retry: 2 });\n});",
];

const stories = [
  "export const One = meta.story({ tags: ['!test'] });",
  "export const One = meta.story({ parameters: { a11y: { test: 'off' } } });",
  "export const One = meta.story({ parameters: { a11y: { test: 'todo' } } });",
  'export const One = meta.story({ parameters: { a11y: { disable: true } } });',
  "export const One = meta.story({ parameters: { a11y: { config: { rules: [{ id: 'region', enabled: false }] } } } });",
];

const settings = [
  'export default { retries: 2 };',
  'export default { test: { retry: 1 } };',
  'export default { test: { passWithNoTests: true } };',
];

const known = 'const isRoot = Math.random() > 1;\nconst sums = [{ skip: 1 }];\n';
const inTest = (body: string) =>
  `${IMPORTS}${known}${body}\nexport const all = [isRoot, sums, describe, it, test];\n`;

const files = [
  ...refused.map((body, index) => [`packages/rules/src/R${index}.test.ts`, inTest(body)] as const),
  ...refused.map((body, index) => [`playwright/journeys/R${index}.spec.ts`, inTest(body)] as const),
  ...held.map((body, index) => [`packages/rules/src/H${index}.test.ts`, inTest(body)] as const),
  ...stories.map((body, index) => [`packages/ui/src/S${index}.stories.tsx`, body] as const),
  ...settings.map((body, index) => [`packages/p${index}/vitest.config.ts`, body] as const),
  ['playwright.config.ts', 'export default { retries: 0, workers: 2 };'] as const,
];

const { lint, remove } = lintFolder();
let problems: ReadonlyMap<string, readonly string[]>;
const problemsOf = (path: string) =>
  (problems.get(path) ?? []).filter((line) => line.startsWith('house(every-test-runs)'));

beforeAll(async () => {
  const answers = await lint(files);
  problems = new Map(files.map(([path], index) => [path, answers[index] ?? []]));
});

afterAll(remove);

describe('lint refuses a test that may not run:', () => {
  test.each(refused.map((body, index) => [body, index] as const))('%s', (_body, index) => {
    expect(problemsOf(`packages/rules/src/R${index}.test.ts`)).not.toEqual([]);
    expect(problemsOf(`playwright/journeys/R${index}.spec.ts`)).not.toEqual([]);
  });

  test.each(stories.map((body, index) => [body, index] as const))('%s', (_body, index) => {
    expect(problemsOf(`packages/ui/src/S${index}.stories.tsx`)).toHaveLength(1);
  });

  test.each(settings.map((body, index) => [body, index] as const))('%s', (_body, index) => {
    expect(problemsOf(`packages/p${index}/vitest.config.ts`)).toHaveLength(1);
  });

  test('the refusal explains how to declare a test that needs a tool', () => {
    expect(problemsOf('packages/rules/src/R0.test.ts').join()).toContain('describeNeeding');
  });
});

describe('lint accepts a test that runs:', () => {
  test.each(held.map((body, index) => [body, index] as const))('%s', (_body, index) => {
    expect(problemsOf(`packages/rules/src/H${index}.test.ts`)).toEqual([]);
  });

  test('lint accepts settings without retries', () => {
    expect(problemsOf('playwright.config.ts')).toEqual([]);
  });
});
