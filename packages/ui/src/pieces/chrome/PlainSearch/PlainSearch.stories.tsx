import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PlainSearch } from './PlainSearch.tsx';

const meta = preview.meta({
  title: 'Chrome/PlainSearch',
  component: PlainSearch,
  parameters: {
    guide: {
      useFor: ['The search of readers whose browser runs no scripts; SiteHeader has it.'],
      useNot: ['Everybody else: use SearchOverlay.'],
      anatomy: [
        ['Field', 'What is looked for', 'input'],
        ['Search', 'Opens the page of what was found', 'button'],
      ],
      drawnIn: 'Empty',
      screenReader: ['“Search products, edit”, “Search, button”.'],
      content: ['The words of SearchOverlay.'],
      do: ['Send it to the page of the products.'],
      dont: ['Handle its submit: the browser does.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { action: '/products' },
});

export const Empty = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Search products' });
    const send = fn((event: Event) => event.preventDefault());
    field.form!.addEventListener('submit', send);
    await userEvent.type(field, '30G needles{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await expect(send).toHaveBeenCalledTimes(2);
    const sent = [...new FormData(field.form!)];
    await expect(sent).toEqual([['search', '30G needles']]);
    await expect([field.form!.method, new URL(field.form!.action).pathname]).toEqual([
      'get',
      '/products',
    ]);
  },
});
