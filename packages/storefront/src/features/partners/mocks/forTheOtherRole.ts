import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mockShop } from '../../../mocks/mockShop.ts';

const pages = {
  practitioner: { role: 'prescriber', own: 'My Practitioners', href: '/practitioners' },
  prescriber: { role: 'practitioner', own: 'My Prescribers', href: '/prescribers' },
} as const;

/** Returns a story of a page opened by the other role: it says whose page it is, and links to their own (spec 6.3). */
export function forTheOtherRole(owner: keyof typeof pages) {
  const { role, own, href } = pages[owner];
  return {
    args: { role },
    beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) =>
      msw.use(...mockShop({ profile: { isPrescriber: role === 'prescriber' } })),
    play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
      await expect(await canvas.findByText(`This page is for ${owner}s`)).toBeVisible();
      const main = within(await canvas.findByRole('main'));
      await expect(main.getByRole('link', { name: own })).toHaveAttribute('href', href);
      await expect(canvas.queryByText(/could not load/)).toBeNull();
    },
  };
}
