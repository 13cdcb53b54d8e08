import { aPreOrderPrescription } from '@formulary/rules/allocation/fixtures/aPreOrderPrescription';
import { listPrescribers } from '@formulary/rules/calls/partnerCalls';
import { getPatient } from '@formulary/rules/calls/patientCalls';
import {
  addPreOrderPrescription,
  listPreOrderPrescriptions,
  prescribeCart,
  setPrescribedQuantity,
  setPrescriptionsPrescriber,
} from '@formulary/rules/calls/preOrderCalls';
import { aPatient } from '@formulary/rules/patients/fixtures/aPatient';
import { aPerson } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { messages } from '@formulary/rules/problems/messages';
import { enterShop } from '../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { lineOf } from '../carts/mocks/lineOf.ts';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
} from '@formulary/storybook-kit/mocks/mockCall';
import { mockFiller, mockNeedles, mockToxin } from '../catalogue/mocks/mockCatalogue.ts';
import { mockShop } from '../../mocks/mockShop.ts';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';
import { usePrescribeForStore } from '../patients/prescribeForStore.ts';
import { cartDraft } from './checkoutDraft.ts';
import { findToast, placeOrderButton } from './fillInCheckout.ts';

/** Seven packs with two limits per prescription: four toxin (limit 2) and three filler (limit 1). */
const toxin = { ...lineOf(mockToxin, true, 4), prescriptionLimit: 2 };
const filler = { ...lineOf(mockFiller, true, 3), prescriptionLimit: 1 };
const cart = [toxin, filler, lineOf(mockNeedles, false, 2)];
import { mockReports } from '../prescriptions/mocks/mockReports.ts';

const held = (id: number, patientId: number | undefined, toxins: number, fillers: number) => {
  const items = [
    { productId: toxin.productId, name: toxin.name, quantity: toxins },
    { productId: filler.productId, name: filler.name, quantity: fillers },
  ].filter(({ quantity }) => quantity > 0);
  const names = new Map([
    [41, { id: 41, firstName: 'Joan', lastName: 'Whitfield' }],
    [42, { id: 42, firstName: 'Amara', lastName: 'Jones' }],
    [43, { id: 43, firstName: 'Beatriz', lastName: 'Oliveira' }],
    [1140, { id: 1140, firstName: 'Zoë', lastName: 'Whitfield 141' }],
  ]);
  const { patientId: _one, patient: _their, ...rest } = aPreOrderPrescription({ id, items });
  const patient = patientId === undefined ? undefined : names.get(patientId);
  return { ...rest, patient, ...(patientId === undefined ? {} : { patientId }) };
};
const practitioner = { role: 'practitioner' } as const;
const complete = [held(61, 42, 2, 1), held(62, 43, 2, 1), held(63, 41, 0, 1)];

const reported = fn();

const meta = preview.meta({
  title: 'Screens/Checkout prescriptions',
  component: ShopAt,
  args: { path: '/checkout' },
  parameters: screenParameters(
    'The prescription section: whose packs they are, and who signs (spec 2.14, 4.8, 5.22 to 5.24).',
  ),
  beforeEach: async (context) => {
    enterShop(context);
    // Preloaded, so that every screenshot shows it.
    await import('@formulary/ui/pieces/patients/PatientPicker');
    cartDraft.setState(cartDraft.getInitialState(), true);
    context.msw.use(...mockShop({ cart }));
  },
});

/** Starts with one prescription and the whole cart available to it. */
export const NonePlaced = meta.story({
  args: practitioner,
  tags: ['state', 'every-view', '@4.8'],
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: /Prescription 1/ });
    await expect(await within(card).findByRole('combobox', { name: /Patient/ })).toBeVisible();
    await expect(within(card).getByText('4 left, at most 2 each')).toBeVisible();
    await expect(within(card).getByText('3 left, at most 1 each')).toBeVisible();
    await expect(await canvas.findByText('7 packs still to place')).toBeVisible();
    await expect(placeOrderButton(canvas)).toBeDisabled();
    await expect(await canvas.findByText('Please complete the prescription details')).toBeVisible();
  },
});

