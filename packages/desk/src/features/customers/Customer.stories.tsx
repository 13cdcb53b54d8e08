import { decideDeskCustomer, getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import {
  mockFailed,
  mockLoading,
  mockRefused,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import { messages } from '@formulary/rules/problems/messages';
import preview from '@formulary/storybook-kit/preview';
import { http } from 'msw';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { aCustomer, anActiveCustomer } from './mocks/aCustomer.ts';
import type { Customer } from './customer.ts';
import { customerHandlers } from './mocks/customerHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Customer',
  component: DeskAt,
  args: { path: '/customers/31', role: 'superintendent' as const },
  parameters: screenParameters('A customer: what is known, what was ordered, what staff did.'),
  beforeEach: enterDesk,
});

const look = {
  at: new Date('2026-11-28T10:00:00Z'),
  by: 'Ffion Morgan',
  register: 'NMC',
  number: '12A3456E',
  result: 'matches',
  nextOn: '2035-11-01',
} as const;

export const Application = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'NMC register' })).toHaveAttribute(
      'href',
      'https://www.nmc.org.uk/registration/search-the-register/',
    );
  },
});

export const ApprovedByKeys = meta.story({
  beforeEach: ({ msw }) => msw.use(...customerHandlers([aCustomer({ registerChecks: [look] })])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Approve…' });
    await userEvent.keyboard('a');
    const dialog = await canvas.findByRole('dialog', { name: /Approve the account/ });
    await expect(within(dialog).queryByText('No register check matches')).not.toBeInTheDocument();
    await userEvent.click(await within(dialog).findByRole('textbox', { name: /Approved until/ }));
    await userEvent.clear(await within(dialog).findByRole('textbox', { name: /Approved until/ }));
    await userEvent.type(
      await within(dialog).findByRole('textbox', { name: /Approved until/ }),
      '01/02/2020{Enter}',
    );
    await expect(await within(dialog).findByText(/choose a day after today/)).toBeVisible();
  },
});

export const WithoutRegisterCheck = meta.story({
  tags: ['state', 'played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve…' }));
    const dialog = await canvas.findByRole('dialog', { name: /Approve the account/ });
    await expect(await within(dialog).findByText('No register check matches')).toBeVisible();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Approve' }));
    await expect(await within(dialog).findByText('Please give a reason')).toBeVisible();
  },
});

export const Approved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve…' }));
    const dialog = await canvas.findByRole('dialog', { name: /Approve the account/ });
    await userEvent.type(
      await within(dialog).findByRole('textbox', { name: /Reason/ }),
      'Seen by phone with the NMC',
    );
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByRole('button', { name: 'Suspend…' })).toBeVisible();
  },
});

type Play = Pick<
  Parameters<NonNullable<typeof meta.input.play>>[0],
  'canvas' | 'userEvent' | 'msw'
>;

/** Has somebody else change a customer. */
function changeMeanwhile({ msw }: Pick<Play, 'msw'>, customer: Customer) {
  const newer = {
    ...customer,
    version: 405,
    events: [
      ...customer.events,
      {
        id: 405,
        at: new Date('2026-11-29T10:00:00Z'),
        author: { kind: 'staff', name: 'Ffion Morgan', role: 'customer-service' },
        sentence: 'Asked for documents',
        subject: `user ${customer.id}`,
      },
    ],
  } as const;
  msw.use(...customerHandlers([newer]));
}

/** Declines an application that somebody changed meanwhile. */
async function declineTooLate({ canvas, userEvent, msw }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Decline…' }));
  changeMeanwhile({ msw }, aCustomer());
  await userEvent.type(await canvas.findByRole('textbox', { name: /Reason/ }), 'No answer');
  await userEvent.click(await canvas.findByRole('button', { name: 'Decline the application' }));
  await expect(
    await canvas.findByText('Ffion Morgan changed this customer while you worked on it'),
  ).toBeVisible();
  await expect(await canvas.findByRole('textbox', { name: /Reason/ })).toHaveValue('No answer');
}

/** Asks for the erasure of a customer's data. */
async function askForErasure({ canvas, userEvent }: Omit<Play, 'msw'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Data request…' }));
  const dialog = within(await canvas.findByRole('dialog', { name: /Data of Amara Okafor/ }));
  await userEvent.click(await dialog.findByRole('radio', { name: /Erasure/ }));
  await userEvent.type(
    await dialog.findByRole('textbox', { name: /Who asked/ }),
    'The customer, by email',
  );
  await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Left');
  return dialog;
}

