import { expect, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { findTitle } from '../features/accounts/mocks/accountSteps.ts';
import { enterShop } from '../mocks/enterShop.ts';
import { screenParameters } from '../lib/mocks/screenParameters.ts';
import { ShopAt } from '../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/From screen to screen',
  component: ShopAt,
  parameters: screenParameters('What happens between one screen and the next, whichever they are.'),
  beforeEach: enterShop,
});

/** As after a page load, screen reader and keyboard users start at the content, not at the old link. */
export const FocusMovesToTheContent = meta.story({
  args: { role: 'visitor', path: '/signin' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first screen leaves the focus alone', async () => {
      await findTitle(canvas, 'Login');
      await expect(canvas.getByRole('main')).not.toHaveFocus();
    });
    await step('a new screen takes the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
      await findTitle(canvas, 'Forgot password');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
  },
});

const SERVED = 'head > meta[data-page]';

/** The server writes title, canonical address and description of the first page into the head. */
export const ServedHeadGoes = meta.story({
  tags: ['!autodocs'],
  args: { role: 'visitor', path: '/signin' },
  beforeEach: () => {
    const served = document.createElement('meta');
    served.dataset['page'] = '';
    document.head.append(served);
    return () => served.remove();
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the head of the first page stays while that page is shown', async () => {
      await findTitle(canvas, 'Login');
      await expect(document.querySelector(SERVED)).not.toBeNull();
    });
    await step('the head of the first page goes when another page is shown', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }));
      await findTitle(canvas, 'Forgot password');
      await waitFor(() => expect(document.querySelector(SERVED)).toBeNull());
    });
  },
});