const packs = (card: HTMLElement, name: RegExp) => within(card).getByRole('textbox', { name });

/** Splits seven packs over three patients under two limits, and goes on to the next section. */
export const ThreePatients = meta.story({
  args: practitioner,
  tags: ['@5.22', '@5.23', '@5.24', '@8.15', '@8.14'],
  play: async ({ canvas, userEvent, step }) => {
    const card = (number: number) =>
      canvas.findByRole('region', { name: new RegExp(`Prescription ${number}`) });
    const choosePatient = async (number: number, name: RegExp) => {
      await userEvent.click(
        await within(await card(number)).findByRole('combobox', { name: 'Patient' }),
      );
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await step('choose the prescriber', async () => {
      const field = await canvas.findByRole('combobox', { name: /Prescriber/ });
      await userEvent.selectOptions(field, within(field).getByRole('option', { name: /Helen/ }));
    });
    await step(
      'a quantity above the limit per prescription is refused in the specified words',
      async () => {
        await choosePatient(1, /JONES/);
        const field = packs(await card(1), /toxin/);
        await userEvent.clear(field);
        await userEvent.type(field, '3{Enter}');
        await expect(field).toHaveAccessibleDescription(
          `Error: Maximum allowed quantity per prescription of ${toxin.name} product is 2`,
        );
        await userEvent.clear(field);
        await userEvent.type(field, '2{Enter}');
        await waitFor(() => expect(field).toBeValid());
        await expect(await canvas.findByText('5 packs still to place')).toBeVisible();
      },
    );
    await step(
      'Fill the rest fills this one, names packs that do not fit, and can be undone',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Fill the rest' }));
        await expect(await canvas.findByText('4 packs still to place')).toBeVisible();
        await expect(
          await canvas.findByText(/^1 pack was placed\. 4 packs find no room/),
        ).toBeVisible();
        await expect(within(await card(1)).getByText('Filled in')).toBeVisible();
        await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
        await expect(await canvas.findByText('5 packs still to place')).toBeVisible();
      },
    );
    await step('Continue names what is missing and stays in the section', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Quantity not fully assigned')).toBeVisible();
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(/: \d packs? still to place/);
      await expect(alert).toHaveFocus();
    });
    await step('add two more prescriptions for the remaining packs', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add prescription' }));
      const second = within(await card(2));
      await waitFor(() => expect(second.getByRole('combobox', { name: /Patient/ })).toHaveFocus());
      await choosePatient(2, /OLIVEIRA/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Add prescription' }));
      await card(3);
      await choosePatient(3, /WHITFIELD/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Fill the rest' }));
      await expect(await canvas.findByText('All 7 packs placed')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Add prescription' })).toBeDisabled();
      await expect(await canvas.findByText('JONES, Amara: 2 items, 3 packs')).toBeVisible();
    });
    await step('a complete allocation opens the next section', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
      await expect(await findToast('Prescription Details Added Successfully')).toBeInTheDocument();
      await expect(await canvas.findByRole('group', { name: /Delivery/ })).toBeVisible();
      await expect(await canvas.findByText('OLIVEIRA, Beatriz: 2 items, 3 packs')).toBeVisible();
      await expect(await canvas.findByText('To be signed by Helen Marsh')).toBeVisible();
    });
  },
});

/** All packs are allocated already, on another device or before the session ended. */
export const AllPlaced = meta.story({
  args: practitioner,
  tags: ['state', '@8.14'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ cart, prescriptions: complete })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All 7 packs placed')).toBeVisible();
    const add = await canvas.findByRole('button', { name: 'Add prescription' });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription('No quantity left for new prescription');
    await expect(await canvas.findByText('No quantity left for new prescription')).toBeVisible();
    await expect(await canvas.findAllByRole('region', { name: /^Prescription \d/ })).toHaveLength(
      3,
    );
  },
});

/** After "Prescribe for" the next prescription gets that patient, who is then forgotten. */
export const ForARememberedPatient = meta.story({
  args: practitioner,
  beforeEach: () => {
    usePrescribeForStore.setState({ ownerId: aProfile().id, patientId: 42 });
    return () => usePrescribeForStore.getState().stop();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JONES, Amara: nothing yet')).toBeVisible();
    await waitFor(() => expect(usePrescribeForStore.getState().patientId).toBeUndefined());
  },
});

