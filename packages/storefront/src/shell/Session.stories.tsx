import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { notices } from '@formulary/rules/problems/notices';
import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import { signOut } from '@formulary/rules/calls/sessionCalls';
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import { getProduct } from '@formulary/rules/calls/catalogueCalls';
import { listOrders } from '@formulary/rules/calls/orderCalls';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { callApi } from '../lib/http/http.ts';
import { accountHandlers } from '../features/accounts/mocks/accountHandlers.ts';
import {
  type Hands,
  expectCategories,
  findTitle,
  signInRightly,
} from '../features/accounts/mocks/accountSteps.ts';
import { enterShop } from '../mocks/enterShop.ts';
import { expectLogged } from '../mocks/expectLogged.ts';
import { mockCall, mockLoading, mockRefused } from '../lib/mocks/mockCall.ts';
import { screenParameters } from '../lib/mocks/screenParameters.ts';
import { ShopAt } from '../mocks/ShopAt.tsx';
import { useProfileDraft } from '../features/accounts/profileDraft.ts';
import { rememberedUrl } from '../lib/session/rememberedUrl.ts';
import { useSession } from '../lib/session/session.ts';

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

const findLogin = (canvas: Hands['canvas']) => findTitle(canvas, 'Login');

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

/** A screen that would lead elsewhere by itself must not get in the way of Login. */
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
    // Off to the right by the whole of its width.
    await waitFor(() => expect(getComputedStyle(sidebar).translate).toBe('100%'));
    await expect(await findLogin(canvas)).toBeVisible();
    await waitFor(() => expect(screen.getByText(notices.signedOut)).toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(rememberedUrl.get()).toBeUndefined();
  },
});

/** Signing out needs no answer. */
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

/** Signing out waits for no answer. */
export const SignsOutUnanswered = meta.story({
  ...SignsOutUnheard.input,
  beforeEach: ({ msw }) => msw.use(mockLoading(signOut)),
});

/** Who cleared the storage by hand logs out like anybody else, and is told so. */
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

/** Another tab signed out: this one follows. */
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

/** Another tab signed in: Login goes on to where the visitor wanted to be. */
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

/** With nowhere to go back to, to the categories, as from each of the screens that only visitors see. */
export const SignedInElsewhereWhileResetting = meta.story({
  args: { role: 'visitor', path: '/forgot-password' },
  tags: ['@2.2'],
  play: async ({ canvas }) => {
    await findTitle(canvas, 'Forgot password');
    signInElsewhere();
    await expectCategories({ canvas });
  },
});

/** A page that both may read stays, and shows what belongs to who is signed in. */
export const SignedInElsewhereWhileReading = meta.story({
  args: { role: 'visitor', path: '/product/12' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Login to see prices' });
    signInElsewhere();
    await expect(await canvas.findByRole('textbox', { name: 'Quantity' })).toBeVisible();
    await expect(canvas.queryByText('Login to see prices')).not.toBeInTheDocument();
  },
});

/** A page that Back brought as it was notices that the session ended meanwhile: storage tells a sleeping page nothing. */
export const SignedOutWhileAsleep = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await canvas.findByText('You have not placed any order yet');
    localStorage.removeItem('access_token');
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await findLogin(canvas)).toBeVisible();
  },
});

/** Types a city into the profile and saves it, when the session has just ended. */
async function typeAndLose({ canvas, userEvent }: Hands) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  const city = await canvas.findByRole('textbox', { name: 'City' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Leeds');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await findLogin(canvas);
}

/** A form half filled when the session ends is there again for the same person. */
export const ExpiredWhileTyping = meta.story({
  args: { role: 'practitioner', path: '/profile' },
  tags: ['@8.1'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updateProfile, 401, 'session-expired')),
  play: async ({ canvas, userEvent, msw, step }) => {
    await typeAndLose({ canvas, userEvent });
    await waitFor(() => expect(screen.getByText(notices.sessionExpired)).toBeInTheDocument());
    msw.use(...accountHandlers({}));
    await signInRightly({ canvas, userEvent });
    await step('back on the profile, with what was typed', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
    });
    await step('which can be saved now', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Leeds')).toBeVisible();
    });
  },
});

