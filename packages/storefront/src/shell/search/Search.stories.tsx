import { listCategories, listProducts } from '@formulary/rules/calls/catalogueCalls';
import { countWaiting, listBoughtLately, listOrders } from '@formulary/rules/calls/orderCalls';
import { findPatients } from '@formulary/rules/calls/patientCalls';
import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { notices } from '@formulary/rules/problems/notices';
import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { aPatient } from '@formulary/rules/patients/fixtures/aPatient';
import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockFailed } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { tabStorage } from '@formulary/client/storage/storage';
import { enterShop } from '../../mocks/enterShop.ts';
import { mockShop } from '../../mocks/mockShop.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';
import { SEARCHES } from './forgetSearches.ts';

const TOXIN = 'Botulinum toxin type A 100 units, powder for solution for injection';

const orders = [
  anOrder({
    id: 33,
    number: 'F-2026-000033',
    lines: [anOrderLine({ productId: 21 }), anOrderLine({ productId: 3013 })],
  }),
  anOrder({ id: 32, number: 'F-2026-000032', state: 'Dispatched', paymentStatus: 'Paid' }),
  anOrder({ id: 31, state: 'Delivered', paymentStatus: 'Paid' }),
];
const shop = { orders, cart: [aCartLine()] };

const meta = preview.meta({
  title: 'Screens/Search',
  component: ShopAt,
  args: { path: '/about-us' },
  parameters: screenParameters(
    'The search over any page: products with Add, orders, patients, pages and actions; useful before anything is typed (spec 2.13).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(
      ...mockShop({
        ...shop,
        issued: [aPrescription(), aPrescription({ id: 302 })],
        profile: { isPrescriber: context.args.role === 'prescriber' },
      }),
    );
  },
});

const overlay = () => within(screen.getByRole('dialog', { name: 'Search' }));
const regions = () =>
  overlay()
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'));

const findField = () => screen.findByRole('textbox', { name: 'What are you looking for?' });

interface Opening {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: { readonly keyboard: (keys: string) => Promise<void> };
}

async function openSearch({ canvas, userEvent }: Opening, typed = ''): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: 'About us' });
  await userEvent.keyboard('/');
  await findField();
  if (typed !== '') await userEvent.keyboard(typed);
}

export const Visitor = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  play: async (context) => {
    await openSearch(context);
    await expect(await overlay().findByRole('link', { name: 'Botulinum toxins' })).toBeVisible();
    await expect(overlay().getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(regions()).toEqual(['Categories', 'Pages']);
  },
});

/** An empty search shows recently bought products with Add, last orders, pages and actions. */
export const Practitioner = meta.story({
  tags: ['state', 'every-view'],
  args: { role: 'practitioner' },
  play: async (context) => {
    await openSearch(context);
    const add = await overlay().findByRole('button', { name: `Add ${TOXIN}` });
    await expect(add).toBeVisible();
    await expect(await overlay().findByRole('link', { name: /^F-2026-000033/ })).toBeVisible();
    await expect(await overlay().findByRole('link', { name: 'My Prescribers' })).toBeVisible();
    await expect(await overlay().findByRole('button', { name: 'Clear cart' })).toBeVisible();
    await expect(regions()).toEqual(['Bought lately', 'Last orders', 'Pages and actions']);
  },
});

/** What waits for the prescriber comes first. */
export const Prescriber = meta.story({
  tags: ['state'],
  args: { role: 'prescriber' },
  play: async (context) => {
    await openSearch(context);
    const waiting = await overlay().findByRole('link', { name: '2 prescriptions to sign' });
    await expect(waiting).toBeVisible();
    await expect(await overlay().findByRole('link', { name: 'My Practitioners' })).toBeVisible();
    await waitFor(() =>
      expect(regions()).toEqual([
        'What waits for you',
        'Bought lately',
        'Last orders',
        'Pages and actions',
      ]),
    );
  },
});

/** Somebody who has ordered nothing yet. */
export const Newcomer = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(...mockShop()),
  play: async (context) => {
    await openSearch(context);
    await expect(await overlay().findByRole('link', { name: 'Quick order' })).toBeVisible();
    await waitFor(() => expect(regions()).toEqual(['Pages and actions']));
    await expect(overlay().queryByRole('button', { name: 'Clear cart' })).not.toBeInTheDocument();
  },
});

