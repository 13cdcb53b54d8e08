import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { Cluster } from './Cluster.tsx';

const meta = preview.meta({
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
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

export const AllStates = meta.story({
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
