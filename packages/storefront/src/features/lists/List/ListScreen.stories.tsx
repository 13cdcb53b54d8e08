import { addCartLines } from '@formulary/rules/calls/cartCalls';
import { getList, removeList, setListLines } from '@formulary/rules/calls/listCalls';
import type { ListedLine } from '@formulary/rules/lists/listedLine';
import { aListedLine } from '@formulary/rules/lists/fixtures/aListedLine';
import { aProductList } from '@formulary/rules/lists/fixtures/aProductList';
import { anOrder } from '@formulary/rules/orders/fixtures/anOrder';
import { anOrderLine } from '@formulary/rules/orders/fixtures/anOrderLine';
import { messages } from '@formulary/rules/problems/messages';
import type { Product } from '@formulary/rules/catalogue/product';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
  refusal,
} from '../../../lib/mocks/mockCall.ts';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '../../../mocks/expectLogged.ts';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { mockFiller, mockNeedles, mockToxin } from '../../catalogue/mocks/mockCatalogue.ts';

const listed = (product: Product, changes: Partial<ListedLine> = {}) => {
  const { id, name, image, type, price, inStock, minimumStock, promotions } = product;
  const shared = { name, image, type, price, inStock, minimumStock, promotions };
  return aListedLine({
    productId: id,
    ...shared,
    isPrescription: type === 'prescription',
    ...changes,
  });
};
const list = aProductList({
  lines: [listed(mockFiller), listed(mockNeedles), listed(mockToxin, { quantity: 1 })],
});
const FILLER = `Quantity of ${mockFiller.name}`;

const meta = preview.meta({
  title: 'Screens/List',
  component: ShopAt,
  args: { path: '/list/3', role: 'practitioner' as const },
  parameters: screenParameters('One list of a buyer: changed in place, and put into the cart.'),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ lists: [list] }));
  },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Lip days' })).toBeVisible();
    await expect(await canvas.findByText('3 products. Only you see this list.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add all to cart' })).toBeVisible();
  },
});

/** What is changed shows at once, survives going away, and what is taken off comes back. */
export const Changed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a number of packs', async () => {
      const field = await canvas.findByRole('textbox', { name: FILLER });
      await userEvent.clear(field);
      await userEvent.type(field, '7{Enter}');
    });
    await step('one that is none is refused with what would do', async () => {
      const field = await canvas.findByRole('textbox', { name: `Quantity of ${mockNeedles.name}` });
      await userEvent.clear(field);
      await userEvent.type(field, '10000{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/1 to 9,999 packs/));
      await expect(field).toHaveValue('10000');
    });
    await step('a product goes and comes back in its place', async () => {
      const remove = `Take ${mockFiller.name} off the list`;
      await userEvent.click(await canvas.findByRole('button', { name: remove }));
      await expect(canvas.queryByRole('textbox', { name: FILLER })).not.toBeInTheDocument();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      const [, first] = await canvas.findAllByRole('row');
      await expect(first).toHaveTextContent(mockFiller.name);
    });
    await step('it is there again after a visit elsewhere', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Lists' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Lip days' }));
      await expect(await canvas.findByRole('textbox', { name: FILLER })).toHaveValue('7');
    });
  },
});

/** Changed elsewhere meanwhile: what is there now is shown, and what was typed stands beside it to be made again. */
export const ChangedElsewhere = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const now = { ...list, version: 2, lines: [listed(mockFiller, { quantity: 3 })] };
    let isFirst = true;
    const first = mockCall(getList, () => {
      const answer = isFirst ? list : now;
      isFirst = false;
      return { answer };
    });
    msw.use(first, ...mockShop({ lists: [now] }));
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: FILLER });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Your change was not saved')).toBeVisible();
    await expect(alert.getByText(/: 9 packs$/)).toBeVisible();
    await step('the list as it is now', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: FILLER })).toHaveValue('3'));
      await expect(await canvas.findAllByRole('row')).toHaveLength(2);
    });
  },
});

