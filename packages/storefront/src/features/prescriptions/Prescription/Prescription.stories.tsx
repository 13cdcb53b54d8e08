import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { provePresence } from '@formulary/rules/calls/sessionCalls';
import {
  countPrescriptions,
  favouriteDirections,
  getPrescription,
  listPrescriptions,
  logPrescriptionLoad,
  resendConfirmation,
  signPrescription,
  rejectPrescription,
  verifyPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import {
  aPerson,
  aPrescription,
  aPrescriptionItem,
} from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
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
import { mockReports } from '../mocks/mockReports.ts';
import { useReviewDrafts } from './reviewDrafts.ts';
import { useSigningKeysSwitch } from './signingKeys.ts';

const cream = aPrescriptionItem({
  productId: 13,
  name: 'Lidocaine 4% cream, 30 g tube',
  directions: '',
  quantity: 3,
  initialQuantity: 3,
  inStock: 6,
  minimumStock: 5,
});
const unsigned = aPrescription({
  items: [aPrescriptionItem(), cream],
  productCategories: { 12: [2], 13: [5] },
});
const jones = { ...unsigned.patient, id: 42, firstName: 'Amara', lastName: 'Jones' };
const another = aPrescription({ id: 48, patient: jones });
const verified = {
  ...unsigned,
  documentId: 'D-51',
  verifiedAt: new Date('2026-11-20T21:10:00Z'),
};
const profile = { id: 9, isPrescriber: true, firstName: 'Helen', lastName: 'Marsh' };
const FIRST = 'Hyaluronic acid lip filler 24 mg/ml, 1 ml prefilled syringe';
const OTHER = 'Hyaluronic acid lip filler 20 mg/ml, 1 ml prefilled syringe';
const products = [aProduct(), aProduct({ id: 20, name: OTHER, type: 'prescription' })];

const reported = fn();

const meta = preview.meta({
  title: 'Screens/Prescription',
  component: ShopAt,
  args: { path: '/prescription/51', role: 'prescriber' as const },
  parameters: screenParameters(
    'One prescription: reviewed, rejected and signed by its prescriber, read by its practitioner (spec 2.19).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    useReviewDrafts.getState().clear();
    context.msw.use(...mockShop({ profile, products, issued: [unsigned, another] }));
  },
});

/** A prescriber's review: changed quantities show the ordered number, and excessive ones the available number. */
export const ToReview = meta.story({
  tags: ['state', '@2.19', '@5.25'],
  play: async ({ canvas, userEvent, step }) => {
    const packs = await canvas.findByRole('textbox', { name: /^Quantity of Lidocaine/ });
    await step('the heading shows the status, and the facts show the patient', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Unsigned prescription' }),
      ).toBeVisible();
      await expect(await canvas.findByRole('group', { name: 'Patient' })).toHaveTextContent(
        'WHITFIELD, Joan',
      );
      for (const words of ['Amara Okafor', 'Helen Marsh', '12/11/2026'])
        await expect((await canvas.findAllByText(words))[0]).toBeVisible();
      const headers = within(await canvas.findByRole('table')).getAllByRole('columnheader');
      await expect(headers.map(({ textContent }) => textContent)).toEqual([
        'Product',
        'Quantity',
        'Directions',
        'Actions',
      ]);
    });
    await step('refuses a quantity above the available one', async () => {
      await userEvent.clear(packs);
      await userEvent.type(packs, '9{Enter}');
      await expect(await canvas.findByText('Available quantity is 4')).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Verify' }));
      await expect(packs).toHaveFocus();
      await userEvent.clear(packs);
      await userEvent.type(packs, '1{Enter}');
      await expect(canvas.queryByText('Available quantity is 4')).toBeNull();
      await expect(await canvas.findByText('was 3')).toBeVisible();
    });
    await step('comments show the characters left', async () => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: /^Comments/ }),
        'Again in May',
      );
      await expect(await canvas.findByText('988 characters left')).toBeVisible();
      await expect(await canvas.findByText(/^Draft saved/)).toBeVisible();
    });
    await step('shows what Verify freezes', async () => {
      const frozen = await canvas.findByText('2 items, 3 packs for');
      await expect(frozen.parentElement).toHaveTextContent('2 items, 3 packs for WHITFIELD, Joan.');
      await expect(await canvas.findByText(/After this nothing can be changed/)).toBeVisible();
    });
  },
});

