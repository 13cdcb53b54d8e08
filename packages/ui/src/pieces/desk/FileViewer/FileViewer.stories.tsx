import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { FileViewer, type FileViewerProps } from './FileViewer.tsx';

const paper = (line: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#e8efe9"/><rect x="40" y="60" width="140" height="180" fill="#b9c9bd"/><text x="210" y="110" font-size="34" font-family="sans-serif">${line}</text></svg>`,
  )}`;

const letter = `data:text/html,${encodeURIComponent('<h1>Proof of address</h1><p>14 Elm Street</p><script>document.body.textContent = "A script ran";</script>')}`;

/** A document of three pages that the server draws. */
function Paged(props: FileViewerProps) {
  const [page, setPage] = useState(1);
  return (
    <FileViewer
      {...props}
      src={paper(`Page ${page}`)}
      pages={{ page, count: 3, onPage: setPage }}
    />
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: '+, −',
    does: 'Zoom in and out',
    check: async ({ press, canvas }) => {
      canvas.getByRole('group').focus();
      await press('+');
      await expect(await canvas.findByText('150%')).toBeVisible();
      await press('−');
      await expect(await canvas.findByText('100%')).toBeVisible();
    },
  },
  {
    keys: 'r',
    does: 'Turns the picture to the right',
    check: async ({ press, canvas }) => {
      await press('r');
      await waitFor(() => expect(canvas.getByRole('img')).toHaveStyle({ rotate: '90deg' }));
    },
  },
  {
    keys: '0',
    does: 'Shows the whole picture, upright',
    check: async ({ press, canvas }) => {
      await press('0');
      await waitFor(() => expect(canvas.getByRole('img')).toHaveStyle({ rotate: '0deg' }));
    },
  },
];

const meta = preview.meta({
  title: 'Desk/FileViewer',
  component: FileViewer,
  parameters: {
    guide: {
      useFor: ['Papers beside what was claimed: passports, certificates, proofs of address.'],
      useNot: ['A picture of a product: use ZoomImage.'],
      anatomy: [
        ['Title', 'Whose paper it is', 'strong'],
        ['Zoom', 'Nearer, further, whole', 'button "Zoom in"'],
        ['Turn', 'By a quarter to the right', 'button "Turn right"'],
        ['Paper', 'Scrolls where it is larger than the frame', '[role="group"]'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Loading …”, then the title with the picture.'],
      do: [
        'Ask the server for an address that this person may open, and that it records.',
        'Let the server draw PDF pages: browsers show no PDF in a frame without an origin.',
      ],
      dont: ['Allow scripts or an origin in the frame.'],
    } satisfies Guide,
  },
  args: {
    title: 'Passport of Amara Okafor',
    src: paper('OKAFOR, AMARA'),
    kind: 'picture' as const,
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: '30rem' }}>
      <FileViewer {...args} />
    </div>
  ),
});

export const Picture = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const picture = canvas.getByRole('img', { name: 'Passport of Amara Okafor' });
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'false'));
    const { width, height } = picture.getBoundingClientRect();
    await expect(Math.round((width / height) * 100)).toBe(150);
    await step('zooms', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await waitFor(() =>
        expect(Math.round(picture.getBoundingClientRect().width)).toBe(Math.round(width * 1.5)),
      );
    });
    await step('turns, within the frame', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show the whole' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Turn right' }));
      const frame = (await canvas.findByRole('group')).getBoundingClientRect();
      await waitFor(() => {
        const turned = picture.getBoundingClientRect();
        return expect(Math.round((turned.height / turned.width) * 100)).toBe(150);
      });
      const turned = picture.getBoundingClientRect();
      await expect(turned.height).toBeLessThanOrEqual(frame.height + 1);
      await expect(turned.top).toBeGreaterThanOrEqual(frame.top - 1);
    });
  },
});

/** Covers the whole picture, lets every press through and is not read out. */
export const Watermarked = meta.story({
  tags: ['state'],
  args: { watermark: 'Priya Shah, 29/11/2026, 10:15' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'false'));
    const mark = canvasElement.querySelector('[data-mark]');
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    const picture = (await canvas.findByRole('img')).getBoundingClientRect();
    const covered = mark?.getBoundingClientRect();
    await expect(Math.round(covered?.width ?? 0)).toBe(Math.round(picture.width));
    await expect(Math.round(covered?.height ?? 0)).toBe(Math.round(picture.height));
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn right' }));
    await expect(await canvas.findByRole('img')).toHaveStyle({ rotate: '90deg' });
  },
});

/** The frame has no scripts and no origin: what the document tries to run does not run. */
export const Document = meta.story({
  tags: ['state'],
  args: { title: 'Proof of address', src: letter, kind: 'document' as const },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByTitle('Proof of address');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'false'));
    await expect(canvasElement.querySelector('iframe')?.contentDocument).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  },
});

export const SeveralPages = meta.story({
  render: (args) => (
    <div style={{ blockSize: '30rem' }}>
      <Paged {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByRole('button', { name: 'Next page' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  args: { isFailed: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We could not load Passport of Amara Okafor.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The picture itself cannot be read. */
export const Broken = meta.story({
  tags: ['!autodocs'],
  args: { src: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
