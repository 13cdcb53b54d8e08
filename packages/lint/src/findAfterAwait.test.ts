import { afterAll, beforeAll, expect, test } from 'vitest';
import { lintFolder } from './testing/lintFolder.ts';

/** Returns a story that waits for its list and then runs the given code. */
const after = (first: string, then: string) =>
  `export const One = meta.story({\n  play: async ({ canvas, userEvent, step }) => {\n    ${first}\n    ${then}\n  },\n});`;

const FOUND = "const list = await canvas.findByRole('list');";
const PRESSED = 'await userEvent.click(button);';
const GOT = "await expect(canvas.getByRole('alert')).toBeVisible();";

const refused = [
  after(FOUND, GOT),
  after(PRESSED, GOT),
  after(FOUND, "await expect(screen.getAllByRole('row')).toHaveLength(2);"),
  after(FOUND, `await step('is told', async () => {\n      ${GOT}\n    });`),
  after(FOUND, "canvas.getByRole('textbox').focus();"),
];

const held = [
  after('await expect(canvasElement).toBeVisible();', GOT),
  after(GOT, FOUND),
  after(FOUND, "await expect(await canvas.findByRole('alert')).toBeVisible();"),
  after(FOUND, `await waitFor(() => ${GOT.slice('await '.length, -1)});`),
  after(FOUND, "await expect.poll(() => canvas.getByRole('alert').textContent).toBe('Saved');"),
  after(FOUND, "await expect(within(list).getByRole('link')).toBeVisible();"),
  after(FOUND, "const rows = () => canvas.getAllByRole('row');\n    return rows;"),
  after('', `await userEvent.click(canvas.getByRole('button'));`),
  after(FOUND, "await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();"),
  `export const find = async (canvas) => {\n  ${FOUND}\n  ${GOT}\n};`,
];

const folder = lintFolder();
let problems: readonly (readonly string[])[];
const IMPORTS = "import { expect, screen, waitFor, within } from 'storybook/test';\n";
const pathOf = (index: number) => `packages/ui/src/pieces/orders/Order/Order${index}.stories.tsx`;

beforeAll(async () => {
  problems = await folder.lint(
    [...refused, ...held].map((source, index) => [pathOf(index), IMPORTS + source]),
  );
});
afterAll(folder.remove);

const ofRule = (found: readonly string[] | undefined) =>
  found?.filter((problem) => problem.includes('find-after-await'));

test.each(refused.map((source, index) => [source, index] as const))('refuses %s', (_, index) => {
  expect(ofRule(problems[index])).toHaveLength(1);
});

test.each(held.map((source, index) => [source, index] as const))('accepts %s', (_, index) => {
  expect(ofRule(problems[refused.length + index])).toEqual([]);
});
