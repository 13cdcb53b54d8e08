import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { getProduct, listCategories } from '@formulary/rules/calls/catalogueCalls';
import { listedCategories } from '@formulary/rules/catalogue/categoryTree';
import { addStockRequest } from '@formulary/rules/calls/stockRequestCalls';
import { aProductList } from '@formulary/rules/lists/fixtures/aProductList';
import { messages } from '@formulary/rules/problems/messages';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { partedDoses } from '@formulary/storybook-kit/plays/partedDoses';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import {
  mockCall,
  mockFailed,
  mockLoading,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import { mockShop } from '../../../mocks/mockShop.ts';
import { lineOf } from '../../carts/mocks/lineOf.ts';
import { mockCategories, mockFiller } from '../mocks/mockCatalogue.ts';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Product',
  component: ShopAt,
  args: { path: '/product/12' },
  parameters: screenParameters(
    'One product: picture under a lens, price and stock, the way into the cart, and all there is to read about it (spec 2.11).',
  ),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  args: { role: 'visitor' },
  tags: ['@2.11', 'state', '@6.1'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Login to see prices' });
    await expect(link).toHaveAttribute('href', '/signin');
    await expect(await canvas.findByText('In stock')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add' })).toBeDisabled();
    await expect(canvas.queryByText(/£/)).not.toBeInTheDocument();
  },
});

export const Practitioner = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.11', '@5.18', 'state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    // A placeholder of Add shows until the offer loads.
    await canvas.findByRole('textbox', { name: 'Quantity' });
    const add = await canvas.findByRole('button', { name: 'Add' });
    await step('shows name and price', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        'lip filler',
      );
      await expect(await canvas.findByText('£58.50')).toBeVisible();
      await expect(await canvas.findByText('+ VAT')).toBeVisible();
      await expect(await canvas.findByText('Buy 3 for £150.00')).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Description' })).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { name: 'Additional information' }),
      ).toBeVisible();
    });
    await step('requires a purchase option', async () => {
      await expect(add).toBeDisabled();
      await userEvent.selectOptions(
        await canvas.findByRole('combobox', { name: /Purchase option/ }),
        'Prescription Item (VAT FREE)',
      );
      await expect(await canvas.findByText('Prescription required')).toBeVisible();
      await expect(canvas.queryByText('+ VAT')).not.toBeInTheDocument();
    });
    await step("adding shows a toast and updates the header's count", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Increase Quantity' }));
      await userEvent.click(add);
      await waitFor(() => expect(screen.getByText('Product Added to Cart')).toBeInTheDocument());
      await expect(await canvas.findByRole('link', { name: /cart/i })).toHaveAccessibleName(/2/);
    });
  },
});

export const Prescriber = meta.story({
  args: { role: 'prescriber', path: '/product/21' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prescription required')).toBeVisible();
    await expect(await canvas.findByText('VAT free on prescription')).toBeVisible();
    await expect(await canvas.findByText(/At checkout you name the patient/)).toBeVisible();
  },
});

/** Who has ordered on prescription before keeps the warning, with its steps folded. */
export const KnowsPrescriptions = meta.story({
  args: { role: 'practitioner', path: '/product/21' },
  tags: ['!autodocs'],
  beforeEach: () => localStorage.setItem('prescription_steps', 'known'),
  play: async ({ canvas, userEvent }) => {
    // The offer has loaded.
    await canvas.findByRole('textbox', { name: 'Quantity' });
    await expect(await canvas.findByText('Prescription required')).toBeVisible();
    await expect(canvas.queryByText(/At checkout you name the patient/)).not.toBeVisible();
    await userEvent.click(await canvas.findByText('What happens next'));
    await expect(await canvas.findByText(/At checkout you name the patient/)).toBeVisible();
  },
});

/** What is learned from the orders applies to the next screen, so that nothing folds under the reader. */
export const LearnsThatPrescriptionsAreKnown = meta.story({
  args: { role: 'practitioner', path: '/product/21' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ orders: [anOrder({ hasPrescription: true })] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(localStorage.getItem('prescription_steps')).toBe('known'));
    await expect(await canvas.findByText(/At checkout you name the patient/)).toBeVisible();
  },
});

export const MoreThanThereIs = meta.story({
  args: { role: 'practitioner' },
  tags: ['@5.17', '@8.14'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ cart: [lineOf(mockFiller, true, 30)] })),
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'Quantity' });
    await canvas.findByRole('link', { name: /30/ });
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /Purchase option/ }),
      '0',
    );
    await step('the field shows the stock', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '6{Enter}');
      await expect(field).toHaveAccessibleDescription(/Only 35 in stock, 30 of them in your cart/);
    });
    await step('adding more is refused', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
      await waitFor(() => expect(screen.getByText('Product is out of stock')).toBeInTheDocument());
      await expect(field).toHaveValue('6');
    });
  },
});

