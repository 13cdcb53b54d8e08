import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ViewSwitch, type ViewSwitchProps } from './ViewSwitch.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from cards to table',
    check: tabThrough(({ canvas }) => canvas.getAllByRole('link')),
  },
];

const asCards: ViewSwitchProps = {
  view: 'cards',
  hrefFor: (view) => `#${view}`,
  onChoose: fn(),
};

const meta = preview.meta({
  title: 'Catalogue/ViewSwitch',
  component: ViewSwitch,
  parameters: {
    guide: {
      useFor: ['Cards or a table of the same products.'],
      useNot: ['Other content for each choice: use Tabs.'],
      anatomy: [
        ['Cards', 'For those who look around', '[aria-label="Show as cards"]'],
        ['Table', 'For those who know what they want', '[aria-label="Show as table"]'],
      ],
      drawnIn: 'Default',
      keyboard,
      screenReader: ['“View, navigation; Show as cards, link, current”.'],
      content: ['Icons, each with its words for screen readers and as a tooltip.'],
      do: ['Remember the choice, and write it into the address.'],
      dont: ['Show other products for another view.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args: asCards,
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Show as cards' })).toHaveAttribute(
      'aria-current',
    );
    const table = canvas.getByRole('link', { name: 'Show as table' });
    // Stops the story from navigating.
    table.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(table);
    await expect(args.onChoose).toHaveBeenCalledWith('table');
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { view: 'table' } });
