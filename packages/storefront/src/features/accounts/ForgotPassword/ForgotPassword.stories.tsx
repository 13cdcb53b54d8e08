import { notices } from '@formulary/rules/problems/notices';
import { forgotPassword } from '@formulary/rules/calls/joiningCalls';
import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import {
  type PlayContext,
  expectCategories,
  expectOneFailure,
  expectPhoneInTheDark,
  expectSentences,
  findTitle,
  phoneInTheDark,
} from '../mocks/accountSteps.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockFailed, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { tabTo } from '@formulary/storybook-kit/mocks/typeAlong';

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ShopAt,
  args: { path: '/forgot-password', role: 'visitor' as const },
  parameters: screenParameters(
    'Asks for a link to set a new password; the answer is the same for every address (spec 2.5, 5.9).',
  ),
  beforeEach: enterShop,
});

async function ask({ canvas, userEvent }: PlayContext) {
  const email = await canvas.findByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'amara@formulary.test{Enter}');
  return email;
}

export const Untouched = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Forgot password')).toBeVisible();
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
  },
});

export const Sent = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(await findTitle(canvas, 'Check your email')).toHaveFocus();
  },
});

/** From the form to its confirmation, by keyboard. */
export const Visitor = meta.story({
  tags: ['@2.5', '@4.3', '@5.9'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(await findTitle(canvas, 'Forgot password')).toBeVisible();
    await step('Back leads to sign in', async () => {
      await expect(await canvas.findByRole('link', { name: 'Back' })).toHaveAttribute(
        'href',
        '/signin',
      );
    });
    await step('an empty or invalid address is refused', async () => {
      await tabTo(userEvent, await canvas.findByRole('button', { name: 'Submit' }));
      await userEvent.keyboard('{Enter}');
      await expectSentences(canvas, [['Email', 'Please enter a valid email']]);
      await expect(await canvas.findByLabelText('Email')).toHaveFocus();
      await userEvent.keyboard('amara@{Enter}');
      await expectSentences(canvas, [['Email', 'Please enter a valid email']]);
    });
    await step('after success the confirmation replaces the form', async () => {
      await userEvent.keyboard('formulary.test{Enter}');
      await expect(await canvas.findByText(notices.passwordResetSent)).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Check your email' }),
      ).toHaveFocus();
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    });
    await step('Back to Login works', async () => {
      await tabTo(userEvent, await canvas.findByRole('link', { name: 'Back to Login' }));
      await userEvent.keyboard('{Enter}');
      await expect(await findTitle(canvas, 'Login')).toBeVisible();
    });
  },
});

export const ByKeyboardOnAPhoneInTheDark = meta.story({
  ...Visitor.input,
  tags: [],
  globals: phoneInTheDark,
  play: async (context) => {
    await expectPhoneInTheDark();
    await Visitor.input.play?.(context);
  },
});

export const Waiting = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(forgotPassword)),
  play: async ({ canvas, userEvent }) => {
    const email = await ask({ canvas, userEvent });
    await expect(await canvas.findByText('Sending…')).toBeInTheDocument();
    await expect(email).toHaveValue('amara@formulary.test');
  },
});

export const Refused = meta.story({
  tags: ['@8.6', 'state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(forgotPassword, 429, 'too-many-requests')),
  play: async ({ canvas, userEvent }) => {
    const email = await ask({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please wait a little and try again',
    );
    await expect(email).toHaveValue('amara@formulary.test');
  },
});

export const Failed = meta.story({
  tags: ['@8.4', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(forgotPassword)),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expectOneFailure(canvas);
  },
});

export const SignedInAlready = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.2', '@6.2'],
  play: expectCategories,
});