/** A draft survives a reload and belongs to one prescription. */
export const DraftKept = meta.story({
  tags: ['!autodocs', '@2.19'],
  beforeEach: () => {
    const draft = { quantities: { '13true': 2 }, directions: { '13true': 'Thinly' } };
    const kept = { ...draft, substitutes: [], rejection: { reason: '', words: '' } };
    sessionStorage.setItem(
      'reviews',
      JSON.stringify({ state: { ownerId: 9, drafts: { 51: kept } }, version: 0 }),
    );
  },
  play: async ({ canvas }) => {
    await useReviewDrafts.persist.rehydrate();
    await expect(await canvas.findByDisplayValue('Thinly')).toBeVisible();
    await expect(await canvas.findByText('was 3')).toBeVisible();
  },
});

/** Directions this prescriber gave for a product before, filtered by what is typed; one press inserts them. */
export const Favourites = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(favouriteDirections, ({ body }) => ({
        answer: body.productIds.includes(13)
          ? [
              { productId: 13, directions: 'Apply thinly 30 minutes before' },
              { productId: 13, directions: 'Once a day' },
            ]
          : [],
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    const offers = within(
      await canvas.findByRole('group', { name: /^Your directions for Lidocaine/ }),
    );
    const directions = await canvas.findByRole('textbox', { name: /^Directions for Lidocaine/ });
    await expect(offers.getAllByRole('button')).toHaveLength(2);
    await userEvent.type(directions, 'thin');
    await expect(offers.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(offers.getByRole('button', { name: 'Apply thinly 30 minutes before' }));
    await expect(directions).toHaveValue('Apply thinly 30 minutes before');
    await expect(canvas.queryByRole('group', { name: /^Your directions for/ })).toBeNull();
  },
});

/** If they fail to load, the field works without them and shows no error. */
export const FavouritesFailed = meta.story({
  tags: ['!autodocs', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockRefused(favouriteDirections, 404, 'not-found')),
  play: async ({ canvas, userEvent }) => {
    const directions = await canvas.findByRole('textbox', { name: /^Directions for Lidocaine/ });
    await userEvent.type(directions, 'Thinly');
    await expect(directions).toHaveValue('Thinly');
    await expect(screen.queryByText(messages['not-found'])).toBeNull();
  },
});

/** Substitutes a product of the same category, and undoes it. */
export const Substituted = meta.story({
  tags: ['state', '@4.6'],
  play: async ({ canvas, userEvent, step }) => {
    await step('choose a substitute in stock', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Substitute ${FIRST}` }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Substitute' }));
      await userEvent.click(await dialog.findByRole('button', { name: `Choose ${OTHER}` }));
    });
    await step('the substitute has one pack, and the original none', async () => {
      await expect(await canvas.findByText(/^Instead of/)).toBeVisible();
      await expect(
        await canvas.findByRole('textbox', { name: `Quantity of ${OTHER}` }),
      ).toHaveValue('1');
      await expect(await canvas.findByText(/2 items, 4 packs/)).toBeVisible();
    });
    await step('undo the substitution', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Undo the substitution/ }));
      await waitFor(() => expect(canvas.queryByText(/^Instead of/)).toBeNull());
      await expect(await canvas.findByText(/2 items, 5 packs/)).toBeVisible();
    });
  },
});

/**
 * Verify locks the form and shows the signature pad; after signing, the e-mail link is pending, and the next
 * prescription is one press away.
 */
export const VerifiedAndSigned = meta.story({
  tags: ['@2.19', '@4.5', '@5.26', '@5.27', '@7.46', '@7.48'],
  play: async ({ canvas, userEvent, step }) => {
    await step('verify the prescription', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Verify' }));
      const inToast = { selector: '[popover] *' };
      await waitFor(() =>
        expect(screen.getByText('Prescription Verified!', inToast)).toBeVisible(),
      );
      await expect(
        await canvas.findByRole('region', { name: 'Sign this prescription' }),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull();
      await expect(canvas.queryByRole('textbox', { name: /^Quantity/ })).toBeNull();
    });
    await step('Sign says at once all that is missing, and moves to the pad', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign' }));
      const summary = within(await canvas.findByRole('alert'));
      await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        messages['signature-required'],
        messages['declarations-required'],
      ]);
      const pad = await canvas.findByRole('group', { name: 'Your signature' });
      await expect(pad).toHaveFocus();
      await expect(pad).toHaveAccessibleDescription(/affix your signature/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Type your name instead' }));
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'Your full name' }),
        'Helen Marsh',
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign' }));
      await expect(canvas.queryByRole('alert')).toBeNull();
      const boxes = await canvas.findAllByRole('checkbox');
      await expect(boxes[0]).toHaveFocus();
      await expect(boxes[0]).toHaveAccessibleDescription(/accept the terms/);
      for (const box of boxes) await userEvent.click(box);
    });
    await step('sign it, and scroll to the top', async () => {
      const scrollTo = spyOn(globalThis, 'scrollTo');
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign' }));
      await waitFor(() =>
        expect(screen.getByText('Prescription Signed Successfully')).toBeVisible(),
      );
      await expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
      await expect(await canvas.findByText(/Signed, not yet confirmed/)).toBeVisible();
      await expect(await canvas.findByText(/p•••@formulary.test/)).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Signed prescription' }),
      ).toBeVisible();
    });
    await step('open the next one', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Next unsigned, 1 left' }));
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: 'Patient' })).toHaveTextContent('JONES, Amara'),
      );
    });
  },
});

const many = [51, 52, 53].map((id, index) =>
  aPrescription({
    ...unsigned,
    id,
    createdAt: new Date(`2026-11-1${index}T09:00:00Z`),
    signBy: new Date(`2026-12-0${index + 1}T09:00:00Z`),
    patient: { ...jones, id: 42 + index, birthDate: `198${index}-04-05` },
  }),
);

/** The queue beside the prescription: J and K move, V leads to Verify, 1, 2 and S sign. */
export const WithKeys = meta.story({
  tags: ['state', 'every-view', '@2.19'],
  beforeEach: ({ msw }) => {
    useSigningKeysSwitch.getState().turn(true);
    msw.use(...mockShop({ profile, issued: many.toReversed() }));
  },
  play: async ({ canvas, userEvent, step }) => {
    const queue = within(await canvas.findByRole('navigation', { name: 'For your signature' }));
    const isShown = (born: string) =>
      waitFor(() => expect(canvas.getByRole('group', { name: 'Patient' })).toHaveTextContent(born));
    await canvas.findByRole('button', { name: 'Verify' });
    await step('the nearest deadline comes first', async () => {
      await expect(queue.getByText('3 wait for your signature')).toBeVisible();
      await expect(queue.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
        '/prescription/51',
        '/prescription/52',
        '/prescription/53',
      ]);
    });
    await step('J shows the next, K the previous', async () => {
      await userEvent.keyboard('j');
      await isShown('05/04/1981');
      await userEvent.keyboard('k');
      await isShown('05/04/1980');
    });
    await step('a key that is typed is a letter', async () => {
      const comments = await canvas.findByRole('textbox', { name: /^Comments/ });
      await userEvent.type(comments, 'jkvs12');
      await expect(comments).toHaveValue('jkvs12');
      await userEvent.clear(comments);
      comments.blur();
    });
    await step('a key of the browser or the system is left to it', async () => {
      const verify = await canvas.findByRole('button', { name: 'Verify' });
      for (const held of ['Control', 'Meta', 'Alt']) {
        await userEvent.keyboard(`{${held}>}v{/${held}}`);
        await expect(verify).not.toHaveFocus();
      }
    });
    await step('V leads to Verify, and does not press it', async () => {
      await userEvent.keyboard('v');
      await expect(await canvas.findByRole('button', { name: 'Verify' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const heading = await canvas.findByRole('heading', { name: 'Sign this prescription' });
      await waitFor(() => expect(heading).toHaveFocus());
    });
    await step('S names what is missing; 1 and 2 tick', async () => {
      const boxes = await canvas.findAllByRole('checkbox');
      await userEvent.keyboard('12');
      for (const box of boxes) await waitFor(() => expect(box).toBeChecked());
      await userEvent.keyboard('s');
      const pad = await canvas.findByRole('group', { name: 'Your signature' });
      await expect(pad).toHaveFocus();
    });
  },
});

/** Switched off, the keys do nothing. */
export const WithoutKeys = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    useSigningKeysSwitch.getState().turn(true);
    msw.use(...mockShop({ profile, issued: many.toReversed() }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Verify' });
    await userEvent.click(await canvas.findByText('Keys'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Use these keys' }));
    await userEvent.keyboard('jv');
    await expect(await canvas.findByRole('group', { name: 'Patient' })).toHaveTextContent('1980');
    await expect(await canvas.findByRole('button', { name: 'Verify' })).not.toHaveFocus();
    useSigningKeysSwitch.getState().turn(true);
  },
});

export const ToSign = meta.story({
  tags: ['state', '@2.19'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ profile, issued: [verified] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Sign here, required' })).toBeVisible();
    const day = await canvas.findByRole('textbox', { name: /^Day you saw the patient/ });
    await expect(day).not.toBeRequired();
  },
});

const consulted = fn();

/**
 * Consultation day: optional unless the shop requires it; a refusal shows at the field and keeps signature and ticks.
 */
export const ConsultationDay = meta.story({
  tags: ['state', '@7.48'],
  beforeEach: ({ msw }) => {
    consulted.mockClear();
    msw.use(
      mockCall(signPrescription, ({ body: { consultedOn } }) => {
        consulted(consultedOn);
        const signed = { status: 'signed', waitsFor: 'confirmation' } as const;
        if (consultedOn === '2025-01-31') return { answer: { ...verified, ...signed } };
        const sentence = 'Please enter a day of the last 365 days';
        return refusal(400, 'invalid-request', { prescription_consulted_on: sentence });
      }),
      ...mockShop({ profile, issued: [{ ...verified, isConsultationRequired: true }] }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Type your name instead' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Your full name' }),
      'Helen Marsh',
    );
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    const day = () => canvas.getByRole('textbox', { name: /^Day you saw the patient/ });
    const sign = () => userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    const isRefused = (sentence: RegExp) =>
      waitFor(async () => {
        await expect(day()).toHaveAccessibleDescription(sentence);
        await expect(day()).toHaveFocus();
      });
    await step('an invalid or future day is refused without a call', async () => {
      await userEvent.type(day(), '31/02/2025');
      await sign();
      await isRefused(/that is not after today/);
      await userEvent.clear(day());
      await userEvent.type(day(), '01/01/2999');
      await sign();
      await isRefused(/that is not after today/);
      await expect(consulted).not.toHaveBeenCalled();
    });
    await step('the day is marked as required, and an empty one is refused', async () => {
      await userEvent.clear(day());
      await expect(day()).toBeRequired();
      await sign();
      await isRefused(/Please enter the day on which you saw the patient/);
      await expect(consulted).not.toHaveBeenCalled();
      await expect(await canvas.findByDisplayValue('Helen Marsh')).toBeVisible();
    });
    await step('refuses a day more than a year ago', async () => {
      await userEvent.type(day(), '01/01/2020');
      await sign();
      await isRefused(/a day of the last 365 days/);
    });
    await step('the day is sent', async () => {
      await userEvent.clear(day());
      await userEvent.type(day(), '31/01/2025');
      await sign();
      await waitFor(() =>
        expect(screen.getByText('Prescription Signed Successfully')).toBeVisible(),
      );
      await expect(consulted.mock.calls).toEqual([['2020-01-01'], ['2025-01-31']]);
    });
  },
});

const proven = fn();

/** The password is due again: asked for in place, with errors at its field; signature and ticks are kept. */
export const PasswordDue = meta.story({
  tags: ['!autodocs', '@7.48'],
  beforeEach: ({ msw }) => {
    proven.mockClear();
    let isPresent = false;
    msw.use(
      mockCall(provePresence, ({ body }) => {
        proven(body.password);
        isPresent = body.password === 'right';
        return isPresent
          ? { answer: undefined }
          : refusal(400, 'invalid-request', { user_password: messages['sign-in-failed'] });
      }),
      mockCall(signPrescription, () => {
        if (!isPresent) return refusal(409, 'presence-required');
        const signed = { status: 'signed', waitsFor: 'confirmation' } as const;
        return { answer: { ...verified, ...signed } };
      }),
      ...mockShop({ profile, issued: [verified] }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Type your name instead' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Your full name' }),
      'Helen Marsh',
    );
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    const sign = () => userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await sign();
    const password = await canvas.findByLabelText('Enter your own Formulary password');
    await waitFor(() => expect(password).toHaveFocus());
    await step('a wrong password is refused', async () => {
      await userEvent.type(password, 'wrong');
      await sign();
      await expect(await canvas.findByText(messages['sign-in-failed'])).toBeVisible();
      await waitFor(() => expect(password).toHaveFocus());
      await expect(await canvas.findByRole('textbox', { name: 'Your full name' })).toHaveValue(
        'Helen Marsh',
      );
      for (const box of await canvas.findAllByRole('checkbox')) await expect(box).toBeChecked();
    });
    await step('the right password signs', async () => {
      await userEvent.clear(password);
      await userEvent.type(password, 'right');
      await sign();
      await waitFor(() =>
        expect(screen.getByText('Prescription Signed Successfully')).toBeVisible(),
      );
      await expect(proven.mock.calls).toEqual([['wrong'], ['right']]);
    });
  },
});

const resent = fn();

/** The link can be sent again. */
export const LinkResent = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    resent.mockClear();
    const signed = { ...verified, status: 'signed', waitsFor: 'confirmation' } as const;
    msw.use(
      mockCall(resendConfirmation, ({ body }) => {
        resent(body.id);
        return { answer: undefined };
      }),
      ...mockShop({ profile, issued: [signed] }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(screen.getByText(notices.confirmationResent)).toBeVisible());
    await expect(resent.mock.calls).toEqual([[51]]);
  },
});

/** Its practitioner reads the reason, and takes its items off the order with a second press. */
export const ItemsTakenOff = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => {
    const rejected = {
      ...unsigned,
      status: 'rejected',
      waitsFor: 'correction',
      rejectReason: 'Too much',
    } as const;
    msw.use(...mockShop({ profile: { id: 7 }, issued: [rejected] }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Too much')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Give up this prescription' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep them' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Give up this prescription' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take its items off the order' }),
    );
    await waitFor(() => expect(screen.getByText(notices.prescriptionGivenUp)).toBeVisible());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Give up this prescription' })).toBeNull(),
    );
  },
});

export const AwaitingConfirmation = meta.story({
  tags: ['state', '@4.5'],
  beforeEach: ({ msw }) => {
    const signed = { ...verified, status: 'signed', waitsFor: 'confirmation' } as const;
    msw.use(...mockShop({ profile, issued: [signed] }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Signed, not yet confirmed. Check your email'),
    ).toBeVisible();
    await expect(
      await canvas.findByText(
        /Open it to confirm your signature; this page then updates by itself, or when you refresh it\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(await canvas.findByText('Nothing else waits for your signature.')).toBeVisible();
  },
});

/** A reason is required, and closing the dialog keeps the text. */
export const RejectionWithReason = meta.story({
  tags: ['state', '@2.19', '@4.5', '@5.27', '@7.47'],
  play: async ({ canvas, userEvent, step }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
      return within(await screen.findByRole('dialog', { name: 'Reject this prescription' }));
    };
    await step('a reason is required', async () => {
      const dialog = await open();
      await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
      await expect(await dialog.findByText(messages['reason-required'])).toBeVisible();
      await expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
      await userEvent.type(dialog.getByRole('textbox', { name: /^In your words/ }), 'Too much');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    });
    await step('the text is kept', async () => {
      const dialog = await open();
      await expect(dialog.getByRole('textbox', { name: /^In your words/ })).toHaveValue('Too much');
      await userEvent.click(dialog.getByRole('radio', { name: /^The product or its quantity/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
      await waitFor(() => expect(screen.getByText('Prescription Rejected!')).toBeVisible());
    });
    await step('the prescription is locked, with its status as heading', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Rejected prescription' }),
      ).toBeVisible();
      await expect(
        await canvas.findByText(
          'The product or its quantity is not right for this patient. Too much',
        ),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^(Verify|Reject|Sign)$/ })).toBeNull();
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(
        await canvas.findByRole('link', { name: 'Next unsigned, 1 left' }),
      ).toBeVisible();
    });
  },
});

const rejected = { ...unsigned, status: 'rejected', waitsFor: 'nothing' } as const;
/** More prescriptions than one read returns. */
const waiting = Array.from({ length: 120 }, (_each, index) => ({ ...another, id: 400 + index }));
const manyIssued = { profile, issued: [rejected, ...waiting] };

/** The other unsigned prescriptions failed to load: shows it, with a retry. */
export const NextNotLoaded = meta.story({
  tags: ['!autodocs', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listPrescriptions), ...mockShop(manyIssued)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(
      await canvas.findByText('We could not load what else waits for your signature.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Nothing else waits for your signature.')).toBeNull();
    msw.use(...mockShop(manyIssued));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('link', { name: 'Next unsigned, 120 left' }),
    ).toBeVisible();
  },
});

/** Shows no count while it could not be read. */
export const NextNotCounted = meta.story({
  tags: ['!autodocs', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockFailed(countPrescriptions), ...mockShop(manyIssued)),
  play: NextNotLoaded.input.play ?? (() => undefined),
});

/** A refusal keeps all input, and names the field. */
export const Refused = meta.story({
  tags: ['!autodocs', '@5.25', '@5.27', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockRefused(verifyPrescription, 409, 'prescription-locked')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Comments/ }), 'Kept');
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText(messages['prescription-locked'])).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(await canvas.findByRole('textbox', { name: /^Comments/ })).toHaveValue('Kept');
    await expectLogged('The prescription was not verified', messages['prescription-locked']);
  },
});

/** The server fails: all input is kept and can be sent again. */
export const NotRejected = meta.story({
  tags: ['!autodocs', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockFailed(rejectPrescription)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this prescription' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^In your words/ }), 'Too much');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await dialog.findByText(messages['server-error'])).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    await expectLogged('The prescription was not rejected', messages['server-error']);
    await expect(dialog.getByRole('textbox', { name: /^In your words/ })).toHaveValue('Too much');
    msw.use(...mockShop({ profile, issued: [unsigned, another] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.getByText('Prescription Rejected!')).toBeVisible());
  },
});

/** Everybody else can only read it. */
export const Practitioner = meta.story({
  tags: ['state', 'every-view', '@2.19', '@6.4'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(...mockShop({ issued: [unsigned] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for Helen Marsh')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verify' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'F-2026-000031' })).toHaveAttribute(
      'href',
      '/order/31',
    );
  },
});

/** Another prescriber can only read it. */
export const AnotherPrescriber = meta.story({
  tags: ['!autodocs', '@6.4'],
  beforeEach: ({ msw }) => {
    const others = { ...verified, prescriberId: 10, prescriber: aPerson({ id: 10 }) };
    msw.use(...mockShop({ profile, issued: [others] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for Helen Marsh')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Sign this prescription' })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getPrescription)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading the prescription…')).toBeInTheDocument());
  },
});

/** A retry loads it. */
export const Failed = meta.story({
  tags: ['state', '@7.57', '@8.12'],
  beforeEach: ({ msw }) => {
    reported.mockClear();
    msw.use(mockFailed(getPrescription), mockReports(reported));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expectLogged('getPrescription', messages['server-error']);
    await waitFor(() => expect(reported).toHaveBeenCalledWith('getPrescription: 500 server-error'));
    msw.use(...mockShop({ profile, issued: [unsigned] }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: 'Verify' })).toBeVisible();
  },
});

/** A report that fails does not affect the screen. */
export const FailedAndNotReported = meta.story({
  tags: ['!autodocs', '@7.57'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailed(getPrescription),
      mockRefused(logPrescriptionLoad, 429, 'too-many-requests'),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expectLogged('A failure was not reported', messages['too-many-requests']);
    msw.use(...mockShop({ profile, issued: [unsigned] }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: 'Verify' })).toBeVisible();
  },
});

export const UnknownPrescription = meta.story({
  tags: ['state'],
  args: { path: '/prescription/999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages['prescription-missing'])).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Verify' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
