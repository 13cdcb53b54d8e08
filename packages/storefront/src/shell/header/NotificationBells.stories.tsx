import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { messages } from '@formulary/rules/problems/messages';
import { aPerson, aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { factsOf } from '@formulary/storybook-kit/plays/factsOf';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockFailed } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockShop } from '../../mocks/mockShop.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';

const lastNames = ['Whitfield', 'Jones', 'Oliveira', 'Adeyemi', 'Marsh', 'Sato'];
const unsigned = lastNames.map((lastName, index) =>
  aPrescription({
    id: 60 - index,
    patient: { ...aPrescription().patient, id: 41 + index, lastName },
    createdAt: new Date(`2026-11-1${6 - index}T14:32:00Z`),
    ...(lastName === 'Jones' ? { practitioner: aPerson() } : {}),
  }),
);
const profile = { id: 9, isPrescriber: true };

const meta = preview.meta({
  title: 'Screens/Prescriptions to sign',
  component: ShopAt,
  args: { path: '/terms-and-conditions', role: 'prescriber' as const },
  parameters: screenParameters(
    'The prescription icon of a prescriber: how many wait, and the latest five (spec 2.27).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ profile, issued: unsigned }));
  },
});

/** Triggers revalidation, as after a reconnect, until the failure of a call is logged. */
const expectRefreshLogged = (call: string) =>
  waitFor(
    () => {
      globalThis.dispatchEvent(new Event('online'));
      // oxlint-disable-next-line no-console -- reads what was logged
      return expect(console.warn).toHaveBeenCalledWith(
        expect.stringContaining(call),
        messages['server-error'],
      );
    },
    { timeout: 10_000 },
  );

const entries = async () => {
  const list = within(await screen.findByRole('dialog', { name: 'Prescriptions to sign' }));
  return list.getAllByRole('listitem').map(({ textContent }) => textContent);
};

/**
 * Six unsigned: shows the latest five with patient and practitioner; a prescriber's own request names no practitioner.
 */
export const Waiting = meta.story({
  tags: ['state', 'every-view', '@2.27', '@6.3', '@9.1'],
  play: async ({ canvas, userEvent }) => {
    // The header renders before the page.
    await canvas.findByRole('heading', { level: 1 });
    const icon = await canvas.findByRole('button', { name: 'Prescriptions to sign 6 unsigned' });
    // Wait for the last heading: the page has its final height.
    await canvas.findByRole('heading', { name: '11. Law' });
    await expect(await canvas.findByRole('link', { name: 'My Practitioners' })).toBeVisible();
    await userEvent.click(icon);
    await expect(await entries()).toEqual([
      expect.stringMatching(/^WHITFIELD, Joan Amara Okafor, [^,]+$/),
      expect.stringMatching(/^JONES, Joan [^,]+$/),
      expect.stringMatching(/^OLIVEIRA, Joan Amara Okafor, [^,]+$/),
      expect.stringMatching(/^ADEYEMI, Joan Amara Okafor, [^,]+$/),
      expect.stringMatching(/^MARSH, Joan Amara Okafor, [^,]+$/),
    ]);
    const links = within(await screen.findByRole('dialog', { name: 'Prescriptions to sign' }));
    await expect(links.getByRole('link', { name: /^WHITFIELD/ })).toHaveAttribute(
      'href',
      '/prescription/60',
    );
    await expect(links.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/prescriptions?signStatus=0&prescriberId=9',
    );
  },
});

/** A failed load does not show as zero. */
export const Failed = meta.story({
  tags: ['state', '@8.10'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listPrescriptions)),
  play: async ({ canvas, userEvent }) => {
    // The header renders before the page.
    await canvas.findByRole('heading', { level: 1 });
    // Wait for the complete header: the icon has its final position.
    await expect(await canvas.findByRole('link', { name: 'My Practitioners' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Prescriptions to sign' }));
    await waitFor(() => expect(canvas.getByText(/We could not load this/)).toBeVisible());
    await expect(canvas.queryByText('No Unsigned Prescription')).toBeNull();
    // Count and list are one read.
    await expectLogged('countPrescriptions', messages['server-error']);
  },
});

/** Loaded data stays on screen while profile, notifications and categories fail to refresh. */
export const RefreshFailed = meta.story({
  args: { path: '/profile' },
  tags: ['!autodocs', '@8.10'],
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    await canvas.findByRole('button', { name: 'Edit' });
    const icon = await canvas.findByRole('button', { name: 'Prescriptions to sign 6 unsigned' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Shop' }));
    await canvas.findByRole('link', { name: 'Botulinum toxins' });
    const before = factsOf(canvasElement);
    await expect(before).toContainEqual(['Name', 'Amara Okafor']);
    msw.use(mockFailed(getProfile), mockFailed(listPrescriptions), mockFailed(listCategories));
    // Count and list are one read.
    for (const call of ['getProfile', 'countPrescriptions', 'listCategories'])
      await expectRefreshLogged(call);
    await expect(factsOf(canvasElement)).toEqual(before);
    await expect(await canvas.findByRole('link', { name: 'Botulinum toxins' })).toBeVisible();
    await userEvent.click(icon);
    await expect(await entries()).toHaveLength(5);
    await expect(await screen.findByText(/^We could not refresh this: as of/)).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    // The header renders before the page.
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Prescriptions to sign 6 unsigned' }),
    );
    await expect(await entries()).toHaveLength(5);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
