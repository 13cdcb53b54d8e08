import { correctPrescription, nudgePrescriber } from '@formulary/rules/calls/prescriptionCalls';
import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import {
  aPrescription,
  aPrescriptionItem,
} from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockFailed, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { useReviewDrafts } from './reviewDrafts.ts';

const cream = aPrescriptionItem({
  productId: 13,
  name: 'Lidocaine 4% cream, 30 g tube',
  directions: '',
  quantity: 3,
  initialQuantity: 3,
  inStock: 6,
  minimumStock: 5,
});
const unsigned = aPrescription({ items: [aPrescriptionItem(), cream] });
const rejected = {
  ...unsigned,
  status: 'rejected',
  waitsFor: 'correction',
  rejectedAt: new Date('2026-11-20T21:10:00Z'),
  rejectReason: 'The directions need to be clearer. How deep?',
} as const;
const profile = { id: 7 };

const meta = preview.meta({
  title: 'Screens/Prescription/Correction',
  component: ShopAt,
  args: { path: '/prescription/51', role: 'practitioner' as const },
  parameters: screenParameters(
    'A practitioner corrects what was rejected and sends it again, or reminds whoever is to sign (reading R23).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    useReviewDrafts.getState().clear();
    context.msw.use(...mockShop({ profile, issued: [rejected] }));
  },
});

export const CorrectedAndSent = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the reason stays visible during the correction', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Correct and send again' }));
      const heading = await canvas.findByRole('heading', {
        level: 2,
        name: 'Correct and send again',
      });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(await canvas.findByText(/How deep/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Give up this prescription' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Substitute/ })).toBeNull();
    });
    const packs = await canvas.findByRole('textbox', { name: /^Quantity of Lidocaine/ });
    await step('refuses a quantity above the available one', async () => {
      await userEvent.clear(packs);
      await userEvent.type(packs, '9{Enter}');
      await expect(await canvas.findByText('Available quantity is 4')).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
      await expect(packs).toHaveFocus();
      await userEvent.clear(packs);
      await userEvent.type(packs, '1{Enter}');
      await expect(canvas.queryByText('Available quantity is 4')).toBeNull();
    });
    await step('add directions and comments', async () => {
      const directions = await canvas.findByRole('textbox', { name: /^Directions for Lidocaine/ });
      await userEvent.type(directions, 'Thinly');
      await userEvent.type(
        await canvas.findByRole('textbox', { name: /^Comments/ }),
        'As you asked',
      );
    });
    await step('Cancel keeps what was typed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByRole('textbox')).toBeNull();
      const again = await canvas.findByRole('button', { name: 'Correct and send again' });
      await waitFor(() => expect(again).toHaveFocus());
      await userEvent.click(await canvas.findByRole('button', { name: 'Correct and send again' }));
      await expect(await canvas.findByDisplayValue('As you asked')).toBeVisible();
    });
    await step('sending creates a new prescription that links to the old one', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
      await waitFor(() => expect(screen.getByText(notices.prescriptionCorrected)).toBeVisible());
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Unsigned prescription' }),
      ).toBeVisible();
      await expect(await canvas.findByText('Thinly')).toBeVisible();
      await expect(await canvas.findByText('As you asked')).toBeVisible();
      await userEvent.click(await canvas.findByRole('link', { name: 'Prescription 51' }));
    });
    await step('the old prescription links to the new one and offers no actions', async () => {
      await expect(await canvas.findByRole('link', { name: 'Prescription 52' })).toHaveAttribute(
        'href',
        '/prescription/52',
      );
      await expect(canvas.queryByRole('button', { name: /^Correct/ })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Give up/ })).toBeNull();
    });
  },
});

