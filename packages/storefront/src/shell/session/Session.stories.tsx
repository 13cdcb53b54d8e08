import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { notices } from '@formulary/rules/problems/notices';
import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import { signOut } from '@formulary/rules/calls/sessionCalls';
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import { getProduct } from '@formulary/rules/calls/catalogueCalls';
import { listOrders } from '@formulary/rules/calls/orderCalls';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { callApi } from '../../lib/http/http.ts';
import { accountHandlers } from '../../features/accounts/mocks/accountHandlers.ts';
import {
  type PlayContext,
  expectCategories,
  findTitle,
  signInCorrectly,
} from '../../features/accounts/mocks/accountSteps.ts';
import { enterShop } from '../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockCall, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';
import { useProfileDraft } from '../../features/accounts/profileDraft.ts';
import { rememberedUrl } from '../../lib/session/rememberedUrl.ts';
import { useSession } from '../../lib/session/session.ts';

const meta = preview.meta({
  title: 'Screens/Session',
  component: ShopAt,
  args: { path: '/orders' },
  parameters: screenParameters(
    'What becomes of the session, whatever the screen: the way to Login and back, signing out in one tab and in all, and a token that is gone (spec section 8).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    useProfileDraft.setState(useProfileDraft.getInitialState(), true);
  },
});

const findLogin = (canvas: PlayContext['canvas']) => findTitle(canvas, 'Login');

export const UnknownPath = meta.story({
  args: { role: 'visitor', path: '/no/such/page' },
  tags: ['@2.1'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
  },
});

export const GuardedPath = meta.story({
  args: { role: 'visitor', path: '/order/31?from=mail' },
  tags: ['@2.2'],
  play: async ({ canvas }) => {
    await expect(await findLogin(canvas)).toBeVisible();
    await expect(rememberedUrl.get()).toBe('/order/31?from=mail');
  },
});

export const Expired = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.1'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(listOrders, 401, 'session-expired'),
      mockRefused(getCart, 401, 'session-expired'),
    ),
  play: async ({ canvas }) => {
    await expect(await findLogin(canvas)).toBeVisible();
    await expect(await screen.findAllByText(notices.sessionExpired)).toHaveLength(1);
    await expect(localStorage.getItem('access_token')).toBeNull();
  },
});

/** A redirect of the screen must not block the redirect to Login. */
export const ExpiredOnAProduct = meta.story({
  args: { role: 'practitioner', path: '/product/12' },
  tags: ['@8.1'],
  beforeEach: ({ msw }) => msw.use(mockRefused(getProduct, 401, 'session-expired')),
  play: async ({ canvas }) => {
    await expect(await findLogin(canvas)).toBeVisible();
    await expect(rememberedUrl.get()).toBe('/product/12');
  },
});

export const AccountClosed = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.2'],
  beforeEach: ({ msw }) => msw.use(mockRefused(listOrders, 403, 'account-suspended')),
  play: async ({ canvas }) => {
    await expect(await findLogin(canvas)).toBeVisible();
    await expect(localStorage.getItem('access_token')).toBeNull();
    const notifications = screen.getByLabelText(/^Notifications/);
    await expect(within(notifications).queryAllByRole('listitem')).toHaveLength(0);
  },
});

export const ServerFails = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.3'],
  beforeEach: ({ msw }) => msw.use(mockRefused(listOrders, 500, 'server-error')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByText(notices.somethingWentWrong)).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Your account' })).toBeVisible();
  },
});

export const SignsOut = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.2', '@2.28'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    const sidebar = await screen.findByRole('dialog', { name: 'Your account' });
    await waitFor(() => expect(getComputedStyle(sidebar).translate).toBe('none'));
    await userEvent.click(await screen.findByRole('button', { name: /Log Out/ }));
    // Off-screen to the right by its full width.
    await waitFor(() => expect(getComputedStyle(sidebar).translate).toBe('100%'));
    await expect(await findLogin(canvas)).toBeVisible();
    await waitFor(() => expect(screen.getByText(notices.signedOut)).toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(rememberedUrl.get()).toBeUndefined();
  },
});

/** Signing out works when the call fails. */
export const SignsOutUnheard = meta.story({
  args: { role: 'practitioner' },
  tags: ['@7.13'],
  beforeEach: ({ msw }) => msw.use(http.post(signOut.path, () => HttpResponse.error())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    await userEvent.click(await screen.findByRole('button', { name: /Log Out/ }));
    await expect(await findLogin(canvas)).toBeVisible();
    await expect(localStorage.getItem('access_token')).toBeNull();
    await waitFor(() => expect(screen.getByText(notices.signedOut)).toBeInTheDocument());
  },
});

