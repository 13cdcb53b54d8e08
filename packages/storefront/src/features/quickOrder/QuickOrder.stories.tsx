import { getProfile } from '@formulary/rules/calls/profileCalls';
import { addCartLines } from '@formulary/rules/calls/cartCalls';
import { matchProducts } from '@formulary/rules/calls/quickOrderCalls';
import { quickOrderSentences } from '@formulary/rules/problems/quickOrderSentences';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockShop } from '../../mocks/mockShop.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';
import { mockFiller, mockNeedles, mockToxin } from '../catalogue/mocks/mockCatalogue.ts';
import { useQuickOrderDraft } from './quickOrderDraft.ts';

const NEEDLES = `PACK-${mockNeedles.id}`;
const words = (row: number) => screen.findByRole('combobox', { name: `Code or name, row ${row}` });
const packs = (row: number) => screen.getByRole('textbox', { name: `Quantity, row ${row}` });
const LIST = `Code\tQty\n${NEEDLES}\t2\n${mockToxin.name}\t1\nxyzzy\t1\n${mockFiller.name}\t3`;

const meta = preview.meta({
  title: 'Screens/Quick order',
  component: ShopAt,
  args: { path: '/quick-order' },
  parameters: screenParameters(
    'Many products at once: rows of code or name and quantity, into the cart in one call.',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop());
    useQuickOrderDraft.getState().belongTo(0);
  },
});

export const FromTheSearch = meta.story({
  args: { role: 'practitioner', path: '/categories' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Search/ }));
    const search = within(await screen.findByRole('dialog', { name: 'Search' }));
    await userEvent.click(await search.findByRole('link', { name: 'Quick order' }));
    await expect(await words(1)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Typed = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await step('code, Enter, quantity, Enter moves to the next row', async () => {
      await userEvent.type(await words(1), NEEDLES);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(packs(1)).toHaveFocus());
      await userEvent.keyboard('2{Enter}');
      await waitFor(async () => expect(await words(2)).toHaveFocus());
      await expect(await canvas.findByText(/ in stock$/)).toBeVisible();
    });
    await step('the row is added to the cart and removed from the list', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 row to cart' }));
      await expect(await canvas.findByText('1 row is in your cart')).toBeVisible();
      await expect(await words(1)).toHaveValue('');
      await expect(await canvas.findByRole('link', { name: 'See your cart' })).toBeVisible();
    });
  },
});

export const Pasted = meta.story({
  args: { role: 'practitioner' },
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a list from a spreadsheet fills the rows', async () => {
      await userEvent.click(await words(1));
      await userEvent.paste(LIST);
      await expect(await canvas.findByText('Not found')).toBeVisible();
      await expect(await canvas.findByText('Please choose a purchase option')).toBeVisible();
      await expect(await canvas.findByText('2 rows to correct')).toBeVisible();
    });
    await step('a row is corrected in place', async () => {
      const option = await canvas.findByRole('combobox', { name: 'Purchase option, row 4' });
      await userEvent.selectOptions(option, 'Prescription Item (VAT FREE)');
      await expect(await canvas.findByText('1 row to correct')).toBeVisible();
    });
    await step('rows that are ready are added, the rest stays', async () => {
      await userEvent.dblClick(await canvas.findByRole('button', { name: 'Add 3 rows to cart' }));
      await expect(await canvas.findByText('3 rows are in your cart')).toBeVisible();
      await expect(await words(1)).toHaveValue('xyzzy');
    });
  },
});

const column = (name: RegExp) => screen.findByRole('radio', { name });
const UNCERTAIN = `Code\tPack\tNo.\n${NEEDLES}\t77\t3\n`;