const hundreds = Array.from({ length: 150 }, (_unused, index) =>
  aPatient({
    id: 1000 + index,
    firstName: index === 140 ? 'Zoë' : 'Joan',
    lastName: `Whitfield ${String(index + 1).padStart(3, '0')}`,
  }),
);

/** With more patients than are preloaded, the server searches, and the chosen patient stays in the field. */
export const AmongHundreds = meta.story({
  args: practitioner,
  beforeEach: ({ msw }) => msw.use(...mockShop({ cart, patients: hundreds })),
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('combobox', { name: 'Patient' });
    await userEvent.click(field);
    await expect(
      await screen.findByText('The first 50 of 150 patients. Type to find the others'),
    ).toBeVisible();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find a patient' }), 'zoe');
    await step('a patient far down the list is found and picked', async () => {
      await userEvent.click(await screen.findByRole('option', { name: /WHITFIELD 141, Zoë/ }));
      await expect(await canvas.findByText('WHITFIELD 141, Zoë: nothing yet')).toBeVisible();
      await waitFor(() => expect(field).toHaveTextContent('WHITFIELD 141, Zoë · born'));
    });
    await step('the patient stays chosen when the list reopens', async () => {
      await userEvent.click(field);
      await expect(
        await screen.findByText('The first 50 of 150 patients. Type to find the others'),
      ).toBeVisible();
      await expect(field).toHaveTextContent('WHITFIELD 141, Zoë · born');
      await userEvent.type(await screen.findByRole('combobox', { name: 'Find a patient' }), 'zzz');
      await waitFor(() => expect(screen.getByText('No patient matches ‘zzz’')).toBeVisible());
    });
  },
});

/** The chosen patient failed to load: the field does not claim that none is chosen. */
export const ChosenNotLoaded = meta.story({
  args: practitioner,
  tags: ['!autodocs', '@8.12'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailed(getPatient),
      ...mockShop({ cart, patients: hundreds, prescriptions: [held(61, 1140, 2, 1)] }),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    const field = await canvas.findByRole('combobox', { name: 'Patient' });
    await expect(
      await canvas.findByText('We could not load the patient who is chosen.'),
    ).toBeVisible();
    await expect(field).toHaveTextContent('A patient is chosen');
    msw.use(
      mockCall(getPatient, ({ body }) => ({ answer: hundreds.filter(({ id }) => id === body.id) })),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field).toHaveTextContent('WHITFIELD 141, Zoë · born'));
    await waitFor(() => expect(canvas.queryByText(/^We could not load/)).toBeNull());
  },
});

/** A patient added within the checkout is chosen. */
export const AddsAPatient = meta.story({
  args: practitioner,
  tags: ['@5.12'],
  play: async ({ canvas, userEvent, step }) => {
    await step('open the dialog from the last row of the list', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Patient' }));
      await userEvent.click(await screen.findByRole('option', { name: /Add a patient/ }));
      await expect(await screen.findByRole('dialog', { name: 'Add a patient' })).toBeVisible();
    });
    await step('the saved patient is on the prescription', async () => {
      const form = within(await screen.findByRole('dialog', { name: 'Add a patient' }));
      const entries = [
        ['First name', 'Kofi'],
        ['Last name', 'Mensah'],
        ['Date of birth', '02/03/1979'],
        ['Postcode', 'BS1 5TR'],
        ['Address', '2 Broad Quay'],
        ['City', 'Bristol'],
        ['County', 'Bristol'],
      ] as const;
      for (const [label, words] of entries) {
        const field = form.getByRole('textbox', { name: new RegExp(`^${label}`) });
        await userEvent.click(field);
        await userEvent.paste(words);
      }
      await userEvent.click(form.getByRole('button', { name: /^Save/ }));
      await expect(await canvas.findByText('MENSAH, Kofi: nothing yet')).toBeVisible();
    });
  },
});

export const PartlyPlaced = meta.story({
  args: practitioner,
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ cart, prescriptions: [held(61, 42, 2, 1), held(62, undefined, 0, 0)] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 packs still to place')).toBeVisible();
  },
});