export const MadeAgain = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      mockCall(setListLines, ({ body }) => {
        calls += 1;
        if (calls === 1) return refusal(409, 'list-changed');
        const lines = [listed(mockFiller, { quantity: body.lines[0]?.quantity ?? 0 })];
        return { answer: { ...list, version: 5, lines } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: FILLER });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Make my change again' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(await canvas.findByRole('textbox', { name: FILLER })).toHaveValue('9');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** All of it goes into the cart in one call, pressed twice too; what stays out is named with its reason. */
export const AllAdded = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const lines = [
      ...list.lines,
      listed(mockNeedles, { productId: 999, isOnSale: false, name: 'Old wipes' }),
    ];
    msw.use(mockCall(getList, () => ({ answer: { ...list, lines } })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Add all to cart' }));
    await expect(await canvas.findByText('3 products are in your cart')).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Old wipes: This product is not available',
    );
    await expect(await canvas.findByRole('link', { name: 'See your cart' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Lip days' })).toBeVisible();
  },
});

export const NotAdded = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(addCartLines)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all to cart' }));
    await expect(await canvas.findByText('Lip days is not in your cart')).toBeVisible();
    await expectLogged('The lines were not added to the cart', expect.anything());
  },
});

export const Renamed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Rename Lip days' }));
      return screen.findByRole('textbox', { name: /^Name of the list/ });
    };
    const name = await open();
    await step('not to the name of another', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'Usual order{Enter}');
      await waitFor(() =>
        expect(name).toHaveAccessibleDescription(new RegExp(messages['list-name-taken'])),
      );
    });
    await userEvent.clear(name);
    await userEvent.type(name, 'Fridays{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fridays' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Fridays' })).toBeVisible();
  },
});

export const Deleted = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete list Lip days' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Yes, delete the list Lip days' }),
    );
    await expect(await canvas.findByRole('heading', { name: 'Your lists' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Lip days' })).not.toBeInTheDocument(),
    );
  },
});

export const NotDeleted = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(removeList)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete list Lip days' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Yes, delete the list Lip days' }),
    );
    await waitFor(() => expect(screen.getByText(messages['server-error'])).toBeVisible());
    await expect(await canvas.findByRole('table', { name: 'Lip days' })).toBeVisible();
  },
});

/** A list that was deleted elsewhere leads to those that are there. */
export const Gone = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(getList, 404, 'list-missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your lists' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(messages['list-missing'])).toBeVisible());
  },
});

const orders = [anOrder({ lines: [anOrderLine({ productId: mockFiller.id, quantity: 4 })] })];

/** The usual order follows the orders until it is changed, and again once its owner says so. */
export const UsualOrder = meta.story({
  tags: ['state'],
  args: { path: '/list/usual' },
  beforeEach: ({ msw }) => msw.use(...mockShop({ orders })),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/^1 product. Made from what you order/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Rename/ })).not.toBeInTheDocument();
    await step('changed, it stays', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Increase ${FILLER}` }));
      await expect(await canvas.findByText(/no longer follows your orders/)).toBeVisible();
    });
    await step('until it follows the orders again', async () => {
      const reset = await canvas.findByRole('button', { name: /^Follow my orders again/ });
      await userEvent.click(reset);
      await userEvent.click(await canvas.findByRole('button', { name: /^Yes, drop my changes/ }));
      await expect(await canvas.findByText(/Made from what you order/)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: FILLER })).toHaveValue('4'));
    });
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ lists: [{ ...list, lines: [] }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is on this list yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add all to cart' })).not.toBeInTheDocument();
  },
});

/** The focus never falls back to the top of the page. */
export const LastTakenOff = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ lists: [{ ...list, lines: [listed(mockFiller)] }] })),
  play: async ({ canvas, userEvent, step }) => {
    const takeOff = () =>
      canvas.findByRole('button', { name: `Take ${mockFiller.name} off the list` });
    await step('to the next step', async () => {
      await userEvent.click(await takeOff());
      const browse = await canvas.findByRole('link', { name: 'Browse the categories' });
      await waitFor(() => expect(browse).toHaveFocus());
    });
    await step('after it was brought back, again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await userEvent.click(await takeOff());
      const browse = await canvas.findByRole('link', { name: 'Browse the categories' });
      await waitFor(() => expect(browse).toHaveFocus());
    });
  },
});

/** An address that can be none of them. */
export const NoList = meta.story({
  tags: ['!autodocs'],
  args: { path: '/list/nonsense' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your lists' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getList)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading this list…')).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getList)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expectLogged('getList', messages['server-error']);
    msw.use(...mockShop({ lists: [list] }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: 'Lip days' })).toBeVisible();
  },
});
