import { expect } from 'storybook/test';
import { eachKey } from './eachKey.ts';
import { fingers } from './fingers.ts';
import type { Guide } from './guide.ts';
import { keyNames } from './keyNames.ts';
import type { KeyContext, KeyRow } from './keyRow.ts';

interface PlayContext extends Omit<KeyContext, 'press'> {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly step: (label: string, run: () => Promise<void>) => Promise<void> | void;
}

/** Makes Tab start at the top, whatever had the focus in the previous story; a story that takes the focus keeps it. */
function beginAtTheTop(): void {
  if (document.activeElement !== document.body) return;
  const mark = document.createElement('span');
  mark.tabIndex = -1;
  document.body.prepend(mark);
  mark.focus();
  mark.remove();
}

async function walk({ keys, check }: KeyRow, context: Omit<KeyContext, 'press'>): Promise<void> {
  const named = eachKey(keys);
  const unpressed = new Set(named);
  let unanswered: string | undefined;
  let answers = 0;
  const refuseUnanswered = () => {
    if (unanswered !== undefined && expect.getState().assertionCalls === answers)
      throw new Error(`Nothing says what ${unanswered} did.`);
  };
  const press = async (key: string) => {
    if (!named.includes(key)) throw new Error(`The row ${keys} does not name ${key}.`);
    refuseUnanswered();
    unanswered = key;
    answers = expect.getState().assertionCalls;
    unpressed.delete(key);
    await fingers.press(keyNames[key] ?? key, context.userEvent);
  };
  await check({ ...context, press });
  refuseUnanswered();
  if (unpressed.size > 0) throw new Error(`${[...unpressed].join(', ')} was never pressed.`);
}

/**
 * Play of a Keyboard story: runs the keyboard table of the component's guide row by row, so that docs and tests share
 * one list. A key that is never pressed, or has no expectation, fails the story.
 */
export async function pressAlong({ parameters, step, ...context }: PlayContext): Promise<void> {
  const { keyboard = [] } = (parameters['guide'] ?? {}) as Guide;
  if (keyboard.length === 0) throw new Error('There is no keyboard table to walk.');
  beginAtTheTop();
  for (const row of keyboard) await step(`${row.keys}: ${row.does}`, () => walk(row, context));
}
