import { expect } from 'storybook/test';
import {
  followLink,
  type KeyRow,
  pressAlong,
  tabThrough,
} from '@formulary/storybook-kit/plays/keyboard';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../layout/Stack.tsx';
import { type LinkAttributes, LinkProvider } from '../Link/Link.tsx';
import { TextLink } from './TextLink.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the link',
    check: tabThrough(({ canvas }) => [canvas.getByRole('link', { name: 'Continue shopping' })]),
  },
  {
    keys: 'Enter',
    does: 'Follows it',
    check: followLink(
      ({ canvas }) => canvas.getByRole('link', { name: 'Continue shopping' }),
      '/categories',
    ),
  },
];

const meta = preview.meta({
  title: 'Primitives/TextLink',
  component: TextLink,
  parameters: {
    guide: {
      useFor: ['A way to another page, in a sentence or a list.'],
      useNot: [
        'Doing something here: use a Button.',
        'The one next step of a screen: use a ButtonLink.',
      ],
      keyboard,
      screenReader: ['“Sign in, link”.', 'Where it opens a new tab, its words say so.'],
      content: ['Words that make sense alone: “terms and conditions”, never “here”.'],
      do: ['Leave it underlined: colour is never the only sign.'],
      dont: ['Open a new tab without saying so.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { href: '/categories', children: 'Continue shopping' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
});

function RoutedLink({ href, children, ...rest }: LinkAttributes) {
  return (
    <a {...rest} href={`#routed${href}`}>
      {children}
    </a>
  );
}

export const ThroughARouter = meta.story({
  render: () => (
    <LinkProvider component={RoutedLink}>
      <Stack>
        <p>
          <TextLink href="/orders">Orders</TextLink>
        </p>
        <p>
          <TextLink href="https://www.gov.uk/">Elsewhere</TextLink>
        </p>
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvas, step }) => {
    await step('links within the shop use the given component', async () => {
      await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute(
        'href',
        '#routed/orders',
      );
    });
    await step('links that leave the shop stay anchors', async () => {
      await expect(canvas.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute(
        'href',
        'https://www.gov.uk/',
      );
    });
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <p>
      Prices are shown to people who have signed in. <TextLink href="/signin">Sign in</TextLink> or{' '}
      <TextLink href="/signup">register</TextLink>.
    </p>
  ),
});
