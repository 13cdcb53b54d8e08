import { listDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerListCall';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Customers',
  component: DeskAt,
  args: { path: '/customers', role: 'superintendent' as const },
  parameters: screenParameters('Customers and applicants, with one of them beside the list.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Tom Reid/ });
    await expect(row).toHaveTextContent('Dentist');
    await expect(await canvas.findByText('1–3 of 3 customers')).toBeVisible();
  },
});

export const Applications = meta.story({
  args: { path: '/customers?state=verified' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Amara Okafor/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Joan Whitfield/ })).not.toBeInTheDocument();
  },
});

export const ReviewedBesideTheList = meta.story({
  tags: ['state', 'played'],
  args: { path: '/customers?state=verified' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on a row shows the application beside the list', async () => {
      (await canvas.findByRole('row', { name: /Amara Okafor/ })).focus();
      await userEvent.keyboard('{Enter}');
      const panel = await canvas.findByRole('region', { name: 'Amara Okafor' });
      await expect(
        await within(panel).findByText('14 Lambs Conduit Passage', { exact: false }),
      ).toBeVisible();
    });
    await step('a paper is shown beside what was claimed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Certificate' }));
      await expect(
        await canvas.findByRole('img', { name: 'Certificate of Amara Okafor' }),
      ).toBeVisible();
      await expect(await canvas.findByText('Page 1 of 2')).toBeVisible();
    });
  },
});

/** Each applicant answers alone: one is asked, the other is gone meanwhile. */
export const AskedTogether = meta.story({
  tags: ['state'],
  args: { role: 'customer-service' as const },
  play: async ({ canvas, userEvent }) => {
    for (const name of [/Amara Okafor/, /Tom Reid/]) {
      const row = within(await canvas.findByRole('row', { name }));
      await userEvent.click(await row.findByRole('checkbox'));
    }
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask for documents/ }));
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Ask 2 applicants for documents' }),
    );
    await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Too old');
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask by email' }));
    await expect(
      await canvas.findByText('1 applicant asked for documents, 1 left as it was'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { path: '/customers?search=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No customer is like that')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskCustomers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskCustomers)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(mockCall(listDeskCustomers, () => ({ answer: { customers: [], total: 0 } })));
    await userEvent.click(again);
    await expect(await canvas.findByText('There are no customers yet')).toBeVisible();
  },
});

export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Export customers' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('Please give a reason')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: /Reason/ }), 'Yearly review');
    await userEvent.click(await dialog.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const DataOfAPatient = meta.story({
  tags: ['state', 'played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Data of a patient…' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Data of a patient' });
    await userEvent.type(
      await within(dialog).findByRole('textbox', { name: /Name of the patient/ }),
      'Whitfield',
    );
    await userEvent.type(
      await within(dialog).findByRole('textbox', { name: /Date of birth/ }),
      '30/09/1971',
    );
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Find' }));
    await userEvent.click(
      await within(dialog).findByRole('button', { name: /patient of Amara Okafor/ }),
    );
    await expect(await canvas.findByRole('button', { name: 'Answer the request' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const NotForDispensers = meta.story({
  tags: ['state'],
  args: { role: 'dispenser' as const },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('table', { name: 'Customers' })).not.toBeInTheDocument(),
    );
  },
});
