import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { declarations } from '@formulary/rules/prescriptions/signing/declarations';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionTemplate } from './PrescriptionTemplate.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionTemplate',
  component: PrescriptionTemplate,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['A private prescription that is printed and filled in by hand.'],
      useNot: ['A prescription the shop knows: use PrescriptionSheet.'],
      anatomy: [
        ['Print', 'On the screen alone', 'button'],
        ['Prescriber', 'From the account, with the day in the UK', 'dl'],
        ['Patient and items', 'Lines and rows to write on', 'section'],
        ['Declarations, signature', 'Boxes to tick and a line', 'section "Declarations"'],
      ],
      drawnIn: 'Filled',
      screenReader: ['“Private prescription, article”, then each fact with its name.'],
      content: ['The declarations are those of a signature in the shop, to the letter.'],
      do: ['Keep it on one A4 page.'],
      dont: ['Fill in a patient: what was printed is nobody’s until it is signed.'],
      usedBy: ['Prescription template'],
    } satisfies Guide,
  },
  args: {
    prescriber: aProfile({ isPrescriber: true }),
    now: new Date('2026-07-19T23:30:00Z'),
    accountHref: '/profile',
    onPrint: fn(),
  },
});

export const Filled = meta.story({
  tags: ['state', 'every-view', '@2.21'],
  play: async ({ canvas, args, userEvent }) => {
    const sheet = within(canvas.getByRole('article', { name: 'Private prescription' }));
    const facts = [
      ['Prescriber', 'Amara Okafor'],
      ['Street', '14 Lambs Conduit Passage'],
      ['Postcode', 'WC1R 4RH'],
      ['Professional registration number', '12A3456E'],
      // The day in the UK, where it is already past midnight.
      ['Date', '20/07/2026'],
    ];
    await expect(
      sheet
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual(facts);
    const headers = sheet.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Quantity', 'Item', 'Pack size', 'Directions']);
    const cells = sheet.getAllByRole('cell');
    await expect(cells).toHaveLength(24);
    await expect(
      cells
        .map(({ textContent }) => textContent)
        .join('')
        .trim(),
    ).toBe('');
    for (const declaration of Object.values(declarations))
      await expect(sheet.getByText(declaration)).toBeVisible();
    await expect(sheet.getByText('Prescriber’s signature')).toBeVisible();
    await expect(canvas.queryByText(/Not in your account/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

/** A detail missing from the account becomes a blank line, with a link to fill it in. */
export const WithoutDetails = meta.story({
  tags: ['state'],
  args: {
    prescriber: aProfile({ street: '', postcode: ' ', registrationNumber: undefined }),
  },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('list', { name: 'Your details still to write' }));
    await expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Street',
      'Postcode',
      'Professional registration number',
    ]);
    await expect(canvas.getByRole('link', { name: 'account details' })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
});

/** The longest names and addresses wrap within their column. */
export const LongDetails = meta.story({
  args: {
    prescriber: aProfile({
      firstName: 'Maximiliana-Theodora',
      lastName: 'Featherstonehaugh-Cholmondeley-Marjoribanks',
      street: 'The Old Dispensary, Second Floor, 1428 Upper Great Western Embankment Road North',
    }),
  },
});
