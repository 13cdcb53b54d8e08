import { addCartLines } from '@formulary/rules/calls/cartCalls';
import { getList, removeList, setListLines } from '@formulary/rules/calls/listCalls';
import type { ListedLine } from '@formulary/rules/lists/productList';
import { aListedLine } from '@formulary/rules/lists/fixtures/aListedLine';
import { aProductList } from '@formulary/rules/lists/fixtures/aProductList';
import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { messages } from '@formulary/rules/problems/messages';
import type { Product } from '@formulary/rules/catalogue/product';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
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

/** Edits show at once and survive leaving the screen; a removed product can be restored. */
export const LinesEdited = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('change a quantity', async () => {
      const field = await canvas.findByRole('textbox', { name: FILLER });
      await userEvent.clear(field);
      await userEvent.type(field, '7{Enter}');
    });
    await step('an invalid quantity is refused with the allowed range', async () => {
      const field = await canvas.findByRole('textbox', { name: `Quantity of ${mockNeedles.name}` });
      await userEvent.clear(field);
      await userEvent.type(field, '10000{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/1 to 9,999 packs/));
      await expect(field).toHaveValue('10000');
    });
    await step('a removed product is restored at its position', async () => {
      const remove = `Take ${mockFiller.name} off the list`;
      await userEvent.click(await canvas.findByRole('button', { name: remove }));
      await expect(canvas.queryByRole('textbox', { name: FILLER })).not.toBeInTheDocument();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      const [, first] = await canvas.findAllByRole('row');
      await expect(first).toHaveTextContent(mockFiller.name);
    });
    await step('the edits are kept after visiting another screen', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Lists' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Lip days' }));
      await expect(await canvas.findByRole('textbox', { name: FILLER })).toHaveValue('7');
    });
  },
});

/** Changed elsewhere meanwhile: the current list shows, with the user's edits beside it to apply again. */
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
    await step('the current list shows', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: FILLER })).toHaveValue('3'));
      await expect(await canvas.findAllByRole('row')).toHaveLength(2);
    });
  },
});

export const EditedAfterConflict = meta.story({
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

/**
 * All of it is added to the cart in one call, also on a double press; products left out are named with their reason.
 */
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
    await step('a name in use is refused', async () => {
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

/** A list deleted elsewhere redirects to the remaining ones. */
export const DeletedElsewhere = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(getList, 404, 'list-missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your lists' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(messages['list-missing'])).toBeVisible());
  },
});

const orders = [anOrder({ lines: [anOrderLine({ productId: mockFiller.id, quantity: 4 })] })];

/** The usual order follows the orders until edited, and again after a reset. */
export const UsualOrder = meta.story({
  tags: ['state'],
  args: { path: '/list/usual' },
  beforeEach: ({ msw }) => msw.use(...mockShop({ orders })),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/^1 product. Made from what you order/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Rename/ })).not.toBeInTheDocument();
    await step('after an edit it no longer follows the orders', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Increase ${FILLER}` }));
      await expect(await canvas.findByText(/no longer follows your orders/)).toBeVisible();
    });
    await step('after a reset it follows the orders again', async () => {
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

/** The focus never returns to the top of the page. */
export const LastTakenOff = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ lists: [{ ...list, lines: [listed(mockFiller)] }] })),
  play: async ({ canvas, userEvent, step }) => {
    const takeOff = () =>
      canvas.findByRole('button', { name: `Take ${mockFiller.name} off the list` });
    await step('removing the last product focuses the next link', async () => {
      await userEvent.click(await takeOff());
      const browse = await canvas.findByRole('link', { name: 'Browse the categories' });
      await waitFor(() => expect(browse).toHaveFocus());
    });
    await step('after Undo and another removal, the same again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await userEvent.click(await takeOff());
      const browse = await canvas.findByRole('link', { name: 'Browse the categories' });
      await waitFor(() => expect(browse).toHaveFocus());
    });
  },
});

/** An invalid list address. */
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
