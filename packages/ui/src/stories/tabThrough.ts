import { expect } from 'storybook/test';
import type { KeyContext, KeyRow } from './keyRow.ts';

/** The check of a row about Tab: each press leads to the next of the stops, in their order. */
export function tabThrough(
  stops: (context: KeyContext) => readonly HTMLElement[],
): KeyRow['check'] {
  return async (context) => {
    for (const stop of stops(context)) {
      await context.press('Tab');
      await expect(stop).toHaveFocus();
    }
  };
}
