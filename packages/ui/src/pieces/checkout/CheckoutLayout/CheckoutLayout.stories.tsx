import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';

const meta = preview.meta({
  title: 'Checkout/CheckoutLayout',
  component: CheckoutLayout,
  parameters: {
    guide: {
      useFor: ['The sections of the checkout and, beside or under them, what they come to.'],
      useNot: ['Another page in two columns: a layout of its own, as ProductDetail has.'],
      anatomy: [
        ['Sections', 'First, also for a screen reader', 'div:has(> svg) "The sections"'],
        [
          'Aside',
          'Beside them where there is room, and then it stays in view',
          'div:has(> svg) "The summary"',
        ],
      ],
      drawnIn: 'Wide',
      screenReader: [
        'Nothing of itself: the sections first, then the summary, also where they stand side by side.',
      ],
      content: ['No words of its own.'],
      do: ['Put into the aside what the order comes to and the way to place it.'],
      dont: ['Put into the aside what has to be read first: on a phone it comes last.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    children: <Alert tone="info">The sections</Alert>,
    aside: <Alert tone="info">The summary</Alert>,
  },
});

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

export const Wide = meta.story({
  tags: ['state', 'every-view'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const sections = boxOf(canvas.getByText('The sections'));
    const summary = boxOf(canvas.getByText('The summary'));
    await expect(summary.left).toBeGreaterThan(sections.left);
    await expect(summary.top).toBe(sections.top);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const sections = boxOf(canvas.getByText('The sections'));
    const summary = boxOf(canvas.getByText('The summary'));
    await expect(summary.left).toBe(sections.left);
    await expect(summary.top).toBeGreaterThan(sections.bottom);
  },
});