/** One patient on two prescriptions evades the limits: allowed, with a notice. */
export const SamePatientTwice = meta.story({
  args: practitioner,
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockShop({
        cart,
        prescriptions: [held(61, 42, 2, 1), held(62, 43, 2, 1), held(63, 42, 0, 1)],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('JONES, Amara is on prescriptions 1 and 3.'),
    ).toBeVisible();
  },
});

/** The cart holds less than the prescriptions: shows the difference and how to fix it. */
const mismatched = () =>
  mockShop({ cart: [{ ...toxin, quantity: 3 }, filler], prescriptions: complete });

export const QuantitiesMismatched = meta.story({
  args: practitioner,
  tags: ['state', '@5.23', '@8.14'],
  beforeEach: ({ msw }) => msw.use(...mismatched()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cart 3, prescribed 4/)).toBeVisible();
    await expect(await canvas.findByText('1 pack too many')).toBeVisible();
    await expect(canvas.queryByText(/packs placed/)).not.toBeInTheDocument();
    const sentences = await screen.findAllByText(
      /Order and prescription quantities do not match\. You may have changed the quantity after creating the prescription\. Please update the prescription to match the cart quantity\./,
    );
    await expect(sentences).toHaveLength(2);
    const toasts = within(await screen.findByRole('region', { name: /Notifications/ }));
    await expect(toasts.getByText('Quantity Mismatched')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Change cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
});

export const MismatchCorrected = meta.story({
  args: practitioner,
  beforeEach: ({ msw }) => msw.use(...mismatched()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open prescription 2' }));
    const card = await canvas.findByRole('region', { name: /Prescription 2/ });
    await waitFor(() => expect(packs(card, /toxin/)).toHaveFocus());
    await userEvent.click(within(card).getByRole('button', { name: /^Decrease .*toxin/ }));
    await waitFor(() => expect(canvas.queryByText(/cart 3, prescribed/)).toBeNull());
    await waitFor(() => expect(screen.queryByText('Quantity Mismatched')).toBeNull());
    await expect(await canvas.findByText('All 6 packs placed')).toBeVisible();
  },
});

/** A prescriber's own checkout has no choice of prescriber. */
export const OwnPrescriptions = meta.story({
  args: { role: 'prescriber' },
  tags: ['state', '@6.3'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ cart, profile: { isPrescriber: true } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Patient/ })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: /Prescriber/ })).toBeNull();
  },
});

export const NobodyLinked = meta.story({
  args: practitioner,
  tags: ['state', '@5.27'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ cart, prescribers: [] })),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('link', { name: 'Add a prescriber' })).toHaveAttribute(
      'href',
      '/prescribers/add',
    );
    await step('Continue names the missing prescriber', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Please choose a prescriber')).toBeVisible();
      await expect(await canvas.findByRole('alert')).toHaveFocus();
    });
  },
});

/** The chosen prescriber has ended the link since. */
export const LinkEnded = meta.story({
  args: practitioner,
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockShop({
        cart,
        prescriptions: complete,
        prescribers: [aPerson({ id: 10, firstName: 'Idris', lastName: 'Cole' })],
      }),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('Helen Marsh no longer signs for you.')).toBeVisible();
    await step('another prescriber must be chosen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
      const field = await canvas.findByRole('combobox', { name: /Prescriber/ });
      await expect(field).toHaveAccessibleDescription(/Please choose a prescriber/);
      await expect(field).toHaveFocus();
    });
  },
});

/** A quantity that the server refuses is rolled back, with a message. */
export const QuantityRefused = meta.story({
  args: practitioner,
  tags: ['@8.12'],
  beforeEach: ({ msw }) => msw.use(mockRefused(setPrescribedQuantity, 409, 'prescription-missing')),
  play: async ({ canvas, userEvent }) => {
    const increase = await canvas.findByRole('button', { name: /^Increase .*toxin/ });
    await userEvent.click(increase);
    await expect(await canvas.findByText('6 packs still to place')).toBeVisible();
    await expect(await canvas.findByText('7 packs still to place')).toBeVisible();
    await expect(
      await screen.findByText('We could not find this prescription'),
    ).toBeInTheDocument();
  },
});