/** Products bought before come first and say so; Tab reaches Add, which adds one pack. */
export const AddsAProduct = meta.story({
  tags: ['state', '@5.17', '@8.14'],
  args: { role: 'practitioner' },
  play: async (context) => {
    const { userEvent, step } = context;
    await openSearch(context, 'botulinum');
    const products = within(await overlay().findByRole('region', { name: 'Products' }));
    await step('those bought before come first', async () => {
      const [first, second] = await products.findAllByRole('link');
      await expect(first).toHaveTextContent('Bought before');
      await expect(first).toHaveTextContent('£');
      await expect(second).not.toHaveTextContent('Bought before');
    });
    await step('the counts of all groups are announced', async () => {
      await waitFor(() =>
        expect(overlay().getByText('2 products and 1 category')).toBeInTheDocument(),
      );
    });
    await step('arrow keys and Tab reach Add; it keeps the focus and the search open', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
      const add = await products.findByRole('button', { name: `Add ${TOXIN}` });
      await expect(add).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText(notices.productAdded)).toBeVisible();
      await expect(await products.findByText('1 in your cart')).toBeVisible();
      await expect(add).toHaveFocus();
    });
  },
});

export const FindsAnOrder = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  play: async (context) => {
    await openSearch(context, '0032');
    await expect(await overlay().findByRole('link', { name: /^F-2026-000032/ })).toBeVisible();
    await expect(overlay().queryByRole('link', { name: /^F-2026-000033/ })).not.toBeInTheDocument();
    await expect(await overlay().findByText('No product matches ‘0032’.')).toBeVisible();
    await expect(regions()[0]).toBe('Orders');
  },
});

export const OpensAnOrder = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openSearch(context, '0032');
    const order = await overlay().findByRole('link', { name: /^F-2026-000032/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(order).toHaveFocus();
    await userEvent.click(order);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /F-2026-000032/ }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** By name and by date of birth; before products that the search can only guess. */
export const FindsAPatient = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  play: async (context) => {
    const { userEvent } = context;
    await openSearch(context, 'oliveira');
    await expect(await overlay().findByRole('link', { name: /^OLIVEIRA, Beatriz/ })).toBeVisible();
    await expect(await overlay().findByText('No product matches ‘oliveira’.')).toBeVisible();
    await expect(regions()[0]).toBe('Patients');
    await userEvent.clear(await findField());
    await userEvent.type(await findField(), '24/12/1990');
    const found = { name: /^OLIVEIRA, Beatriz ?born 24\/12\/1990/ };
    await expect(await overlay().findByRole('link', found)).toBeVisible();
    await expect(await overlay().findByText('No product matches ‘24/12/1990’.')).toBeVisible();
    await expect(regions()[0]).toBe('Patients');
  },
});

/** A patient's name leads to the patients, and stays in no address and no storage. */
export const KeepsNoName = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await openSearch(context);
    const enter = async (typed: string) => {
      const field = await findField();
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      field.closest('form')?.requestSubmit();
    };
    await step('Enter with a name opens the patients it finds', async () => {
      await enter('oliveira');
      await canvas.findByRole('heading', { level: 1, name: 'Your patients' });
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByRole('searchbox')).toHaveValue('oliveira');
      await expect(await canvas.findByRole('link', { name: /^OLIVEIRA, Beatriz/ })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /^JONES, Amara/ })).not.toBeInTheDocument();
    });
    await step('Enter with words of products opens the products', async () => {
      const banner = within(await canvas.findByRole('banner'));
      await userEvent.click(banner.getByRole('link', { name: 'Formulary' }));
      await userEvent.keyboard('/');
      await enter('botul');
      await canvas.findByRole('heading', { level: 1, name: 'Results for ‘botul’' });
    });
    await step('Enter with words that nothing has stays in the search', async () => {
      await userEvent.keyboard('/');
      await enter('zzgreen');
      await expect(await overlay().findByText(/^Nothing matches ‘zzgreen’/)).toBeVisible();
    });
    await step('only the product is remembered', async () => {
      await waitFor(() => expect(tabStorage.getItem(SEARCHES)).toBe('["botul"]'));
      const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
      await expect(stored.join(' ')).not.toMatch(/oliveira|1990/i);
    });
    await step('the link opens the patient', async () => {
      await userEvent.clear(await findField());
      await userEvent.type(await findField(), 'oliveira');
      await userEvent.click(await overlay().findByRole('link', { name: /^OLIVEIRA, Beatriz/ }));
      await expect(await canvas.findByDisplayValue('Oliveira')).toBeVisible();
    });
  },
});