export const AllThereIsInTheCart = meta.story({
  args: { role: 'practitioner' },
  tags: ['@5.17', 'state'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ cart: [lineOf(mockFiller, true, 35)] })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Product is out of stock: all 35 are in your cart'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add' })).toBeDisabled();
  },
});

export const OutOfStock = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.11', 'state'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ products: [{ ...mockFiller, inStock: 5 }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add' })).toBeDisabled();
    await expect(await canvas.findByText('Product is out of stock')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Quantity' })).toBeDisabled();
    await expect(
      await canvas.findByRole('button', { name: 'Email me when it is back' }),
    ).toBeVisible();
  },
});

/** Limits per prescription of a product and its category show before it is in the cart. */
export const LimitsOfCategories = meta.story({
  args: { role: 'practitioner', path: '/product/21' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    const limited = mockCategories.map((each) =>
      each.id === 1 ? { ...each, prescriptionLimit: 6 } : each,
    );
    msw.use(mockCall(listCategories, () => ({ answer: listedCategories(limited) })));
  },
  play: async ({ canvas }) => {
    const fact = await canvas.findByRole('rowheader', { name: 'On one prescription' });
    await expect(fact.nextElementSibling).toHaveTextContent(
      'At most 4 packs At most 6 packs of Botulinum toxins together',
    );
  },
});

export const WaitingForStock = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ products: [{ ...mockFiller, inStock: 5 }] })),
  play: async ({ canvas, userEvent, step }) => {
    await step('a stock mail is requested, and the focus stays', async () => {
      await userEvent.dblClick(
        await canvas.findByRole('button', { name: 'Email me when it is back' }),
      );
      await expect(await canvas.findByText('We will email you when it is back')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await step('the request is cancelled', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
      await expect(
        await canvas.findByRole('button', { name: 'Email me when it is back' }),
      ).toHaveFocus();
    });
  },
});

/** The product came back while the page was open. */
export const BackInStockMeanwhile = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(addStockRequest, () => refusal(409, 'product-in-stock')),
      ...mockShop({ products: [{ ...mockFiller, inStock: 5 }] }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email me when it is back' }));
    await expect(await canvas.findByText(messages['product-in-stock'])).toBeVisible();
    await expectLogged('Who waits for stock was not changed', messages['product-in-stock']);
  },
});

export const StockRequestPending = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockLoading(addStockRequest),
      ...mockShop({ products: [{ ...mockFiller, inStock: 5 }] }),
    ),
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: 'Email me when it is back' });
    await expect(ask).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(ask);
    await waitFor(() => expect(ask).toHaveAttribute('aria-disabled', 'true'));
  },
});

/** Added to a list twice, a product is listed once, with the list's packs. */
export const AddedToAList = meta.story({
  args: { path: `/product/${mockFiller.id}`, role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ lists: [aProductList({ lines: [] })] })),
  play: async ({ canvas, userEvent, step }) => {
    const add = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }));
      await userEvent.click(await dialog.findByRole('radio', { name: /^Lip days/ }));
      const option = dialog.getByRole('combobox', { name: /^Purchase option/ });
      await userEvent.selectOptions(option, 'Non Prescription Item (PAY VAT)');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    };
    await add();
    await waitFor(() => expect(screen.getByText('Added to Lip days')).toBeVisible());
    await step('the second time a toast says that it is on the list', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await add();
      await waitFor(() => expect(screen.getByText('This is on Lip days already')).toBeVisible());
    });
  },
});

/** Quantity and purchase option are taken from the product's form. */
export const AddedToAListAsTyped = meta.story({
  args: { path: `/product/${mockFiller.id}`, role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ lists: [aProductList({ lines: [] })] })),
  play: async ({ canvas, userEvent }) => {
    const option = await canvas.findByRole('combobox', { name: /^Purchase option/ });
    await userEvent.selectOptions(option, 'Prescription Item (VAT FREE)');
    const quantity = await canvas.findByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Lip days/ }));
    await expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'View list' }));
    const line = await canvas.findByRole('textbox', { name: `Quantity of ${mockFiller.name}` });
    await expect(line).toHaveValue('7');
    await expect(await canvas.findByText('VAT free on prescription')).toBeVisible();
  },
});