export const ColumnUncertain = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a pasted list with an uncertain quantity column adds no rows', async () => {
      await userEvent.click(await words(1));
      await userEvent.paste(UNCERTAIN);
      await expect(await column(/^Pack/)).toHaveFocus();
      await expect(await words(1)).toHaveValue('');
      await expect(await canvas.findByRole('button', { name: 'Add to cart' })).toBeDisabled();
    });
    await step('the list can be cancelled', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the list' }));
      await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
      await expect(await words(1)).toHaveValue('');
    });
    await step('a file asks the same question, and is read by the chosen column', async () => {
      await upload(canvasElement, UNCERTAIN);
      await userEvent.click(await column(/^No\./));
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await words(1)).toHaveValue(NEEDLES));
      await expect(packs(1)).toHaveValue('3');
      await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    });
    await step(
      'a list without headings asks two questions, and keeps the current one',
      async () => {
        await userEvent.click(await words(2));
        await userEvent.paste(`${NEEDLES}\t77\t2\n`);
        await userEvent.click(await column(/^Column 3/));
        await userEvent.keyboard('{Enter}');
        await expect(await column(/^Column 1/)).toHaveFocus();
        await expect(await canvas.findByRole('group', { name: /code or name/ })).toBeVisible();
      },
    );
  },
});

/** Open questions and answers survive a reload and a visit to another screen. */
export const QuestionsAfterReload = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const leaveAndComeBack = async () => {
      const banner = within(await canvas.findByRole('banner'));
      await userEvent.click(await banner.findByRole('link', { name: 'Orders' }));
      await canvas.findByRole('heading', { level: 1, name: 'Your orders' });
      await userEvent.click(await banner.findByRole('link', { name: 'Quick order' }));
    };
    await userEvent.click(await words(1));
    await userEvent.paste(`${NEEDLES}\t77\t2\n`);
    await step('answer the first question', async () => {
      await column(/^Column 3/);
      await leaveAndComeBack();
      await userEvent.click(await column(/^Column 3/));
      await userEvent.keyboard('{Enter}');
    });
    await step('answer the second question; the first answer is kept', async () => {
      await column(/^Column 1/);
      await leaveAndComeBack();
      await userEvent.click(await column(/^Column 1/));
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await words(1)).toHaveValue(NEEDLES));
      await expect(packs(1)).toHaveValue('2');
    });
    await step('an answered or cancelled question is not asked again', async () => {
      await leaveAndComeBack();
      await expect(await words(1)).toHaveValue(NEEDLES);
      await expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    });
  },
});

export const Refused = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await words(1), 'Mine');
    await step('too many rows are refused, and the input stays', async () => {
      await userEvent.paste('LAMP\t1\n'.repeat(1001));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        quickOrderSentences.tooManyRows,
      );
      await expect(await words(1)).toHaveValue('Mine');
    });
    await step('a list that does not fit is refused', async () => {
      await userEvent.paste('LAMP\t1\n'.repeat(1000));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('There is room for 999');
    });
    await step('the refusal can be closed', async () => {
      const alert = within(await canvas.findByRole('alert'));
      await userEvent.click(alert.getByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...Array.from(text, (sign) => [sign.charCodeAt(0), 0]).flat()]);
const windows1252 = Uint8Array.from('Caf\xe9;1', (sign) => sign.charCodeAt(0));

async function upload(canvasElement: HTMLElement, contents: BlobPart) {
  await words(1);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  const files = new DataTransfer();
  files.items.add(new File([contents], 'order.csv', { type: 'text/csv' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const FromAFile = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('read UTF-8 with a byte order mark', async () => {
      await upload(canvasElement, `\uFEFFCode,Quantity\r\n${NEEDLES},2\r\n`);
      await waitFor(async () => expect(await words(1)).toHaveValue(NEEDLES));
      await expect(packs(1)).toHaveValue('2');
    });
    await step('read UTF-16', async () => {
      await upload(canvasElement, utf16(`${NEEDLES}\t3\n`));
      await waitFor(async () => expect(await words(2)).toHaveValue(NEEDLES));
    });
    await step('read Windows-1252', async () => {
      await upload(canvasElement, windows1252);
      await waitFor(async () => expect(await words(3)).toHaveValue('Café'));
    });
    await step('a binary file is refused', async () => {
      await upload(canvasElement, 'PK\0\0');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(quickOrderSentences.noText);
      await expect(await words(1)).toHaveValue(NEEDLES);
    });
    await step('a file that is too large is refused before reading', async () => {
      await upload(canvasElement, 'x'.repeat(10_000_000));
      await expect(await canvas.findByText(/too long to read \(10.0 MB\)/)).toBeVisible();
    });
    await step('all rows can be cleared', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Clear the rows/ }));
      await userEvent.click(await canvas.findByRole('button', { name: /^Yes, clear them/ }));
      await expect(await words(1)).toHaveValue('');
    });
  },
});

