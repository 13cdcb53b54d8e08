import { getProfile } from '@formulary/rules/calls/profileCalls';
import { openInvitation } from '@formulary/rules/calls/invitationCalls';
import { expect, screen } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { registrationDraft } from '../../accounts/registrationDraft.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { mockShop } from '../../../mocks/mockShop.ts';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Invitation',
  component: ShopAt,
  args: { path: '/invitation/open', role: 'visitor' as const },
  parameters: screenParameters(
    'What the link of an invitation leads to: registering with its address filled in (spec 7.34).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    registrationDraft.setState(registrationDraft.getInitialState(), true);
  },
});

/** Registration starts with the invited address. */
export const Open = meta.story({
  tags: ['state', 'every-view', '@7.34'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Amara Okafor invites you to prescribe',
      }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Register as a prescriber' }));
    await canvas.findByRole('form', { name: 'Registration' });
    await expect(await canvas.findByLabelText('Email')).toHaveValue('new@elm.test');
  },
});

export const Expired = meta.story({
  tags: ['state'],
  args: { path: '/invitation/expired' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a new one' }));
    await expect(
      await canvas.findByText('We have asked Amara Okafor to invite you again'),
    ).toBeVisible();
  },
});

/** Shows both addresses, and how to go on with the right one. */
export const ForAnother = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' as const },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This invitation is for another address' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out and continue' }));
    await expect(
      await canvas.findByRole('link', { name: 'Register as a prescriber' }),
    ).toBeVisible();
  },
});

/** The invited user is a prescriber already: the request is in their list. */
export const OwnAndPrescriber = meta.story({
  args: { role: 'prescriber' as const },
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ profile: { isPrescriber: true, email: 'New@elm.test' } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'My Practitioners' }),
    ).toBeVisible();
  },
});

export const LinkNotValid = meta.story({
  tags: ['state'],
  args: { path: '/invitation/unknown' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This invitation cannot be used' }),
    ).toHaveFocus();
    await expect(await canvas.findByText(/^This link is not valid any more/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(openInvitation)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Invitation' })).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(openInvitation)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...mockShop());
    await userEvent.click(again);
    await expect(
      await canvas.findByRole('heading', { name: 'Amara Okafor invites you to prescribe' }),
    ).toBeVisible();
  },
});

/** A signed-in user's page depends on their address, which failed to load. */
export const ProfileFailed = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getProfile)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...mockShop());
    await userEvent.click(again);
    await expect(await canvas.findByText(/^The invitation was sent to/)).toBeVisible();
  },
});
