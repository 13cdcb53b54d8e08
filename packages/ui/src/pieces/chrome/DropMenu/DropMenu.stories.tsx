import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { StillLink } from '@formulary/storybook-kit/plays/StillLink';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { LinkProvider } from '../../../primitives/navigation/Link/Link.tsx';
import { DropMenu } from './DropMenu.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'Opens and closes the menu',
    check: async ({ press, canvas }) => {
      const button = canvas.getByRole('button', { name: 'More' });
      button.focus();
      await press('Enter');
      await expect(canvas.getByRole('link', { name: 'FAQs' })).toBeVisible();
      await press('Space');
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
      await press('Enter');
      await expect(canvas.getByRole('link', { name: 'FAQs' })).toBeVisible();
    },
  },
  {
    keys: 'Tab',
    does: 'Moves through the links; leaving the last closes the menu',
    check: async ({ press, canvas }) => {
      for (const name of ['FAQs', 'Contact us']) {
        await press('Tab');
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
      await press('Tab');
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    },
  },
  {
    keys: 'Esc',
    does: 'Closes it; the focus goes back to the button',
    check: async ({ press, canvas, userEvent }) => {
      const button = canvas.getByRole('button', { name: 'More' });
      await userEvent.click(button);
      canvas.getByRole('link', { name: 'FAQs' }).focus();
      await press('Esc');
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Chrome/DropMenu',
  component: DropMenu,
  parameters: {
    guide: {
      useFor: ['A few ways to pages, behind one button of the header.'],
      useNot: [
        'The categories: use ShopMenu.',
        'Anything that is not a link: use a Popover.',
        'The account: ProfileSidebar has it.',
      ],
      anatomy: [
        ['Button', 'Says what is in it; the chevron turns', 'button "More"'],
        ['Panel', 'Links, one under the other', 'ul'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: ['“More, button, collapsed”, then “expanded” and the links as a list.'],
      content: [
        'label: one word for what is behind it, “More”.',
        'Links: the titles of the pages they open.',
      ],
      do: ['Close it when a link was chosen.'],
      dont: ['Open it by hovering.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '14rem' } },
  },
  args: {
    label: 'More',
    onNear: fn(),
    children: (
      <MenuLinks
        links={[
          { label: 'FAQs', href: '/faqs' },
          { label: 'Contact us', href: '/contact-us' },
        ]}
      />
    ),
  },
  render: (args) => (
    <LinkProvider component={StillLink}>
      <Cluster>
        <DropMenu {...args} />
        <Button>After</Button>
      </Cluster>
    </LinkProvider>
  ),
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Open = meta.story({
  tags: ['state', 'every-view', 'played'],
  parameters: { room: '12rem' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await canvas.findByRole('link', { name: 'FAQs' })).toBeVisible();
  },
});

export const Opening = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await step('hovering opens nothing but calls onNear', async () => {
      await expect(args.onNear).not.toHaveBeenCalled();
      await userEvent.hover(button);
      await expect(args.onNear).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press elsewhere closes the menu', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(document.body);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('choosing a link closes the menu', async () => {
      await userEvent.click(button);
      await userEvent.click(await canvas.findByRole('link', { name: 'FAQs' }));
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
