import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { ResourceCard, type ResourceCardProps } from './ResourceCard.tsx';

const DOWNLOAD = 'Download Facial muscles';
const CANCEL = 'Cancel Facial muscles';
const receiving = { kind: 'receiving', loaded: 41_000, total: 102_295 } as const;

const unpressed = (): ResourceCardProps['download'] => ({ kind: 'ready' });

/** A first page, in the format of the shop's preview pictures. */
const page = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="#fff"/><path d="M20 30h110M20 48h170M20 58h150" stroke="#1e3a2f" stroke-width="5"/><circle cx="105" cy="165" r="62" fill="none" stroke="#1e3a2f" stroke-width="3"/></svg>',
)}`;

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to Download, then Open, and Cancel while downloading',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('button', { name: DOWNLOAD }),
      canvas.getByRole('link', { name: 'Open Facial muscles, in a new tab' }),
    ]),
  },
  {
    keys: 'Enter, Space',
    does: 'On Download: starts once; on Cancel: stops, and the focus returns to Download',
    check: async ({ press, canvas }) => {
      const button = canvas.getByRole('button', { name: DOWNLOAD });
      button.focus();
      await press('Enter');
      await expect(canvas.getByRole('progressbar')).toBeVisible();
      canvas.getByRole('button', { name: CANCEL }).focus();
      await press('Space');
      await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Content/ResourceCard',
  component: ResourceCard,
  parameters: {
    guide: {
      useFor: ['A file that anybody may keep, where several are offered.'],
      useNot: ['A file of one’s own: its screen has a button for it.'],
      anatomy: [
        ['First page', 'What it looks like; says nothing that the words do not', 'img'],
        ['Title and description', 'What it is and what is in it', 'h2'],
        ['Facts', 'Kind, pages and size, before anything travels', '"PDF,"'],
        ['Download', 'Saves it; Try again where that failed', 'button'],
        ['Open', 'Reads it in a tab of its own', 'a "Open"'],
        ['Progress', 'How much has come, and Cancel'],
      ],
      drawnIn: 'Ready',
      keyboard,
      screenReader: [
        '“Facial muscles, article”, its heading, what is in it, “PDF, 2 pages, 100 KB”.',
        '“Download Facial muscles, button”; pressed: “Downloading Facial muscles”, then “Downloaded.”',
      ],
      content: [
        'What is in it, in one sentence that ends with a full stop.',
        'A failure says what happened; what to do stands on the button.',
      ],
      do: ['Say how large it is before it is pressed.'],
      dont: ['Take Download away while it comes: the focus is on it.'],
      usedBy: ['Resources'],
    } satisfies Guide,
  },
  args: {
    title: 'Facial muscles',
    description:
      'The muscles of expression and of chewing with origin, insertion and action, and what toxin reaches by mistake.',
    picture: page,
    pages: 2,
    bytes: 102_295,
    href: '/resources/facial-muscles.pdf',
    download: unpressed(),
    onDownload: fn(),
    onCancel: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('PDF, 2 pages, 100 KB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: DOWNLOAD }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

export const OnePage = meta.story({
  tags: ['!autodocs'],
  args: { pages: 1, bytes: 2_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PDF, 1 page, 2.3 MB')).toBeVisible();
  },
});

export const Receiving = meta.story({
  args: { download: receiving },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('shows how much has been received', async () => {
      const bar = canvas.getByRole('progressbar', { name: 'Downloading Facial muscles' });
      await expect(bar).toHaveAttribute('value', '41000');
      await expect(bar).toHaveAttribute('max', '102295');
      await expect(canvas.getByText('40 KB of 100 KB')).toBeVisible();
    });
    await step('a second press does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: DOWNLOAD }));
      await expect(args.onDownload).not.toHaveBeenCalled();
    });
    await step('Cancel stops the download', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: CANCEL }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
});

export const ReceivingWithoutLength = meta.story({
  args: { download: { ...receiving, total: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
    await expect(canvas.getByText('40 KB so far')).toBeVisible();
  },
});

export const Saved = meta.story({
  args: { download: { kind: 'saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Downloaded.')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: DOWNLOAD })).toBeEnabled();
  },
});

export const Cancelled = meta.story({
  args: { download: { kind: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The download was cancelled.')).toHaveRole('status');
  },
});

export const Failed = meta.story({
  args: {
    download: {
      kind: 'failed',
      message: 'The shop is not available just now. Please try again in a moment',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/not available just now/);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Try again to download Facial muscles' }),
    );
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

/** Changes its state on each press. */
function Pressable(args: ResourceCardProps) {
  const [download, setDownload] = useState(args.download);
  return (
    <ResourceCard
      {...args}
      download={download}
      onDownload={() => setDownload(receiving)}
      onCancel={() => setDownload({ kind: 'cancelled' })}
    />
  );
}

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Pressable {...args} />,
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={4}>
      <ResourceCard {...args} />
      <ResourceCard {...args} title="Facial layers" download={receiving} />
      <ResourceCard {...args} title="Facial vessels" download={{ kind: 'saved' }} />
      <ResourceCard
        {...args}
        title="Prescription template"
        pages={1}
        download={{
          kind: 'failed',
          message: 'The shop is not available just now. Please try again in a moment',
        }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});