const arrived = fn();

/** What the page reads by itself as it opens, the cart last, must not be what finds the token gone. */
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

/** The token was taken out of the storage by hand: nothing private leaves the page any more. */
export const TokenTakenAway = meta.story({
  args: { role: 'practitioner', path: '/profile' },
  tags: ['@8.5'],
  beforeEach: listen,
  play: async ({ canvas, userEvent, msw, step }) => {
    await canvas.findByRole('button', { name: 'Edit' });
    await takeTokenAway();
    await typeAndLose({ canvas, userEvent });
    await step('the call was not made, and the session is over', async () => {
      await expect(arrived).not.toHaveBeenCalledWith('profile');
      await expect(useSession.getState().token).toBeUndefined();
      await expect(canvas.queryByRole('button', { name: 'Your account' })).not.toBeInTheDocument();
      await expect(await screen.findAllByText(notices.sessionExpired)).toHaveLength(1);
    });
    await step('the page is remembered, with what was typed', async () => {
      await expect(rememberedUrl.get()).toBe('/profile');
      msw.use(...accountHandlers({}));
      await signInRightly({ canvas, userEvent });
      await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
    });
  },
});

/** The same on a page that visitors read, too: what was asked for is private. */
export const TokenTakenAwayOnAProduct = meta.story({
  args: { role: 'practitioner', path: '/product/3013' },
  tags: ['@8.5'],
  beforeEach: listen,
  play: async ({ canvas, userEvent }) => {
    // The part for buyers is loaded later and makes calls of its own: wait for it.
    await canvas.findByRole('textbox', { name: 'Quantity' });
    await takeTokenAway();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(await findLogin(canvas)).toBeVisible();
    await expect(arrived).not.toHaveBeenCalledWith('line');
    await expect(rememberedUrl.get()).toBe('/product/3013');
  },
});

const callLate = () => expect(callApi(getCart, {})).rejects.toMatchObject({ status: 401 });

/** A private call that comes after Log Out is not made either, and moves nobody: a visitor may read where they are. */
export const CallAfterSigningOut = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    await userEvent.click(await screen.findByRole('button', { name: /Log Out/ }));
    await findLogin(canvas);
    await step('on Login', async () => {
      await callLate();
      await expect(rememberedUrl.get()).toBeUndefined();
    });
    await step('and on a public page', async () => {
      await userEvent.click((await canvas.findAllByRole('link', { name: /Formulary/ }))[0]!);
      await canvas.findByRole('heading', { name: 'Shop by category' });
      // What turns the slides comes last.
      await canvas.findByRole('button', { name: 'Next slide' });
      await callLate();
      await expect(rememberedUrl.get()).toBeUndefined();
      await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible();
      await expect(screen.queryByText(notices.sessionExpired)).not.toBeInTheDocument();
    });
  },
});

/** And gone for another, of whom nothing else of the first is seen either. */
export const SomebodyElseSignsIn = meta.story({
  args: { role: 'practitioner', path: '/profile' },
  beforeEach: ({ msw }) => msw.use(mockRefused(updateProfile, 401, 'session-expired')),
  play: async ({ canvas, userEvent, msw, step }) => {
    await typeAndLose({ canvas, userEvent });
    msw.use(...accountHandlers({ id: 8, firstName: 'Helen', lastName: 'Marsh', city: 'York' }));
    await signInRightly({ canvas, userEvent });
    await expect(await canvas.findByText('Helen Marsh')).toBeVisible();
    await step('nothing of the first user is on the screen', async () => {
      await expect(canvas.queryByText(/Okafor/)).not.toBeInTheDocument();
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
      await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('York');
    });
    await step('nor in what the tab keeps', async () => {
      await expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('Leeds');
    });
  },
});

/** Logging out forgets what was typed, though the same person may come back. */
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

/** No answer at all ends no session: the screen says so in its own place and can be asked again (reading R21). */
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
