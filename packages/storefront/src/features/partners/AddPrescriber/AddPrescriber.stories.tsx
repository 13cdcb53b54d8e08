import { addOrInvitePrescriber } from '@formulary/rules/calls/partnerCalls';
import { messages } from '@formulary/rules/problems/messages';
import { expect, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { lineOf } from '../../carts/mocks/lineOf.ts';
import { mockToxin } from '../../catalogue/mocks/mockCatalogue.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockShop } from '../../../mocks/mockShop.ts';
import { mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { forTheOtherRole } from '../mocks/forTheOtherRole.ts';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Add prescriber',
  component: ShopAt,
  args: { path: '/prescribers/add', role: 'practitioner' as const },
  parameters: screenParameters('Asks a prescriber by address, or invites one (spec 2.23, 5.13).'),
  beforeEach: enterShop,
});

const ask = async (
  { canvas, userEvent }: Parameters<NonNullable<typeof meta.input.play>>[0],
  email: string,
) => {
  const field = await canvas.findByRole('textbox', { name: /^Prescriber/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${email}{Enter}`);
  return field;
};

export const Untouched = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Prescriber/ })).toBeVisible();
  },
});

export const RequestSent = meta.story({
  tags: ['state', '@2.23', '@7.34'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await ask(context, 'prescriber@formulary.test');
    await step("shows the server's message and three links", async () => {
      await expect(
        await canvas.findByText(
          'Add request to prescriber@formulary.test has been sent successfully',
        ),
      ).toBeVisible();
      const main = await canvas.findByRole('main');
      for (const [name, href] of [
        ['My Prescribers', '/prescribers'],
        ['Continue shopping', '/categories'],
      ] as const) {
        const link = [...main.querySelectorAll('a')].find((each) => each.textContent === name);
        await expect(link).toHaveAttribute('href', href);
      }
    });
    await step('another request starts with an empty field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add another prescriber' }));
      await expect(await canvas.findByRole('textbox', { name: /^Prescriber/ })).toHaveValue('');
    });
  },
});

/** With a prescription item in the cart, a link leads back to the checkout. */
export const RequestSentFromTheCheckout = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ cart: [lineOf(mockToxin, true, 1)] })),
  play: async (context) => {
    await ask(context, 'prescriber@formulary.test');
    await expect(
      await context.canvas.findByRole('link', { name: 'Back to checkout' }),
    ).toHaveAttribute('href', '/checkout');
  },
});

export const InvitationSent = meta.story({
  tags: ['state', '@2.23', '@7.34'],
  play: async (context) => {
    await ask(context, 'new@elm.test');
    await expect(
      await context.canvas.findByText(
        "Prescriber new@elm.test doesn't exists in our system. We have emailed them an invite to register",
      ),
    ).toBeVisible();
  },
});

/** The server's message about the address replaces the local one (spec 5.13). */
export const RefusedByTheServer = meta.story({
  tags: ['@5.13', 'state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(addOrInvitePrescriber, 400, 'no-prescriber', {
        prescriber_email: messages['no-prescriber'],
      }),
    ),
  play: async (context) => {
    const field = await ask(context, 'practitioner2@formulary.test');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/cannot prescribe/));
    await expect(field).toHaveValue('practitioner2@formulary.test');
  },
});

export const RequestedBefore = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(addOrInvitePrescriber, 409, 'link-pending')),
  play: async (context) => {
    const field = await ask(context, 'prescriber@formulary.test');
    await expect(await context.canvas.findByText(messages['link-pending'])).toBeVisible();
    await expect(field).toHaveValue('prescriber@formulary.test');
  },
});

export const NotForThisRole = meta.story({
  ...forTheOtherRole('practitioner'),
  tags: ['state', '@6.3'],
});
