import { messages } from '@formulary/rules/problems/messages';
import { resetPassword } from '@formulary/rules/calls/joiningCalls';
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
import { MOCK_TOKEN } from '../mocks/registrationHandlers.ts';
import { mockFailed, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { tabTo, typeAlong } from '@formulary/storybook-kit/mocks/typeAlong';

const meta = preview.meta({
  title: 'Screens/Reset password',
  component: ShopAt,
  args: { path: `/reset-password/${MOCK_TOKEN}`, role: 'visitor' as const },
  parameters: screenParameters('A new password, from the link in an e-mail (spec 2.6, 5.10).'),
  beforeEach: enterShop,
});

async function reset({ canvas, userEvent }: PlayContext) {
  await canvas.findByRole('form', { name: 'Reset password' });
  await userEvent.type(canvas.getByLabelText('Password'), 'three plain words');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'three plain words{Enter}');
}

export const Untouched = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Reset password')).toBeVisible();
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
  },
});

export const PasswordChanged = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await reset({ canvas, userEvent });
    await expect(await findTitle(canvas, 'Password reset successfully!')).toHaveFocus();
  },
});

/** From the form to sign-in, by keyboard. */
export const Visitor = meta.story({
  tags: ['@2.6', '@4.3', '@5.10'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(await findTitle(canvas, 'Reset password')).toBeVisible();
    await step('the page sends no referrer', async () => {
      await expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute(
        'content',
        'no-referrer',
      );
    });
    await step('a link leads back to Login', async () => {
      await canvas.findByRole('form', { name: 'Reset password' });
      await expect((await canvas.findAllByRole('link', { name: 'Login' })).at(-1)).toHaveAttribute(
        'href',
        '/signin',
      );
    });
    await step('an invalid password is refused with its reason', async () => {
      const button = await canvas.findByRole('button', { name: 'Reset' });
      await tabTo(userEvent, button);
      await userEvent.keyboard('{Enter}');
      await expectSentences(canvas, [['Password', 'Please enter a password']]);
      await expect(await canvas.findByLabelText('Password')).toHaveFocus();
      await userEvent.keyboard('short');
      await expectSentences(canvas, [
        ['Password', 'Password should contain at least 8 characters'],
      ]);
      await userEvent.keyboard('er than long');
      await typeAlong({ canvas, userEvent }, [['Confirm password', 'shorter than']]);
      await expectSentences(canvas, [['Confirm password', 'Passwords must match']]);
    });
    await step('a valid password is saved', async () => {
      await userEvent.keyboard(' long{Enter}');
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Password reset successfully!' }),
      ).toHaveFocus();
      await tabTo(userEvent, await canvas.findByRole('link', { name: 'Sign In' }));
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

export const DeadLink = meta.story({
  args: { path: '/reset-password/an-old-one' },
  tags: ['@8.6', 'state'],
  play: async ({ canvas, userEvent }) => {
    await reset({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['token-dead']);
    await expect(await canvas.findByRole('link', { name: 'Ask for a new one' })).toBeVisible();
  },
});

/** A new link is one step away. */
export const AsksForANewLink = meta.story({
  args: DeadLink.composed.args,
  play: async ({ canvas, userEvent }) => {
    await reset({ canvas, userEvent });
    await canvas.findByRole('alert');
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new one' }));
    await expect(await findTitle(canvas, 'Forgot password')).toBeVisible();
  },
});

export const RefusedByField = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(resetPassword, 400, 'invalid-request', {
        user_new_password: 'Please choose another password',
        user_password_confirmation: 'Passwords must match',
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await reset({ canvas, userEvent });
    await canvas.findByRole('link', { name: 'Please choose another password' });
    await expectSentences(canvas, [
      ['Password', 'Please choose another password'],
      ['Confirm password', 'Passwords must match'],
    ]);
  },
});

export const Waiting = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(resetPassword)),
  play: async ({ canvas, userEvent }) => {
    await reset({ canvas, userEvent });
    await expect(await canvas.findByText('Saving…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['@8.4', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(resetPassword)),
  play: async ({ canvas, userEvent }) => {
    await reset({ canvas, userEvent });
    await expectOneFailure(canvas);
    await expect(canvas.getByLabelText('Password')).toHaveValue('three plain words');
  },
});

export const SignedInAlready = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.2', '@6.2'],
  play: expectCategories,
});
