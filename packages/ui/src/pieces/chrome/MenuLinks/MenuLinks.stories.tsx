import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { MenuLinks } from './MenuLinks.tsx';

const GUIDE = /^How to order as a prescriber \(PDF, in a new tab\)$/;

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves between links',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: GUIDE }),
      canvas.getByRole('link', { name: 'FAQs' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Chrome/MenuLinks',
  component: MenuLinks,
  parameters: {
    guide: {
      useFor: ['The links of a menu, a drawer or the sidebar.'],
      useNot: ['Links in a text: use TextLink.'],
      anatomy: [
        ['Link', 'A row that can be pressed in its whole width', 'a "FAQs"'],
        ['Arrow out of a box', 'A PDF, which opens in a tab of its own', 'svg'],
      ],
      drawnIn: 'Default',
      keyboard,
      screenReader: ['“How to order as a prescriber (PDF, in a new tab), link”.'],
      content: ['The titles of the pages they open.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: {
    links: [
      {
        label: 'How to order as a prescriber',
        href: '/resources/how-to-order-as-a-prescriber.pdf',
        isNewTab: true,
      },
      { label: 'FAQs', href: '/faqs' },
    ],
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: GUIDE })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'FAQs' })).not.toHaveAttribute('target');
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
