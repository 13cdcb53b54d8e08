import { expect, fireEvent, type userEvent as allEvents, type within } from 'storybook/test';

type Keys = Pick<ReturnType<typeof allEvents.setup>, 'tab' | 'keyboard' | 'upload'>;

interface PlayContext {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Keys;
}

/** Field label and its input: typed text, an option's value, a file, or `true` for a checkbox. */
export type Entry = readonly [label: string | RegExp, entry: string | File | true];

const MOST_STOPS = 60;

/** Presses Tab until the target has the focus; fails if the keyboard does not reach it. */
export async function tabTo(userEvent: Pick<Keys, 'tab'>, target: HTMLElement): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS && document.activeElement !== target; stops += 1)
    await userEvent.tab();
  await expect(target).toHaveFocus();
}

/** Fills in a form by keyboard, from the current focus and in the order of the entries. */
export async function typeAlong(
  { canvas, userEvent }: PlayContext,
  entries: readonly Entry[],
): Promise<void> {
  for (const [label, entry] of entries) {
    const field = canvas.getByLabelText(label);
    await tabTo(userEvent, field);
    if (entry === true) await userEvent.keyboard(' ');
    // The browser's own option list and file dialog are outside the page: their choices arrive as change events.
    else if (entry instanceof File) await userEvent.upload(field, entry);
    else if (field instanceof HTMLSelectElement)
      await fireEvent.change(field, { target: { value: entry } });
    else await userEvent.keyboard(entry);
  }
}
