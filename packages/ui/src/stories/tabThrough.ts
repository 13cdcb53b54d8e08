import { expect } from 'storybook/test';
import type { KeyContext, KeyRow } from './keyRow.ts';

/** Checks a Tab row: each press moves to the next of the given stops. */
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
