import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ReadingPage } from './ReadingPage.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the contents to Print, then into the text',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: '1. Who may buy' }),
      canvas.getByRole('link', { name: '2. Orders' }),
      canvas.getByRole('button', { name: 'Print' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Content/ReadingPage',
  component: ReadingPage,
  parameters: {
    guide: {
      useFor: ['Terms and policies: text of many sections, to be found in and kept.'],
      useNot: ['An answer or a page of a few paragraphs: use Prose.'],
      anatomy: [
        ['On this page', 'A link to each section; beside the text where there is room', 'nav'],
        ['Print', 'The text alone, with who wrote it', 'button'],
        ['Text', 'With a heading over each section', 'p'],
        ['Who wrote it', 'From the brand file', 'footer'],
      ],
      drawnIn: 'Default',
      keyboard,
      screenReader: ['“On this page, navigation”, then the text with its headings.'],
      content: ['Number the sections where others refer to them.'],
      usedBy: ['Terms and conditions', 'Privacy policy', 'Delivery policy'],
    } satisfies Guide,
  },
  args: {
    sections: [
      { id: 'who-may-buy', title: '1. Who may buy' },
      { id: 'orders', title: '2. Orders' },
    ],
    onPrint: fn(),
    children: (
      <>
        <p>These terms apply to every order placed in this shop.</p>
        <h2 id="who-may-buy">1. Who may buy</h2>
        <p>We sell to practitioners, clinics, pharmacies and prescribers.</p>
        <h2 id="orders">2. Orders</h2>
        <p>Your order is an offer to buy.</p>
      </>
    ),
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(contents).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2. Orders' })).toHaveAttribute(
      'href',
      '#orders',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/General Pharmaceutical Council/)).toBeVisible();
  },
});

export const Keyboard = meta.story({ play: pressAlong });
