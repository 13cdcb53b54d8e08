import * as calls from '@formulary/rules/calls/sessionCalls';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import {
  expectCategories,
  expectOneFailure,
  expectPhoneInTheDark,
  expectSentences,
  findTitle,
  phoneInTheDark,
  signIn,
  signInCorrectly,
} from '../mocks/accountSteps.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { MOCK_PASSWORD } from '../mocks/accountHandlers.ts';
import { mockFailed, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { tabTo, typeAlong } from '@formulary/storybook-kit/mocks/typeAlong';
import { rememberedUrl } from '../../../lib/session/rememberedUrl.ts';

const meta = preview.meta({
  title: 'Screens/Login',
  component: ShopAt,
  args: { path: '/signin' },
  parameters: screenParameters('The way in, and back to where one wanted to be (spec 2.4, 5.8).'),
  beforeEach: enterShop,
});

export const Untouched = meta.story({
  args: { role: 'visitor' },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Login')).toBeVisible();
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
  },
});

export const Visitor = meta.story({
  args: { role: 'visitor' },
  tags: ['@5.8', 'state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(await findTitle(canvas, 'Login')).toBeVisible();
    await step('both fields are required', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
      await expectSentences(canvas, [
        ['Email', 'Please enter a valid email'],
        ['Password', 'Please enter a password'],
      ]);
      await expect(await canvas.findByLabelText('Email')).toHaveFocus();
    });
    await step('an invalid address is refused', async () => {
      await userEvent.type(await canvas.findByLabelText('Email'), 'amara@');
      await expectSentences(canvas, [['Email', 'Please enter a valid email']]);
    });
  },
});

/** Sign-in by keyboard, with password manager attributes and links. */
export const ByKeyboard = meta.story({
  args: { role: 'visitor' },
  tags: ['@2.4'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(await findTitle(canvas, 'Login')).toBeVisible();
    await step('links to other pages', async () => {
      for (const [name, href] of [
        ['Forgot password?', '/forgot-password'],
        ['Register your practice', '/signup'],
        ['Sign Up', '/signup'],
      ] as const)
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    });
    await step('attributes for password managers', async () => {
      const email = await canvas.findByLabelText('Email');
      await expect(email).toHaveAttribute('autocomplete', 'username');
      await expect(email).toHaveAttribute('type', 'email');
      await expect(await canvas.findByLabelText('Password')).toHaveAttribute(
        'autocomplete',
        'current-password',
      );
    });
    await step('enter e-mail and password', async () => {
      await typeAlong({ canvas, userEvent }, [
        ['Email', 'practitioner@formulary.test'],
        ['Password', MOCK_PASSWORD],
      ]);
      await tabTo(userEvent, await canvas.findByRole('button', { name: 'Login' }));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible();
    });
  },
});

export const ByKeyboardOnAPhoneInTheDark = meta.story({
  ...ByKeyboard.input,
  tags: [],
  globals: phoneInTheDark,
  play: async (context) => {
    await expectPhoneInTheDark();
    await ByKeyboard.input.play?.(context);
  },
});

export const Waiting = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockLoading(calls.signIn)),
  play: async ({ canvas, userEvent }) => {
    await signInCorrectly({ canvas, userEvent });
    await expect(await canvas.findByText('Logging in…')).toBeInTheDocument();
  },
});

export const SignsIn = meta.story({
  args: { role: 'visitor' },
  play: async ({ canvas, userEvent, step }) => {
    await signInCorrectly({ canvas, userEvent });
    await step('without a remembered URL, the home page opens', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible();
      await waitFor(() => expect(screen.getByText('Logged In Successfully')).toBeInTheDocument());
      await expect(await canvas.findByRole('button', { name: 'Your account' })).toBeVisible();
      await expect(localStorage.getItem('access_token')).toBe('a-token-that-only-stories-know');
    });
  },
});

export const BackToWhereTheyWantedToBe = meta.story({
  args: { role: 'visitor', path: '/orders?page=1' },
  tags: ['@2.2'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a guarded screen redirects to Login', async () => {
      await expect(await findTitle(canvas, 'Login')).toBeVisible();
    });
    await signInCorrectly({ canvas, userEvent });
    await step('Login leads back to it', async () => {
      await expect(await findTitle(canvas, 'Your orders')).toBeVisible();
    });
  },
});

/** Goes through another visitor page: a page of the shop would be remembered instead. */
export const ForgetsElsewhere = meta.story({
  args: { role: 'visitor', path: '/orders' },
  tags: ['@2.2'],
  play: async ({ canvas, userEvent, step }) => {
    await findTitle(canvas, 'Login');
    await expect(rememberedUrl.get()).toBe('/orders');
    await step('the visitor opens another page, and returns to Login', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
      await findTitle(canvas, 'Forgot password');
      // The Login link reads the browser's address, which a story does not change.
      await waitFor(() => expect(rememberedUrl.get()).toBeUndefined());
      await userEvent.click(
        within(await canvas.findByRole('banner')).getByRole('link', { name: 'Login' }),
      );
    });
    await signInCorrectly({ canvas, userEvent });
    await step('the first address is forgotten', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Your orders' })).not.toBeInTheDocument();
    });
  },
});

export const SignedInAlready = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.2', '@6.2'],
  play: expectCategories,
});

/** The form is not shown to a redirected signed-in user; after signing in, it disappears with the page. */
export const SentToSomebodySignedIn = meta.story({
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    const title = await findTitle(canvas, 'Login');
    const { dataset } = document.documentElement;
    dataset['session'] = 'kept';
    await expect(title).not.toBeVisible();
    dataset['session'] = 'begun';
    await expect(title).toBeVisible();
    delete dataset['session'];
  },
});

export const Refused = meta.story({
  args: { role: 'visitor' },
  tags: ['@8.4', 'state'],
  play: async ({ canvas, userEvent, step }) => {
    await signIn({ canvas, userEvent }, 'something else');
    await expect(await canvas.findByText('The email or password is not right')).toBeVisible();
    await step('the input is kept, without a redirect', async () => {
      await expect(await canvas.findByRole('textbox', { name: /Email/ })).toHaveValue(
        'practitioner@formulary.test',
      );
      await expect(screen.queryByText('Session Expired')).not.toBeInTheDocument();
    });
  },
});

export const InReview = meta.story({
  args: { role: 'visitor' },
  tags: ['@8.6', 'state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(calls.signIn, 403, 'account-in-review')),
  play: async ({ canvas, userEvent }) => {
    await signInCorrectly({ canvas, userEvent });
    await expect(await canvas.findByText(/still reviewing your application/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { role: 'visitor' },
  tags: ['@8.4', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(calls.signIn)),
  play: async ({ canvas, userEvent }) => {
    await signInCorrectly({ canvas, userEvent });
    await expectOneFailure(canvas);
  },
});
