import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { HowToBegin } from './HowToBegin.tsx';

const meta = preview.meta({
  title: 'Account/HowToBegin',
  component: HowToBegin,
  parameters: {
    guide: {
      useFor: ['The home of a buyer who has not ordered yet.'],
      useNot: ['Everybody: How to order has the whole way.'],
      anatomy: [
        ['Step', 'What is done; three of them', 'li'],
        ['Place', 'The screen where it is done', 'a'],
      ],
      drawnIn: 'Practitioner',
      screenReader: ['A numbered list of three.'],
      content: ['A step is one sentence.'],
      do: ['Say what the role in front of the screen has to do.'],
      dont: ['Tell a prescriber to find a prescriber.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: {
    isPrescriber: false,
    productsHref: '/products',
    prescribersHref: '/prescribers',
    howToOrderHref: '/how-to-order',
  },
});

export const Practitioner = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'add a prescriber' })).toHaveAttribute(
      'href',
      '/prescribers',
    );
  },
});

export const Prescriber = meta.story({
  args: { isPrescriber: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'add a prescriber' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/you sign it yourself/)).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={8}>
      <HowToBegin {...args} />
      <HowToBegin {...args} isPrescriber />
      <HowToBegin {...args} isPrescriber={undefined} />
    </Stack>
  ),
});
