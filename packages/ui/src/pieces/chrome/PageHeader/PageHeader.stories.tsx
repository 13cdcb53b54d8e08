import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Chrome/PageHeader',
  component: PageHeader,
  parameters: {
    guide: {
      useFor: ['The title of a page, its one level-one heading.'],
      useNot: [
        'A product or an order: they bring their own title.',
        'A part of a page: use a heading of level two.',
      ],
      anatomy: [
        ['Title', 'Can take the focus when the page changes', 'h1'],
        ['Words', 'What the page is about, or how many there are', 'h1 + div'],
        ['Actions', 'What is done with the page as a whole', 'button'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Dermal fillers, heading level 1”, then the sentence under it.'],
      content: ['The noun that the way here was called.'],
      do: ['Show it while the page still loads: its title is known before.'],
      dont: [
        'Put a way to another page among the actions: the breadcrumbs and the text have those.',
      ],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { title: 'Dermal fillers' },
});

export const Title = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dermal fillers' })).toBeVisible();
  },
});

/** The actions stand beside the sentence, however long the title is. */
export const LongTitle = meta.story({
  tags: ['state'],
  args: {
    title: 'Hyaluronic acid lip filler 24 mg/ml with lidocaine hydrochloride, 2 × 1.25 ml',
    children: 'All products',
    actions: <Button isSmall>Take off sale</Button>,
    isDense: true,
    hasLongTitle: true,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(title.bottom);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { children: '27 products', actions: <Button>Print</Button> },
});
