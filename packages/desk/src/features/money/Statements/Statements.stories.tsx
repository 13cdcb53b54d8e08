import { listStatements } from '@formulary/rules/calls/desk/deskStatementCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { statementHandlers } from '../mocks/statementHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Money/Bank statements',
  component: DeskAt,
  args: { path: '/money', role: 'customer-service' as const },
  parameters: screenParameters('Takes bank statements, and lists those that were imported.'),
  beforeEach: enterDesk,
});
const csv = (name: string) =>
  new File(['Date,Amount\n03/04/2026,1.00'], name, { type: 'text/csv' });

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Imported statements' });
    const row = await within(table).findByRole('row', { name: /November/ });
    await expect(row).toHaveTextContent('4 to book');
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...statementHandlers([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No statement has been imported')).toBeVisible();
    await expect(await canvas.findByText(/^Export one from the bank/)).toBeVisible();
  },
});

/** Nobody is told to do what the role may not do. */
export const EmptyForReader = meta.story({
  args: { role: 'auditor' as const },
  beforeEach: ({ msw }) => msw.use(...statementHandlers([])),
  play: async ({ canvas }) => {
    await canvas.findByText('No statement has been imported');
    await expect(canvas.queryByText(/^Export one from the bank/)).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listStatements)),
  play: async ({ canvas }) => {
    const title = { level: 1, name: 'Bank statements' };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listStatements)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...statementHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
});

/** The file does not tell whether 03/04 is in March or April. */
export const Unclear = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(/Import a bank statement/),
      csv('unclear.csv'),
    );
    await userEvent.click(await canvas.findByRole('radio', { name: /The day/ }));
    await expect(await canvas.findByRole('button', { name: 'Import' })).toBeEnabled();
  },
});

export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(/Import a bank statement/),
      csv('unclear.csv'),
    );
    await userEvent.click(await canvas.findByRole('radio', { name: /The month/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Statement November.csv' }),
    ).toBeVisible();
  },
});

/** The browser opens no file dialog for a key that it did not see being pressed: the field has the focus then. */
export const ByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/Import a bank statement/);
    await userEvent.keyboard('i');
    await waitFor(() => expect(field).toHaveFocus());
    // A field of files takes no letters, so keys go on working.
    await userEvent.keyboard('4');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  },
});

/** The whole file is refused, with row and column. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(/Import a bank statement/),
      csv('broken.csv'),
    );
    await expect(await canvas.findByText(/Row 3, column Amount: ‘twelve’/)).toBeVisible();
  },
});

export const Reader = meta.story({
  args: { role: 'auditor' as const },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await expect(canvas.queryByLabelText(/Import a bank statement/)).toBeNull();
  },
});