/** The picture comes from products/; the lens is 200 wide and shows it twice as large. */
export const UnderTheLens = meta.story({
  args: { role: 'visitor' },
  tags: ['!autodocs', '@9.12'],
  play: async ({ canvas }) => {
    const zoom = await canvas.findByRole('button', { name: /lip filler/ });
    const picture = zoom.querySelector('img')!;
    await expect(picture).toHaveAttribute('src', `/images/products/${mockFiller.image}`);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const { left, top, width, height } = zoom.getBoundingClientRect();
    await fireEvent.pointerMove(zoom, {
      pointerType: 'mouse',
      clientX: left + width / 2,
      clientY: top + height / 2,
      movementX: 3,
      movementY: 0,
    });
    const lens = zoom.querySelector<HTMLElement>('[data-part="lens"]')!;
    await expect(lens.offsetWidth).toBe(200);
    const { backgroundImage, backgroundSize } = getComputedStyle(lens);
    await expect(backgroundImage).toContain(`/images/products/${mockFiller.image}`);
    await expect(backgroundSize).toBe(`${zoom.clientWidth * 2}px ${zoom.clientHeight * 2}px`);
  },
});

/** A missing product picture shows the default. */
export const WithoutAPicture = meta.story({
  args: { role: 'visitor' },
  tags: ['!autodocs', '@9.12'],
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ products: [{ ...mockFiller, image: 'never-drawn.svg' }] })),
  play: async ({ canvas }) => {
    const zoom = await canvas.findByRole('button', { name: /lip filler/ });
    await waitFor(() =>
      expect(zoom.querySelector('img')).toHaveAttribute('src', '/images/products/default.svg'),
    );
    await waitFor(() => expect(zoom.querySelector('img')!.naturalWidth).toBeGreaterThan(0));
  },
});

/** On the narrowest phone, no number wraps away from its unit. */
export const OnAPhone = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: /24 mg\/ml, 1 ml/ });
    await expect(partedDoses(title)).toEqual([]);
    await expect(
      partedDoses(await canvas.findByRole('navigation', { name: 'Breadcrumb' })),
    ).toEqual([]);
    const description = await canvas.findByRole('heading', { name: 'Additional information' });
    await expect(description.parentElement).toHaveTextContent('One 1 ml syringe');
    await expect(partedDoses(description.parentElement!)).toEqual([]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Add stays in reach from the picture to the end of the description; at the page's end it stays with its product. */
export const AddInReachOnAPhone = meta.story({
  args: { role: 'prescriber', path: '/product/21' },
  tags: ['!autodocs', '@2.11'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('textbox', { name: 'Quantity' });
    const add = await canvas.findByRole('button', { name: 'Add' });
    const isInReach = () => {
      const { top, bottom } = add.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    const cover = () => canvas.getByRole('textbox', { name: 'Quantity' }).closest('form > *');
    await step('Add is in reach at the top', async () => {
      await waitFor(() => expect(isInReach()).toBe(true));
    });
    await step('Add is in reach at the description, and does not cover its heading', async () => {
      const heading = await canvas.findByRole('heading', { name: 'Description' });
      heading.scrollIntoView();
      await waitFor(() => expect(isInReach()).toBe(true));
      const { bottom } = cover()!.getBoundingClientRect();
      await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
    await step('Add does not cover the footer at the end of the page', async () => {
      const footer = await canvas.findByRole('contentinfo');
      footer.scrollIntoView({ block: 'end' });
      await waitFor(() =>
        expect(cover()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          footer.getBoundingClientRect().top,
        ),
      );
    });
    await step('Add is in reach back at the top', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(isInReach()).toBe(true));
    });
  },
});

/** A warning is as wide as the text below it. */
export const WarningInItsColumn = meta.story({
  tags: ['!autodocs'],
  args: { role: 'visitor', path: '/product/21' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Prescription required');
    const banner = canvasElement.querySelector('main [data-tone="warning"]')!;
    const section = (await canvas.findByRole('heading', { name: 'Description' })).parentElement!;
    const [first, second] = [banner, section].map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    });
    await expect(first).toEqual(second);
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockLoading(getProduct)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Loading the product/)).toBeInTheDocument());
  },
});

export const UnknownProduct = meta.story({
  args: { role: 'visitor', path: '/product/999' },
  tags: ['@8.9', '@2.11'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
    await expectLogged('getPublicProduct', messages['product-missing']);
  },
});

export const WithoutAnId = meta.story({
  args: { role: 'visitor', path: '/product' },
  tags: ['@2.11'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.9', '@2.11', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
    await expectLogged('getProduct', messages['server-error']);
  },
});
