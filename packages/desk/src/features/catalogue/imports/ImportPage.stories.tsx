import {
  applyCatalogueImport,
  compareCatalogueImport,
  getCatalogueImport,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { appliedImport, importHandlers } from '../mocks/importHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Catalogue/Import',
  component: DeskAt,
  args: { path: '/catalogue/imports/5', role: 'superintendent' as const },
  parameters: screenParameters('Shows what an import does, row by row, and applies or undoes it.'),
  beforeEach: enterDesk,
});

export const Preview = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('£10.50')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Apply 3 changes/ })).toBeEnabled();
    await expect(await canvas.findByText(/12 carts, 3 orders/)).toBeVisible();
    await expect(
      await canvas.findByText(/A sample of 500 of 1,240 carts: £61,250.40/),
    ).toBeVisible();
  },
});

export const New = meta.story({
  tags: ['state'],
  args: { path: '/catalogue/imports/5?group=new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Consumables > Gloves')).toBeVisible();
  },
});

/** Unusual rows are left out until they are ticked, one by one or all of a kind. */
export const Unusual = meta.story({
  tags: ['state'],
  args: { path: '/catalogue/imports/5?group=unusual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tick row 4' }));
    await expect(await canvas.findByRole('button', { name: /Apply 4 changes/ })).toBeEnabled();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /more than half/ }));
    await expect(await canvas.findByRole('button', { name: /Apply 3 changes/ })).toBeEnabled();
  },
});

export const RefusedRows = meta.story({
  tags: ['state'],
  args: { path: '/catalogue/imports/5?group=refused' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Row 6, column Categories/)).toBeVisible();
  },
});

export const Comparing = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockLoading(compareCatalogueImport),
      ...importHandlers({ state: 'comparing', lines: 5_000, compared: 2_000 }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2,000 of 5,000 rows compared/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Give up/ })).toBeEnabled();
  },
});

/** Somebody applies it, on whichever server: how far it is, is seen, and it can be stopped. */
export const BeingApplied = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...importHandlers(
        { lines: 50_000, compared: 50_000, changed: 49_998 },
        { work: { step: 'writing', done: 12_500, total: 50_000 } },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/12,500 of 50,000 changes prepared/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Apply/ })).toBeNull();
    const stop = await canvas.findByRole('button', { name: /Stop, and apply nothing/ });
    await expect(stop).toBeEnabled();
    await userEvent.click(stop);
    await expect(await canvas.findByRole('button', { name: /Apply 3 changes/ })).toBeEnabled();
  },
});

/** The form shows how far it is, and stops it. */
export const Sent = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(mockLoading(applyCatalogueImport), ...importHandlers({ refused: 0 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Apply 3 changes/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/Reason/), 'Prices of December');
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply 3 changes' }));
    await expect(
      await dialog.findByRole('button', { name: /Stop, and apply nothing/ }),
    ).toBeEnabled();
  },
});

/** Prices of a long list come into force in slices, so that orders go on. */
export const ComingIntoForce = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(...importHandlers({ ...appliedImport, applied: 50_000 }, { pricesToCome: 8_000 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/42,000 of 50,000 changes in force/)).toBeVisible();
  },
});

/** Applying asks why, and has refused rows left out only with a tick. */
export const Applied = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Apply 3 changes/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/Reason/), 'Prices of December');
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply 3 changes' }));
    await expect(await dialog.findByText(/Refused rows: 1/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Leave out/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply 3 changes' }));
    await expect(await canvas.findByRole('button', { name: /Undo/ })).toBeEnabled();
  },
});

/** A product changed since the preview: it is named, and nothing is applied. */
export const Outdated = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const code = 'import-outdated';
    const message = fillGaps(deskMessages[code], { products: 'NEE-30G by Priya Shah' });
    msw.use(
      mockCall(applyCatalogueImport, () => HttpResponse.json({ code, message }, { status: 409 })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Apply 3 changes/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/Reason/), 'Prices of December');
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply 3 changes' }));
    await expect(await dialog.findByText(/NEE-30G by Priya Shah/)).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'Apply 3 changes' })).toBeEnabled();
  },
});

/** Undoing makes another import, which is looked at too. */
export const Undone = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...importHandlers(appliedImport)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Undo/ }));
    await expect(await canvas.findByRole('heading', { name: /Undo import 5/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Import 5' })).toBeVisible();
  },
});

export const GivenUp = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Give up/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Yes, give it up/ }));
    await expect(await canvas.findByText('Given up')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getCatalogueImport)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getCatalogueImport)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...importHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByText('£10.50')).toBeVisible();
  },
});

export const Reader = meta.story({
  args: { role: 'auditor' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('£10.50')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Apply/ })).toBeNull();
  },
});
