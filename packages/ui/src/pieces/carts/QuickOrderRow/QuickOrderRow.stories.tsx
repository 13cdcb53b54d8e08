import { aMatchedProduct } from '@formulary/rules/quickOrder/fixtures/aMatchedProduct';
import { judgeRows } from '@formulary/rules/quickOrder/judgeRows';
import type { RowMatch } from '@formulary/rules/quickOrder/rowMatch';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { QuickOrderRow, type QuickOrderRowProps } from './QuickOrderRow.tsx';

const capsules = aMatchedProduct({
  id: 31,
  code: 'AMOX-500-21',
  name: 'Amoxicillin 500 mg capsules, 21 capsules',
  type: 'nonPrescription',
  price: 1_480,
  inStock: 12,
  minimumStock: 2,
});
const liquid = aMatchedProduct({ id: 32, code: 'AMOX-SUSP', name: 'Amoxicillin suspension' });
const filler = aMatchedProduct();
const several: RowMatch = { kind: 'several', products: [capsules, liquid] };

const judged = (row: QuickOrderRowProps['row'], match?: RowMatch) =>
  judgeRows([row], [match], [])[0] ?? { standing: 'empty' as const };
const saying = (row: QuickOrderRowProps['row'], match?: RowMatch) => ({
  row,
  judged: judged(row, match),
});

/**
 * Keeps the typed text, as the parent does. A general word suggests both products; a full name or code resolves to one.
 */
function Controlled(props: QuickOrderRowProps) {
  const [row, setRow] = useState(props.row);
  const found = [capsules, liquid].find(({ name, code }) => [name, code].includes(row.words));
  const match: RowMatch = found ? { kind: 'found', products: [found] } : several;
  return (
    <ol>
      <QuickOrderRow
        {...props}
        row={row}
        judged={judged(row, match)}
        onChange={(change) => {
          setRow({ ...row, ...change });
          props.onChange(change);
        }}
      />
    </ol>
  );
}

const words = () => screen.getByRole('combobox', { name: 'Code or name, row 1' });
const packs = () => screen.getByRole('textbox', { name: 'Quantity, row 1' });

const meta = preview.meta({
  title: 'Cart/QuickOrderRow',
  component: QuickOrderRow,
  parameters: {
    guide: {
      useFor: ['A row of a quick order, typed, pasted or from a file.'],
      useNot: ['A line of the cart: use CartTable.'],
      anatomy: [
        [
          'Code or name',
          'With what the shop has under it while typing',
          '[data-standing="ready"] [role="combobox"]',
        ],
        ['Quantity', 'Enter leads on to the next row', '[data-standing="ready"] [type="text"]'],
        ['Purchase option', 'Where the product is sold both ways', 'select'],
        [
          'Answer',
          'What it is, price, stock and sum; or why not, and what it may be',
          '[data-standing="ready"] strong',
        ],
      ],
      drawnIn: 'AllStates',
      screenReader: [
        '“Code or name, row 3, combo box”, then the products while typing.',
        '“Only 4 in stock”, “Not found”: read beside the row.',
      ],
      content: ['Say which number would do.'],
      do: ['Take a whole code or a whole name at once.'],
      dont: ['Take the likeliest product in silence: it is offered.'],
      usedBy: ['Quick order'],
    } satisfies Guide,
  },
  args: {
    number: 1,
    id: 'row-1',
    ...saying({ words: '', quantity: '' }),
    onChange: fn<QuickOrderRowProps['onChange']>(),
    onRemove: fn(),
    onNext: fn(),
    onPasteList: fn(() => false),
  },
  render: (args) => <Controlled {...args} />,
});

export const Typing = meta.story({
  play: async ({ userEvent, args, step }) => {
    await step('shows suggestions below the field', async () => {
      await userEvent.type(words(), 'amox');
      await expect(await screen.findByRole('option', { name: /suspension/ })).toBeVisible();
    });
    await step('the keyboard takes a suggestion and moves to the quantity', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(packs()).toHaveFocus());
      await expect(words()).toHaveValue(capsules.name);
    });
    await step('Enter again moves to the next row', async () => {
      await userEvent.keyboard('2{Enter}');
      await expect(args.onNext).toHaveBeenCalledOnce();
      await expect(await screen.findByText('£2.96')).toBeVisible();
      await expect(await screen.findByText('10 in stock')).toBeVisible();
    });
  },
});

export const EnterTakesNothing = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(words(), 'amox');
    await screen.findByRole('option', { name: /suspension/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(packs()).toHaveFocus());
    await expect(words()).toHaveValue('amox');
    await expect(args.onChange).not.toHaveBeenCalledWith({ words: capsules.name });
  },
});

export const TakenWithOnePress = meta.story({
  args: saying({ words: 'amox', quantity: '2' }, several),
  play: async ({ userEvent }) => {
    await expect(screen.getByText('Several match: please choose')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: liquid.name }));
    await expect(words()).toHaveValue(liquid.name);
  },
});

export const Pasting = meta.story({
  args: { onPasteList: fn(() => true) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(words());
    await userEvent.paste('AMOX-500-21\t2\nLAMP\t1');
    await expect(args.onPasteList).toHaveBeenCalledWith('AMOX-500-21\t2\nLAMP\t1');
    await expect(words()).toHaveValue('');
  },
});

export const Removing = meta.story({
  args: saying({ words: 'amox', quantity: '2' }, several),
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** On a laptop a row with a product is one line of 48 px. */
export const OneLine = meta.story({
  args: saying({ words: 'AMOX-500-21', quantity: '2' }, { kind: 'found', products: [capsules] }),
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('listitem', { name: 'Row 1' });
    await expect(Math.round(row.getBoundingClientRect().height)).toBe(48);
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().bottom;
    await expect(top('£2.96')).toBeLessThan(row.getBoundingClientRect().bottom);
    await expect(row).toHaveTextContent(capsules.name);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <ol>
      {[
        saying({ words: '', quantity: '' }),
        saying({ words: 'AMOX', quantity: '2' }),
        saying({ words: 'AMOX-500-21', quantity: '2' }, { kind: 'found', products: [capsules] }),
        saying({ words: 'AMOX-500-21', quantity: '20' }, { kind: 'found', products: [capsules] }),
        saying({ words: filler.name, quantity: '1' }, { kind: 'found', products: [filler] }),
        saying({ words: 'amoxicillin', quantity: '1' }, several),
        saying({ words: 'suspension', quantity: '1' }, { kind: 'suggested', products: [liquid] }),
        saying({ words: 'xyzzy', quantity: '1' }, { kind: 'none', products: [] }),
        saying({ words: '=HYPERLINK("x")', quantity: '1' }),
      ].map((said, index) => (
        <QuickOrderRow
          key={`${said.row.words} ${said.row.quantity}`}
          {...args}
          {...said}
          number={index + 1}
          id={`row-${index}`}
        />
      ))}
    </ol>
  ),
});
