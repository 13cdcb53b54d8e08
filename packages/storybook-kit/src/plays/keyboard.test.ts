import { expect as expectInStory } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fingers } from './fingers.ts';
import type { KeyContext, KeyRow } from './keyboard.ts';
import { pressAlong } from './keyboard.ts';

const { press } = fingers;
const pressed: string[] = [];
const steps: string[] = [];

beforeEach(() => {
  pressed.length = 0;
  steps.length = 0;
  fingers.press = (name) => Promise.resolve(void pressed.push(name));
  // A story that has the focus, so that nothing moves it first.
  vi.stubGlobal('document', { body: {}, activeElement: {} });
});

afterEach(() => {
  fingers.press = press;
  vi.unstubAllGlobals();
});

const row = (keys: string, check: KeyRow['check']): KeyRow => ({ keys, does: 'Moves', check });

const walk = (...keyboard: readonly KeyRow[]) =>
  pressAlong({
    parameters: { guide: { keyboard } },
    step: async (label: string, run: () => Promise<void>) => {
      steps.push(label);
      await run();
    },
    args: {},
  } as unknown as Parameters<typeof pressAlong>[0]);

const pressEach =
  (...keys: readonly string[]) =>
  async (context: KeyContext) => {
    for (const key of keys) {
      await context.press(key);
      await expectInStory(pressed.length).toBeGreaterThan(0);
    }
  };

async function expectOfTheSecondAlone(context: KeyContext) {
  await context.press('←');
  await pressEach('→')(context);
}

test('each row is a step that presses its keys by the browser’s names', async () => {
  await walk(
    row('← →', pressEach('→', '←')),
    row('Page Up, Space', pressEach('Page Up', 'Space')),
    row('+ −', pressEach('+', '−')),
  );
  expect(steps).toEqual(['← →: Moves', 'Page Up, Space: Moves', '+ −: Moves']);
  expect(pressed).toEqual(['ArrowRight', 'ArrowLeft', 'PageUp', 'Space', '+', '-']);
});

describe('a keyboard story fails', () => {
  test('without a table', async () => {
    await expect(walk()).rejects.toThrow('There is no keyboard table to walk.');
  });

  test('when it does not press a key of a row', async () => {
    await expect(walk(row('← →', pressEach('←')))).rejects.toThrow('→ was never pressed.');
  });

  test('when it presses a key that its row does not name', async () => {
    await expect(walk(row('← →', pressEach('Esc')))).rejects.toThrow(
      'The row ← → does not name Esc.',
    );
  });

  test('when it expects nothing after a press', async () => {
    await expect(walk(row('← →', expectOfTheSecondAlone))).rejects.toThrow(
      'Nothing says what ← did.',
    );
    await expect(walk(row('Tab', ({ press: pressKey }) => pressKey('Tab')))).rejects.toThrow(
      'Nothing says what Tab did.',
    );
  });
});