export const ChangedMeanwhile = meta.story({
  tags: ['state', 'played'],
  play: declineTooLate,
});

/** What is saved over the changes of others may be refused too, and that is said. */
export const KeptAndRefused = meta.story({
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await declineTooLate(context);
    msw.use(mockRefused(decideDeskCustomer, 409, 'account-move-refused'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine and save again' }));
    await expect(await canvas.findByText(messages['account-move-refused'])).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Reason/ })).toHaveValue('No answer');
  },
});

export const Refused = meta.story({
  tags: ['state', 'played'],
  beforeEach: ({ msw }) =>
    msw.use(http.post(decideDeskCustomer.path, () => refusal(409, 'account-move-refused'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline…' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Reason/ }), 'No answer');
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline the application' }));
    await expect(
      await canvas.findByText('This account cannot be moved there from where it stands'),
    ).toBeVisible();
  },
});

export const RegisterCheck = meta.story({
  tags: ['state', 'played'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register check…' }));
    const dialog = await canvas.findByRole('dialog', { name: /Record a register check/ });
    await step('the register of the profession and the claimed number are filled in', async () => {
      await expect(await within(dialog).findByRole('combobox', { name: /Register/ })).toHaveValue(
        'NMC',
      );
      await expect(
        await within(dialog).findByRole('textbox', { name: /Registration number/ }),
      ).toHaveValue('12A3456E');
    });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Record the check' }));
    await expect(await within(dialog).findByText('Please say what the register has')).toBeVisible();
  },
});

const active = {
  beforeEach: ({
    msw,
  }: {
    msw: { use: (...all: ReturnType<typeof customerHandlers>[number][]) => void };
  }) => msw.use(...customerHandlers([anActiveCustomer()])),
};

export const Active = meta.story({
  ...active,
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Due')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Register checks' })).toBeVisible();
  },
});

export const Orders = meta.story({
  ...active,
  tags: ['state'],
  args: { path: '/customers/31?tab=orders' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /F-2026-000077/ })).toHaveTextContent(
      '£184.50',
    );
    await expect(await canvas.findByRole('link', { name: 'All 12 orders' })).toBeVisible();
  },
});

export const People = meta.story({
  ...active,
  tags: ['state'],
  args: { path: '/customers/31?tab=people' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Joan Whitfield/ })).toHaveTextContent(
      'Active',
    );
  },
});

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 99);

export const LongNames = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...customerHandlers([
        aCustomer({
          lastName: LONG,
          company: LONG,
          email: `${LONG}@${'larkspur'.repeat(8)}.test`,
          registrationNumber: '7'.repeat(60),
        }),
      ]),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: `Amara ${LONG}` }),
    ).toBeVisible();
    await canvas.findByRole('button', { name: 'Certificate' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Notes = meta.story({
  ...active,
  tags: ['state'],
  args: { path: '/customers/31?tab=notes' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Note/ }), 'Prefers email');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the note' }));
    await expect(
      await canvas.findByRole('article', { name: 'Note of Priya Shah' }),
    ).toHaveTextContent('Prefers email');
  },
});

export const DataRequest = meta.story({
  ...active,
  tags: ['state', 'played'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await askForErasure(context);
    await userEvent.click(await dialog.findByRole('button', { name: 'Answer the request' }));
    await expect(
      await canvas.findByText(/Kept until 26\/11\/2032: orders, invoices/),
    ).toBeVisible();
  },
});

/** Data is not erased over what somebody else did meanwhile, unless that was read. */
export const ErasedMeanwhile = meta.story({
  ...active,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const dialog = await askForErasure(context);
    changeMeanwhile(context, anActiveCustomer());
    await step('who did what is said, and what was typed stays', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Answer the request' }));
      await expect(
        await dialog.findByText('Ffion Morgan changed this customer while you worked on it'),
      ).toBeVisible();
      await expect(await dialog.findByRole('textbox', { name: /Reason/ })).toHaveValue('Left');
    });
    await step('then it can be erased all the same', async () => {
      await userEvent.click(
        await dialog.findByRole('button', { name: 'Keep mine and save again' }),
      );
      await expect(
        await canvas.findByText(/Kept until 26\/11\/2032: orders, invoices/),
      ).toBeVisible();
    });
  },
});

export const ForAuditors = meta.story({
  tags: ['state'],
  args: { role: 'auditor' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Certificate' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Approve…' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getDeskCustomer)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Customer 31' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskCustomer)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
