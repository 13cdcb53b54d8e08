import { notices } from '@formulary/rules/problems/notices';
import { getCart } from '@formulary/rules/wire/calls/cartCalls';
import { getProduct } from '@formulary/rules/wire/calls/catalogueCalls';
import { listOrders } from '@formulary/rules/wire/calls/orderCalls';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { enterShop } from '../mocks/enterShop.ts';
import { mockRefused } from '../mocks/mockCall.ts';
import { screenParameters } from '../mocks/screenParameters.ts';
import { ShopAt } from '../mocks/ShopAt.tsx';
import { rememberedUrl } from '../state/rememberedUrl.ts';
import { useSession } from '../state/session.ts';

const meta = preview.meta({
  title: 'Screens/Session',
  component: ShopAt,
  args: { path: '/orders' },
  parameters: screenParameters,
  beforeEach: enterShop,
});

type Canvas = ReturnType<typeof within>;
const findLogin = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Login' });

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
    await expect(await screen.findByText(notices.somethingWentWrong)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Your account' })).toBeVisible();
  },
});

export const SignsOut = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    await userEvent.click(await screen.findByRole('button', { name: /Log Out/ }));
    await expect(await findLogin(canvas)).toBeVisible();
    await expect(await screen.findByText(notices.signedOut)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