/** A failed Add is logged; the prescriptions stay, and Add can be pressed again. */
export const AddRefused = meta.story({
  args: practitioner,
  tags: ['@8.11', '@8.14'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(addPreOrderPrescription, 503, 'unavailable'),
      ...mockShop({ cart, prescriptions: [held(61, 42, 2, 1)] }),
    ),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add prescription' });
    await userEvent.click(add);
    await expectLogged('The prescriptions were not changed', messages.unavailable);
    await expect(
      await screen.findByText('An error occurred while processing the prescription'),
    ).toBeInTheDocument();
    await expect(await canvas.findAllByRole('region', { name: /^Prescription \d/ })).toHaveLength(
      1,
    );
    await expect(await canvas.findByText('JONES, Amara: 2 items, 3 packs')).toBeVisible();
    await expect(await canvas.findByText('4 packs still to place')).toBeVisible();
    await waitFor(() => expect(add).toBeEnabled());
  },
});

/** The only prescriber ends the link while the checkout opens: it begins without them. */
export const PrescriberGoneAtTheStart = meta.story({
  args: practitioner,
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(prescribeCart, 404, 'prescriber-missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Prescription 1/ })).toBeVisible();
    await expect(await screen.findByText(messages['prescriber-missing'])).toBeInTheDocument();
  },
});

export const PrescriberRefused = meta.story({
  tags: ['@8.14'],
  args: practitioner,
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(setPrescriptionsPrescriber, 503, 'unavailable'),
      // Of two prescribers, none is chosen from the start.
      ...mockShop({ cart, prescribers: [aPerson(), aPerson({ id: 10, firstName: 'Idris' })] }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: /Prescription 1/ });
    const field = await canvas.findByRole('combobox', { name: /Prescriber/ });
    await userEvent.selectOptions(field, within(field).getByRole('option', { name: /Helen/ }));
    await waitFor(() =>
      expect(screen.getByText('Error updating Rx prescriber')).toBeInTheDocument(),
    );
    await waitFor(() => expect(field).toHaveValue(''));
  },
});

export const Loading = meta.story({
  args: practitioner,
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listPreOrderPrescriptions)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Loading your prescriptions…')).toBeInTheDocument(),
    );
  },
});

export const Failed = meta.story({
  args: practitioner,
  tags: ['state', '@7.57', '@8.12', '@8.14'],
  beforeEach: ({ msw }) => {
    reported.mockClear();
    msw.use(mockFailed(listPreOrderPrescriptions), mockReports(reported));
  },
  play: async ({ canvas, userEvent, msw, step }) => {
    await expect(await canvas.findByText('Failed to load prescriptions')).toBeVisible();
    await expectLogged('listPreOrderPrescriptions', messages['server-error']);
    await waitFor(() =>
      expect(reported).toHaveBeenCalledWith('listPreOrderPrescriptions: 500 server-error'),
    );
    await step('a retry loads them', async () => {
      msw.use(...mockShop({ cart, prescriptions: complete }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText('All 7 packs placed')).toBeVisible();
    });
  },
});

export const PrescribersFailed = meta.story({
  args: practitioner,
  beforeEach: ({ msw }) => msw.use(mockFailed(listPrescribers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load prescriptions')).toBeVisible();
  },
});

/** A deleted prescription can be restored on the page, by one call: it is never restored without its packs. */
export const DeletesAndBringsBack = meta.story({
  args: practitioner,
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(addPreOrderPrescription, 503, 'unavailable'),
      ...mockShop({ cart, prescriptions: complete }),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await step('deleting frees its packs', async () => {
      (await canvas.findByRole('button', { name: 'Delete prescription 2' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('3 packs still to place')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: /^Prescription 2 / })).toHaveFocus();
      await expect(await canvas.findByText('Prescription 2 was deleted.')).toBeVisible();
    });
    await step('Undo restores patient and packs', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByText('All 7 packs placed')).toBeVisible();
      await expect(await canvas.findByText('OLIVEIRA, Beatriz: 2 items, 3 packs')).toBeVisible();
    });
  },
});
