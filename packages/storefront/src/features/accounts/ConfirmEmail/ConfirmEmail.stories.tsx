import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import { confirmEmail } from '@formulary/rules/calls/joiningCalls';
import { StrictMode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { expectCategories, expectOneFailure, findTitle } from '../mocks/accountSteps.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { MOCK_TOKEN, registrationHandlers } from '../mocks/registrationHandlers.ts';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const confirmed = fn();

const meta = preview.meta({
  title: 'Screens/Confirm email',
  component: ShopAt,
  args: { path: `/users/confirm/${MOCK_TOKEN}`, role: 'visitor' as const },
  parameters: screenParameters(
    'The end of the link in the first e-mail: the address is confirmed, or why it is not (spec 2.7).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    confirmed.mockClear();
  },
});

/** Confirms on load, once, even under React's StrictMode. */
export const Verified = meta.story({
  tags: ['@2.7', 'state', 'every-view'],
  render: (args) => (
    <StrictMode>
      <ShopAt {...args} />
    </StrictMode>
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(confirmEmail, ({ body }) => {
        confirmed(body.code);
        return { answer: { message: notices.emailVerified } };
      }),
    ),
  play: async ({ canvas, step }) => {
    await expect(await findTitle(canvas, 'Email Verified!')).toBeVisible();
    await step('it says what happens next', async () => {
      await expect(
        canvas.getByText(/Our team will review your application and activate your account/),
      ).toHaveTextContent(/You will get an activation email/);
    });
    await expect(confirmed.mock.calls).toEqual([[MOCK_TOKEN]]);
    await expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute(
      'content',
      'no-referrer',
    );
  },
});

/** Confirming twice is harmless (reading R7). */
export const VerifiedBefore = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(confirmEmail, () => ({ answer: { message: notices.emailAlreadyVerified } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your email is already verified.')).toBeVisible();
  },
});

export const DeadLink = meta.story({
  args: { path: '/users/confirm/an-old-one' },
  tags: ['@2.7', '@8.6', 'state'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['token-dead']);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  },
});

/** A new link is one step away. */
export const AsksForANewLink = meta.story({
  args: DeadLink.composed.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new link' }));
    await expect(await findTitle(canvas, 'Forgot password')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    document.title = '';
    msw.use(mockLoading(confirmEmail));
  },
  play: async ({ canvas }) => {
    // The screen's lazy code shows the same text: the title arrives with the screen.
    await waitFor(() => expect(document.title).toMatch(/^Confirm your email/));
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['@8.4', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(confirmEmail)),
  play: async ({ canvas }) => {
    await expectOneFailure(canvas);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A retry confirms it. */
export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(mockFailed(confirmEmail)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...registrationHandlers());
    await userEvent.click(again);
    await expect(await findTitle(canvas, 'Email Verified!')).toBeVisible();
  },
});

/** A signed-in user is redirected without using the link (spec 6.2). */
export const SignedInAlready = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.2', '@6.2'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(confirmEmail, () => {
        confirmed();
        return { answer: { message: notices.emailVerified } };
      }),
    ),
  play: async ({ canvas }) => {
    await expectCategories({ canvas });
    await expect(confirmed).not.toHaveBeenCalled();
  },
});