/** The typed draft survives a reload. */
export const DraftKept = meta.story({
  tags: ['state'],
  beforeEach: () => {
    const draft = {
      isCorrecting: true,
      quantities: { '13true': 2 },
      directions: { '13true': 'Thinly' },
      substitutes: [],
      rejection: { reason: '', words: '' },
    };
    sessionStorage.setItem(
      'reviews',
      JSON.stringify({ state: { ownerId: 7, drafts: { 51: draft } }, version: 0 }),
    );
  },
  play: async ({ canvas }) => {
    await useReviewDrafts.persist.rehydrate();
    await expect(await canvas.findByDisplayValue('Thinly')).toBeVisible();
    await expect(await canvas.findByText('was 3')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeVisible();
  },
});

/** The server fails: all input is kept and can be sent again. */
export const NotSent = meta.story({
  tags: ['state', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockFailed(correctPrescription)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct and send again' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Comments/ }), 'Kept');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['server-error']);
    await expectLogged('The prescription was not corrected', messages['server-error']);
    await expect(await canvas.findByRole('textbox', { name: /^Comments/ })).toHaveValue('Kept');
    msw.use(...mockShop({ profile, issued: [rejected] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Unsigned prescription' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Kept', { selector: ':not(textarea)' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Prescription 51' })).toBeVisible();
  },
});

/** Given up in another tab meanwhile: the screen says so and reads it again. */
export const SettledElsewhere = meta.story({
  tags: ['!autodocs', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockRefused(correctPrescription, 409, 'prescription-settled')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct and send again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText(messages['prescription-settled'])).toBeVisible();
    await expectLogged('The prescription was not corrected', messages['prescription-settled']);
  },
});

/** Its prescriber sees the reason; only the practitioner can correct it. */
export const ReadByItsPrescriber = meta.story({
  tags: ['state', '@6.4'],
  args: { role: 'prescriber' },
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ profile: { id: 9, isPrescriber: true }, issued: [rejected] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/How deep/)).toBeVisible();
    await expect(await canvas.findByText(/^Nothing else waits/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Correct/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Give up/ })).toBeNull();
  },
});

/** A lapsed prescription is rejected and can be corrected like one (reading R27). */
export const Lapsed = meta.story({
  tags: ['state', '@2.19', '@3.13'],
  beforeEach: ({ msw }) => {
    const rejectReason = 'It was not signed within 14 days';
    msw.use(...mockShop({ profile, issued: [{ ...rejected, isLapsed: true, rejectReason }] }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This prescription lapsed')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Rejected prescription' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Rejected')).toBeVisible();
    await expect(await canvas.findByText('It was not signed within 14 days')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Give up this prescription' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct and send again' }));
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeVisible();
  },
});

/** A paper original that arrived in time counts as signed. */
export const OnPaper = meta.story({
  tags: ['!autodocs', '@9.15'],
  beforeEach: ({ msw }) => {
    const at = new Date('2026-11-22T09:30:00Z');
    const received = { originalReceivedAt: at, signedAt: at, confirmedAt: at };
    const signed = { ...unsigned, status: 'signed', waitsFor: 'nothing', ...received } as const;
    msw.use(...mockShop({ profile, issued: [signed] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signed on paper')).toBeVisible();
    await expect(
      await canvas.findByText('The original arrived at the pharmacy on 22/11/2026.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remind/ })).toBeNull();
  },
});

/** The practitioner can remind the prescriber once a day. */
export const PrescriberReminded = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ profile, issued: [unsigned] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind Helen Marsh' }));
    await waitFor(() => expect(screen.getByText(notices.prescriberNudged)).toBeVisible());
    await expect(
      await canvas.findByText('You asked us today to remind Helen Marsh.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remind/ })).toBeNull();
  },
});

export const RemindedAlready = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(nudgePrescriber, 429, 'prescription-nudged'),
      ...mockShop({ profile, issued: [unsigned] }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind Helen Marsh' }));
    await waitFor(() => expect(screen.getByText(messages['prescription-nudged'])).toBeVisible());
    await expect(
      await canvas.findByText('You asked us today to remind Helen Marsh.'),
    ).toBeVisible();
  },
});

/** The reminder still shows after a reload, for a day. */
export const RemindedBefore = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ profile, issued: [{ ...unsigned, nudgedAt: new Date() }] })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You asked us today to remind Helen Marsh.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remind/ })).toBeNull();
  },
});

/** A failed reminder can be sent again. */
export const NotReminded = meta.story({
  tags: ['!autodocs', '@8.12'],
  beforeEach: ({ msw }) =>
    msw.use(mockFailed(nudgePrescriber), ...mockShop({ profile, issued: [unsigned] })),
  play: async ({ canvas, userEvent }) => {
    const remind = await canvas.findByRole('button', { name: 'Remind Helen Marsh' });
    await userEvent.click(remind);
    await expect((await screen.findAllByText(messages['server-error']))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remind/ })).toBeEnabled());
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct and send again' }));
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