/** Signing out does not wait for the answer. */
export const SignsOutUnanswered = meta.story({
  ...SignsOutUnheard.input,
  beforeEach: ({ msw }) => msw.use(mockLoading(signOut)),
});

/** With the storage cleared by hand, Log Out works as usual and shows its notice. */
export const SignsOutWithoutToken = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    const logOut = await screen.findByRole('button', { name: /Log Out/ });
    await screen.findByText('Amara Okafor');
    localStorage.removeItem('access_token');
    await userEvent.click(logOut);
    await expect(await findLogin(canvas)).toBeVisible();
    await waitFor(() => expect(screen.getByText(notices.signedOut)).toBeInTheDocument());
    await expect(screen.queryByText(notices.sessionExpired)).not.toBeInTheDocument();
    await expect(rememberedUrl.get()).toBeUndefined();
  },
});

/** Another tab signed out: this tab follows. */
export const SignedOutElsewhere = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await canvas.findByText('You have not placed any order yet');
    localStorage.removeItem('access_token');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    await expect(await findLogin(canvas)).toBeVisible();
    await expect(useSession.getState().token).toBeUndefined();
  },
});

function signInElsewhere() {
  localStorage.setItem('access_token', 'token of another tab');
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
}

/** Another tab signed in: Login goes on to the remembered URL. */
export const SignedInElsewhere = meta.story({
  args: { role: 'visitor', path: '/orders' },
  tags: ['@2.2'],
  play: async ({ canvas }) => {
    await findLogin(canvas);
    signInElsewhere();
    await expect(await findTitle(canvas, 'Your orders')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Your account' })).toBeVisible();
  },
});

/** Without a remembered URL, visitor-only screens go on to the categories. */
export const SignedInElsewhereWhileResetting = meta.story({
  args: { role: 'visitor', path: '/forgot-password' },
  tags: ['@2.2'],
  play: async ({ canvas }) => {
    await findTitle(canvas, 'Forgot password');
    signInElsewhere();
    await expectCategories({ canvas });
  },
});

/** A page for everybody stays, and now shows the signed-in parts. */
export const SignedInElsewhereWhileReading = meta.story({
  args: { role: 'visitor', path: '/product/12' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Login to see prices' });
    signInElsewhere();
    await expect(await canvas.findByRole('textbox', { name: 'Quantity' })).toBeVisible();
    await expect(canvas.queryByText('Login to see prices')).not.toBeInTheDocument();
  },
});

/**
 * A page that Back restores from the cache detects that the session has ended: sleeping pages get no storage events.
 */
export const SignedOutWhileAsleep = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await canvas.findByText('You have not placed any order yet');
    localStorage.removeItem('access_token');
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await findLogin(canvas)).toBeVisible();
  },
});

/** Types a city into the profile and saves it after the session has ended. */
async function typeAndLose({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  const city = await canvas.findByRole('textbox', { name: 'City' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Leeds');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await findLogin(canvas);
}

/** A half-filled form is restored for the same user after the session expired. */
export const ExpiredWhileTyping = meta.story({
  args: { role: 'practitioner', path: '/profile' },
  tags: ['@8.1'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updateProfile, 401, 'session-expired')),
  play: async ({ canvas, userEvent, msw, step }) => {
    await typeAndLose({ canvas, userEvent });
    await waitFor(() => expect(screen.getByText(notices.sessionExpired)).toBeInTheDocument());
    msw.use(...accountHandlers({}));
    await signInCorrectly({ canvas, userEvent });
    await step('the profile shows the typed city again', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
    });
    await step('the city can be saved', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Leeds')).toBeVisible();
    });
  },
});

const arrived = fn();

/** Waits for the page's own first reads, the cart last, so that the next call is the one that finds no token. */
async function takeTokenAway() {
  await waitFor(() => expect(arrived).toHaveBeenCalledWith('cart'));
  localStorage.removeItem('access_token');
}

function listen({ msw }: { readonly msw: { use: (...handlers: HttpHandler[]) => void } }) {
  arrived.mockClear();
  msw.use(
    mockCall(getCart, () => {
      arrived('cart');
      return { answer: [] };
    }),
    mockCall(addCartLine, () => {
      arrived('line');
      return { answer: [] };
    }),
    mockCall(updateProfile, () => {
      arrived('profile');
      return { answer: aProfile() };
    }),
  );
}

