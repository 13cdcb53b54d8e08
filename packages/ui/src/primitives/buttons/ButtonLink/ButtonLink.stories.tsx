import { expect } from 'storybook/test';
import {
  followLink,
  type KeyRow,
  pressAlong,
  tabThrough,
} from '@formulary/storybook-kit/plays/keyboard';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ButtonLink } from './ButtonLink.tsx';
import { Cluster } from '../../layout/Cluster.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the link',
    check: tabThrough(({ canvas }) => [canvas.getByRole('link', { name: 'Proceed to Checkout' })]),
  },
  {
    keys: 'Enter',
    does: 'Follows the link; Space scrolls the page, as with every link',
    check: followLink(
      ({ canvas }) => canvas.getByRole('link', { name: 'Proceed to Checkout' }),
      '/checkout',
    ),
  },
];

const meta = preview.meta({
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  parameters: {
    guide: {
      useFor: [
        'The one next step of a screen when that step is another page: Proceed to Checkout.',
      ],
      useNot: [
        'Doing something here: use a Button.',
        'A link in a sentence or a list: use a TextLink.',
      ],
      keyboard,
      screenReader: ['“Proceed to Checkout, link”: a link in every respect but its looks.'],
      content: ['Say where it leads or what is done there.'],
      do: ['Leave the address to the browser: open in a new tab, copy and Back all work.'],
      dont: ['Put two primary ones side by side.'],
      usedBy: [
        'Home',
        'Categories',
        'Products',
        'Cart',
        'Checkout',
        'Orders',
        'Login',
        'Sign up',
        'Forgot password',
      ],
    } satisfies Guide,
  },
  args: { href: '/checkout', children: 'Proceed to Checkout' },
});

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
  },
});

export const Secondary = meta.story({});

export const Small = meta.story({ args: { isSmall: true, children: 'View order' } });

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ href }) => (
    <Cluster>
      <ButtonLink href={href} variant="primary">
        Primary
      </ButtonLink>
      <ButtonLink href={href}>Secondary</ButtonLink>
      <ButtonLink href={href} variant="quiet">
        Quiet
      </ButtonLink>
      <ButtonLink href={href} isSmall>
        Small
      </ButtonLink>
    </Cluster>
  ),
});