export const LongNames = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockShop({
        ...shop,
        patients: Array.from({ length: 7 }, (_, index) =>
          aPatient({
            id: index + 1,
            firstName: 'Wilhelmina Alexandrina Theodora Bernadette',
            lastName: 'Featherstonehaugh-Cholmondeley-Marjoribanks',
          }),
        ),
      }),
    ),
  play: async (context) => {
    await openSearch(context, 'feather');
    await overlay().findByRole('link', { name: 'All matching patients' });
    await overlay().findByText('No product matches ‘feather’.');
    await expect(overlay().getAllByRole('link', { name: /^FEATHERSTONEHAUGH/ })).toHaveLength(4);
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});

/** Pages and actions by their words. Clear cart asks first; the search stays open when the items are kept. */
export const RunsActions = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await openSearch(context, 'empty cart');
    const clear = await overlay().findByRole('button', { name: 'Clear cart' });
    await step('Keep the items returns to the action', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(clear).toHaveFocus();
      await userEvent.click(clear);
      const question = await screen.findByRole('dialog', { name: 'Clear the cart?' });
      await userEvent.click(
        await within(question).findByRole('button', { name: 'Keep the items' }),
      );
      await waitFor(() => expect(clear).toHaveFocus());
    });
    await step('Clear the cart empties it and closes the search', async () => {
      await userEvent.click(clear);
      await userEvent.click(await screen.findByRole('button', { name: 'Clear the cart' }));
      await expect(await screen.findByText(notices.cartCleared)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Log Out ends the session', async () => {
      await userEvent.keyboard('/');
      await findField();
      await userEvent.keyboard('sign out');
      await userEvent.click(await overlay().findByRole('button', { name: 'Log Out' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    });
  },
});

/** A group that fails says so with Try again; the others stay. */
export const Failing = meta.story({
  tags: ['state'],
  args: { role: 'prescriber' },
  beforeEach: ({ msw }) =>
    msw.use(mockFailed(countWaiting), mockFailed(listBoughtLately), mockFailed(listOrders)),
  play: async (context) => {
    const { msw, userEvent } = context;
    await openSearch(context);
    await expect(
      await overlay().findByText('We could not load what you bought lately.'),
    ).toBeVisible();
    await expect(await overlay().findByText('We could not load your orders.')).toBeVisible();
    await expect(await overlay().findByText('We could not load what waits.')).toBeVisible();
    await expect(await overlay().findByRole('link', { name: 'Patients' })).toBeVisible();
    msw.use(...mockShop({ ...shop, profile: { isPrescriber: true } }));
    const bought = within(await overlay().findByRole('region', { name: 'Bought lately' }));
    await userEvent.click(await bought.findByRole('button', { name: 'Try again' }));
    await expect(await bought.findByRole('button', { name: `Add ${TOXIN}` })).toBeVisible();
    await expect(await overlay().findByText('We could not load your orders.')).toBeVisible();
  },
});

/** Products and patients fail, orders are found. */
export const FailingWhileTyping = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(listProducts), mockFailed(findPatients)),
  play: async (context) => {
    await openSearch(context, '0033');
    await expect(await overlay().findByRole('link', { name: /^F-2026-000033/ })).toBeVisible();
    await expect(await overlay().findByText('We could not load the products.')).toBeVisible();
    await expect(await overlay().findByText('We could not load your patients.')).toBeVisible();
  },
});

/** A visitor's categories fail; the pages stay. */
export const FailingForAVisitor = meta.story({
  tags: ['!autodocs'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockFailed(listCategories)),
  play: async (context) => {
    await openSearch(context);
    await expect(await overlay().findByText('We could not load the categories.')).toBeVisible();
    await expect(await overlay().findByRole('link', { name: 'Login' })).toBeVisible();
  },
});
