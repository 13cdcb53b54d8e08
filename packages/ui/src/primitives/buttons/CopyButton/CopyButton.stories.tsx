import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CopyButton } from './CopyButton.tsx';

const writeText = fn<(text: string) => Promise<void>>();

/** Replaces the page's clipboard, or removes it, for one story. */
function giveClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

const meta = preview.meta({
  title: 'Primitives/CopyButton',
  component: CopyButton,
  parameters: {
    guide: {
      useFor: ['A short text that is needed elsewhere to the letter: a sort code, a reference.'],
      useNot: ['Longer texts: let them be selected.'],
      anatomy: [
        ['Icon', 'Two sheets; a tick once it is copied', 'svg'],
        ['Label', '“Copy”, then “Copied”; screen readers hear what', '[data-part="label"]'],
      ],
      drawnIn: 'Copies',
      screenReader: ['“Copy sort code, button”; then “Copied the sort code”.'],
      content: ['Name what is copied as its label beside it does.'],
      do: ['Put it beside the text that it copies.'],
      dont: ['Make it the only way to the text: a browser may have no clipboard to give.'],
      usedBy: ['Checkout', 'Order'],
    } satisfies Guide,
  },
  args: { what: 'sort code', text: '00-00-00' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return giveClipboard({ writeText });
  },
});

export const Copies = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    // userEvent installs its own clipboard.
    giveClipboard({ writeText });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy sort code' }));
    await expect(await canvas.findByRole('button', { name: 'Copied sort code' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('00-00-00');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied the sort code');
  },
});

/** The browser refuses, so it does not report success. */
export const Refused = meta.story({
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    giveClipboard({ writeText });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy sort code' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('button', { name: 'Copy sort code' })).toBeVisible();
  },
});

export const NoClipboard = meta.story({
  beforeEach: () => giveClipboard(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
