import { listDeskPrescriptions } from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { prescriptionHandlers } from './mocks/prescriptionHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Prescriptions',
  component: DeskAt,
  args: { path: '/prescriptions', role: 'pharmacist' as const },
  parameters: screenParameters(
    'Every prescription with its check of this moment; several can be handed over at once.',
  ),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Prescriptions' });
    await expect(await within(grid).findByText('Void')).toBeVisible();
    await expect(await within(grid).findByText('Fails')).toBeVisible();
    await expect(await canvas.findByText('1–15 of 15 prescriptions')).toBeVisible();
  },
});

/** J and Enter open a prescription beside the list, Esc closes it. */
export const Beside = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Rhys Morgan');
    await userEvent.keyboard('j{Enter}');
    const panel = await canvas.findByRole('region', { name: /^Prescription \d/ });
    await expect(await within(panel).findByRole('button', { name: 'Hand over' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
});

/** What a suspended prescriber left is handed over at once; the answer names the rows that were left. */
export const HandedOver = meta.story({
  tags: ['state'],
  args: { path: '/prescriptions?isLeft=yes' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–11 of 11 prescriptions');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select all/ }));
    await canvas.findByRole('button', { name: /Hand over/ });
    await userEvent.keyboard('h');
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Hand over 11 prescriptions' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask the prescriber' }));
    await expect(await dialog.findByRole('textbox', { name: /Reason/ })).toBeInvalid();
    await userEvent.click(await dialog.findByRole('radio', { name: /Owen Price/ }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Suspended');
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask the prescriber' }));
    await expect(
      await canvas.findByText('1 prescription offered, 10 left as they were'),
    ).toBeVisible();
  },
});

/** A dispenser reads and changes nothing. */
export const ReadOnly = meta.story({
  args: { role: 'dispenser' as const },
  play: async ({ canvas }) => {
    await canvas.findByText('Rhys Morgan');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { path: '/prescriptions?check=fails' },
  beforeEach: ({ msw }) => msw.use(...prescriptionHandlers({ listed: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No prescription is like that')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskPrescriptions)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Prescriptions' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskPrescriptions)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...prescriptionHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByText('Rhys Morgan')).toBeVisible();
  },
});
