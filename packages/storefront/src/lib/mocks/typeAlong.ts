import { expect, fireEvent, type userEvent as allEvents, type within } from 'storybook/test';

type Keys = Pick<ReturnType<typeof allEvents.setup>, 'tab' | 'keyboard' | 'upload'>;

interface Hands {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Keys;
}

/** By its label: words that are typed, an option's value, a file, or `true` for a box to tick. */
export type Entry = readonly [label: string | RegExp, entry: string | File | true];

const MOST_STOPS = 60;

/** Goes on with Tab alone until something has the focus; what the keyboard does not reach fails. */
export async function tabTo(userEvent: Pick<Keys, 'tab'>, target: HTMLElement): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS && document.activeElement !== target; stops += 1)
    await userEvent.tab();
  await expect(target).toHaveFocus();
}

/** Fills a form in from where the focus is, in the order of the entries, without a mouse. */
export async function typeAlong(
  { canvas, userEvent }: Hands,
  entries: readonly Entry[],
): Promise<void> {
  for (const [label, entry] of entries) {
    const field = canvas.getByLabelText(label);
    await tabTo(userEvent, field);
    if (entry === true) await userEvent.keyboard(' ');
    // The browser's own windows, of options and of files, are none of the page's: what their keys choose arrives as a change.
    else if (entry instanceof File) await userEvent.upload(field, entry);
    else if (field instanceof HTMLSelectElement)
      await fireEvent.change(field, { target: { value: entry } });
    else await userEvent.keyboard(entry);
  }
}
