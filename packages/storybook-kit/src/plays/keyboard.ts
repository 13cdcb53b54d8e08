import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fingers } from './fingers.ts';
import type { Guide } from './guide.ts';

const isSigns = (keys: string) => /^\S(?: \S)+$/.test(keys);

/** Splits the keys of a keyboard table row: 'Enter, Space' are two, '← → ↑ ↓' four. */
export function eachKey(keys: string): readonly string[] {
  return isSigns(keys) ? keys.split(' ') : keys.split(', ');
}

/** Browser names of the keys in keyboard tables. Any other key is a character, which is its own name. */
const keyNames: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  // One letter stands for all.
  Letters: 'a',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '−': '-',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
  'Shift+Page Up': 'Shift+PageUp',
  'Shift+Page Down': 'Shift+PageDown',
};

/** Context of a row's check: the story, and the row's keys to press. */
export interface KeyContext extends Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'> {
  readonly args: Readonly<Record<string, unknown>>;
  /** Presses one of the row's keys, by its name in the row. */
  readonly press: (key: string) => Promise<void>;
}

/** A row of a keyboard table, used by both the docs page and the Keyboard story. */
export interface KeyRow {
  /** As labelled on a keyboard: 'Enter, Space' are two, '← → ↑ ↓' four. */
  readonly keys: string;
  /** Their effect, in a sentence for the docs page. */
  readonly does: string;
  /** Presses each of the keys and checks the effect. It starts where the row above ended. */
  readonly check: (context: KeyContext) => Promise<void>;
}

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

/** Checks the Enter row of a link: a press follows it to its target, without leaving the story. */
export function followLink(
  linkIn: (context: KeyContext) => HTMLElement,
  href: string,
): KeyRow['check'] {
  return async (context) => {
    const link = linkIn(context);
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    link.focus();
    await context.press('Enter');
    link.removeEventListener('click', follow);
    await expect(follow).toHaveBeenCalledOnce();
    await expect(link).toHaveAttribute('href', href);
  };
}
