import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { StillLink } from '@formulary/storybook-kit/plays/StillLink';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { LinkProvider } from '../../../primitives/navigation/Link/Link.tsx';
import { ProfileSidebar, type ProfileSidebarProps } from './ProfileSidebar.tsx';

function WithOpener(props: ProfileSidebarProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <LinkProvider component={StillLink}>
      <Button onClick={() => setIsOpen(true)}>Your account</Button>
      <ProfileSidebar {...props} isOpen={isOpen} onClose={close} />
    </LinkProvider>
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab, Shift+Tab',
    does: 'Move between links in the drawer, never to the page behind',
    check: async ({ press, canvas, userEvent }) => {
      const opener = canvas.getByRole('button', { name: 'Your account' });
      await userEvent.click(opener);
      const orders = await screen.findByRole('link', { name: 'Orders' });
      orders.focus();
      await press('Tab');
      await expect(screen.getByRole('link', { name: 'Account details' })).toHaveFocus();
      await press('Shift+Tab');
      await expect(orders).toHaveFocus();
      screen.getByRole('button', { name: 'Close' }).focus();
      await press('Shift+Tab');
      await expect(opener).not.toHaveFocus();
    },
  },
  {
    keys: 'Esc',
    does: 'Closes it; the focus returns to the control that opened it',
    check: async ({ press, canvas }) => {
      await press('Esc');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Your account' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Chrome/ProfileSidebar',
  component: ProfileSidebar,
  parameters: {
    guide: {
      useFor: ['The signed-in user’s own screens, and the way out.'],
      useNot: ['The shop’s menus: the header has them.'],
      anatomy: [
        ['Who', 'Name, role and e-mail address', 'dialog strong'],
        ['Screens', 'Those of the role', 'nav'],
        ['Log Out', 'Stays in view at the foot', 'button "Log Out"'],
      ],
      drawnIn: 'Practitioner',
      keyboard,
      screenReader: [
        '“Your account, dialog”: who is signed in, the list of screens, “Log Out, button”.',
      ],
      content: ['The role in words: Practitioner or Prescriber.'],
      do: ['Close it when a screen was chosen.'],
      dont: ['List Log Out among the screens: it does something, they lead somewhere.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '30rem' } },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    profile: aProfile(),
    links: [
      { label: 'Orders', href: '/orders' },
      { label: 'Account details', href: '/profile' },
    ],
    onSignOut: fn(),
  },
  render: (args) => <WithOpener {...args} />,
});

export const Practitioner = meta.story({
  tags: ['!autodocs', 'state', 'every-view'],
  play: async () => {
    await screen.findByRole('dialog', { name: 'Your account' });
    await expect(await screen.findByText('Amara Okafor')).toBeVisible();
    await expect(await screen.findByText('Practitioner')).toBeVisible();
  },
});

export const ChoosingCloses = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Your account' });
    await userEvent.click(await screen.findByRole('link', { name: 'Orders' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Prescriber = meta.story({
  tags: ['state'],
  args: {
    profile: aProfile({ isPrescriber: true }),
    links: [
      { label: 'Orders', href: '/orders' },
      { label: 'Sign Prescriptions', href: '/prescriptions?signStatus=0&prescriberId=7' },
      { label: 'Account details', href: '/profile' },
    ],
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Your account' });
    await expect(await screen.findByText('Prescriber')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Sign Prescriptions' })).toBeVisible();
  },
});

export const LogsOut = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  render: (args) => <WithOpener {...args} profile={undefined} />,
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: pressAlong,
});