/** The token was removed from the storage by hand: no private call leaves the page. */
export const TokenTakenAway = meta.story({
  args: { role: 'practitioner', path: '/profile' },
  tags: ['@8.5'],
  beforeEach: listen,
  play: async ({ canvas, userEvent, msw, step }) => {
    await canvas.findByRole('button', { name: 'Edit' });
    await takeTokenAway();
    await typeAndLose({ canvas, userEvent });
    await step('the call is not made, and the session ends', async () => {
      await expect(arrived).not.toHaveBeenCalledWith('profile');
      await expect(useSession.getState().token).toBeUndefined();
      await expect(canvas.queryByRole('button', { name: 'Your account' })).not.toBeInTheDocument();
      await expect(await screen.findAllByText(notices.sessionExpired)).toHaveLength(1);
    });
    await step('the page and the typed text are restored after sign-in', async () => {
      await expect(rememberedUrl.get()).toBe('/profile');
      msw.use(...accountHandlers({}));
      await signInCorrectly({ canvas, userEvent });
      await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
    });
  },
});

/** The same on a page that visitors can read: the call is private. */
export const TokenTakenAwayOnAProduct = meta.story({
  args: { role: 'practitioner', path: '/product/3013' },
  tags: ['@8.5'],
  beforeEach: listen,
  play: async ({ canvas, userEvent }) => {
    // The lazy part for buyers makes its own calls: wait for it.
    await canvas.findByRole('textbox', { name: 'Quantity' });
    await takeTokenAway();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(await findLogin(canvas)).toBeVisible();
    await expect(arrived).not.toHaveBeenCalledWith('line');
    await expect(rememberedUrl.get()).toBe('/product/3013');
  },
});

const callLate = () => expect(callApi(getCart, {})).rejects.toMatchObject({ status: 401 });

/** A private call after Log Out is not made and causes no redirect: visitors may read the page. */
export const CallAfterSigningOut = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    await userEvent.click(await screen.findByRole('button', { name: /Log Out/ }));
    await findLogin(canvas);
    await step('a late call on Login remembers no URL', async () => {
      await callLate();
      await expect(rememberedUrl.get()).toBeUndefined();
    });
    await step('a late call on a public page remembers no URL', async () => {
      await userEvent.click((await canvas.findAllByRole('link', { name: /Formulary/ }))[0]!);
      await canvas.findByRole('heading', { name: 'Shop by category' });
      // The slide controls load last.
      await canvas.findByRole('button', { name: 'Next slide' });
      await callLate();
      await expect(rememberedUrl.get()).toBeUndefined();
      await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible();
      await expect(screen.queryByText(notices.sessionExpired)).not.toBeInTheDocument();
    });
  },
});

/** Another user sees neither the draft nor any other data of the first. */
export const SomebodyElseSignsIn = meta.story({
  args: { role: 'practitioner', path: '/profile' },
  beforeEach: ({ msw }) => msw.use(mockRefused(updateProfile, 401, 'session-expired')),
  play: async ({ canvas, userEvent, msw, step }) => {
    await typeAndLose({ canvas, userEvent });
    msw.use(...accountHandlers({ id: 8, firstName: 'Helen', lastName: 'Marsh', city: 'York' }));
    await signInCorrectly({ canvas, userEvent });
    await expect(await canvas.findByText('Helen Marsh')).toBeVisible();
    await step('the screen shows nothing of the first user', async () => {
      await expect(canvas.queryByText(/Okafor/)).not.toBeInTheDocument();
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
      await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('York');
    });
    await step('the browser storage holds nothing of the first user', async () => {
      await expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('Leeds');
    });
  },
});

/** Logging out discards the draft, even for the same user. */
export const SignsOutWhileTyping = meta.story({
  args: { role: 'practitioner', path: '/profile' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const city = await canvas.findByRole('textbox', { name: 'City' });
    await userEvent.type(city, ' and Leeds');
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    await userEvent.click(await screen.findByRole('button', { name: /Log Out/ }));
    await findLogin(canvas);
    await waitFor(() => expect(sessionStorage.getItem('profile')).not.toContain('Leeds'));
    await expect(document.body).not.toHaveTextContent(/Okafor/);
  },
});

/** A missing answer does not end the session: the screen shows the failure with a retry (reading R21). */
export const NetworkAway = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.12'],
  beforeEach: ({ msw }) => msw.use(http.post(listOrders.path, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expectLogged('listOrders', expect.any(String));
    await expect(await canvas.findByRole('button', { name: 'Your account' })).toBeVisible();
    await expect(screen.queryByText(notices.sessionExpired)).not.toBeInTheDocument();
    await expect(localStorage.getItem('access_token')).not.toBeNull();
  },
});