export const FileCancelled = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockLoading(matchProducts)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await upload(canvasElement, `${NEEDLES},2\n`);
    await expect(await canvas.findByText('Looked up 0 of 1 rows')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the file' }));
    await expect(await canvas.findByRole('button', { name: 'Upload a CSV file' })).toBeVisible();
    await expect(await words(1)).toHaveValue('');
  },
});

export const NotLookedUp = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(matchProducts)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.type(await words(1), NEEDLES);
    await expect(await canvas.findByText('The rows could not be looked up')).toBeVisible();
    await expectLogged('The rows were not looked up', expect.anything());
    msw.use(...mockShop());
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/ in stock$/)).toBeVisible();
  },
});

export const NotAdded = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(addCartLines)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await words(1), NEEDLES);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(packs(1)).toHaveFocus());
    await userEvent.keyboard('2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 row to cart' }));
    await expect(await canvas.findByText('The rows are not in your cart')).toBeVisible();
    await expectLogged('The lines were not added to the cart', expect.anything());
    await expect(await words(1)).toHaveValue(NEEDLES);
  },
});

/** Adds a row of another user of this browser. */
const othersRow = () => {
  const { belongTo, change } = useQuickOrderDraft.getState();
  belongTo(4711);
  change(1, { words: 'OTHERS-1' });
};

export const Loading = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => {
    othersRow();
    msw.use(mockLoading(getProfile));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your quick order…')).toBeInTheDocument());
    await expect(canvas.queryByRole('combobox', { name: /row 1/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Add/ })).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => {
    othersRow();
    msw.use(mockFailed(getProfile));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('We could not load your quick order.')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: /row 1/ })).not.toBeInTheDocument();
    msw.use(...mockShop());
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await words(1)).toHaveValue('');
  },
});

const CART_FULL = 'Your cart is full: it holds 500 lines';

export const RefusedByTheCart = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(addCartLines, () => ({
        answer: {
          lines: [],
          results: [
            {
              productId: mockNeedles.id,
              name: mockNeedles.name,
              added: 0,
              packs: 0,
              refusal: 'cart-full' as const,
              message: CART_FULL,
            },
          ],
        },
      })),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await step('a row refused by the server shows the reason, and is no longer ready', async () => {
      await userEvent.type(await words(1), NEEDLES);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(packs(1)).toHaveFocus());
      await userEvent.keyboard('2');
      await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 row to cart' }));
      await expect(await canvas.findByText('1 row to correct')).toBeVisible();
      const row = within(await canvas.findByRole('listitem', { name: 'Row 1' }));
      await expect(await row.findByText(CART_FULL)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Add to cart' })).toBeDisabled();
    });
    await step('a changed row is ready again', async () => {
      await userEvent.clear(packs(1));
      await userEvent.type(packs(1), '1');
      await expect(await canvas.findByRole('button', { name: 'Add 1 row to cart' })).toBeEnabled();
    });
  },
});

export const OnAPhone = meta.story({
  args: { role: 'practitioner' },
  globals: { viewport: { value: 'phone' } },
  tags: ['state'],
  play: async ({ userEvent }) => {
    await userEvent.click(await words(1));
    await userEvent.paste(LIST);
    await waitFor(() => expect(screen.getByText('Not found')).toBeVisible());
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
