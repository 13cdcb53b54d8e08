import { eachKey } from './eachKey.ts';
import type { Guide } from './guide.ts';

/** What the table calls a key, as user-event types it. A key that is not here is typed as it stands. */
const TYPED: Readonly<Record<string, string>> = {
  Enter: '{Enter}',
  Space: ' ',
  Tab: '{Tab}',
  'Shift+Tab': '{Shift>}{Tab}{/Shift}',
  Esc: '{Escape}',
  '↑': '{ArrowUp}',
  '↓': '{ArrowDown}',
  '←': '{ArrowLeft}',
  '→': '{ArrowRight}',
  Home: '{Home}',
  End: '{End}',
  'Page Up': '{PageUp}',
  'Page Down': '{PageDown}',
  F6: '{F6}',
};

type Press = (key: string) => Promise<void>;

interface PlayContext {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly userEvent: { readonly keyboard: (typed: string) => Promise<void> };
  readonly step: (label: string, run: () => Promise<void>) => Promise<void> | void;
}

/**
 * Walks the keyboard table of a component's guide, row by row: the page that people read and the test that presses are
 * one list. Every row has a check, which presses each of the row's keys and says what has happened; a row without a
 * check, a check without a row and a key that is never pressed fail the story.
 */
export async function pressAlong(
  { parameters, userEvent, step }: PlayContext,
  checks: Readonly<Record<string, (press: Press) => Promise<void>>>,
): Promise<void> {
  const { keyboard = [] } = (parameters['guide'] ?? {}) as Guide;
  const rows = keyboard.map(([keys]) => keys);
  const strays = Object.keys(checks).filter((keys) => !rows.includes(keys));
  if (strays.length > 0) throw new Error(`The keyboard table has no row ${strays.join('; ')}.`);
  for (const [keys, effect] of keyboard) {
    const check = checks[keys];
    if (!check) throw new Error(`Nothing checks the row ${keys} of the keyboard table.`);
    const waiting = new Set(eachKey(keys));
    const press: Press = async (key) => {
      if (!eachKey(keys).includes(key)) throw new Error(`The row ${keys} does not name ${key}.`);
      waiting.delete(key);
      await userEvent.keyboard(TYPED[key] ?? key);
    };
    await step(`${keys}: ${effect}`, () => check(press));
    if (waiting.size > 0) throw new Error(`${[...waiting].join(', ')} was never pressed.`);
  }
}
