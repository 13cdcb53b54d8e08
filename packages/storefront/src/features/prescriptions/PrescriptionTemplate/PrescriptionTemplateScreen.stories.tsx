import { getProfile } from '@formulary/rules/calls/profileCalls';
import { messages } from '@formulary/rules/problems/messages';
import { expect, screen, spyOn } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Prescription template',
  component: ShopAt,
  args: { path: '/prescription/template', role: 'prescriber' as const },
  parameters: screenParameters(
    'The private prescription a prescriber prints and fills in by hand (spec 2.21).',
  ),
  beforeEach: enterShop,
});

export const Prescriber = meta.story({
  tags: ['state', '@2.21', '@2.28', '@6.3'],
  args: { path: '/cart' },
  play: async ({ canvas, userEvent, step }) => {
    await step('open it from the sidebar', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /account/i }));
      await screen.findByRole('link', { name: 'Prescription Template' });
      const links = [...(await screen.findByRole('dialog')).querySelectorAll('nav a, li a')];
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Orders', '/orders'],
        ['Quick order', '/quick-order'],
        ['Lists', '/lists'],
        ['Patients', '/patients'],
        ['Sign Prescriptions', '/prescriptions?signStatus=0&prescriberId=7'],
        ['Manual Prescription', '/checkout?manual=true'],
        ['Prescription Template', '/prescription/template'],
        ['Account details', '/profile'],
      ]);
      await userEvent.click(await screen.findByRole('link', { name: 'Prescription Template' }));
    });
    await step("the prescriber's details show, and Print prints", async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Prescription Template' }),
      ).toBeVisible();
      await expect(await canvas.findByText('12A3456E')).toBeVisible();
      const print = spyOn(globalThis, 'print').mockReturnValue();
      await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
      await expect(print).toHaveBeenCalledOnce();
    });
  },
});

export const Practitioner = meta.story({
  tags: ['state', 'every-view', '@2.28'],
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This page is for prescribers')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /account/i }));
    await screen.findByRole('link', { name: 'Account details' });
    const links = [...(await screen.findByRole('dialog')).querySelectorAll('nav a, li a')];
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Orders',
      'Quick order',
      'Lists',
      'Patients',
      'Account details',
    ]);
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getProfile)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Prescription Template' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** A retry loads it. */
export const Failed = meta.story({
  tags: ['state', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getProfile)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expectLogged('getProfile', messages['server-error']);
    msw.use(...mockShop({ profile: { isPrescriber: true } }));
    await userEvent.click(again);
    await expect(await canvas.findByText('12A3456E')).toBeVisible();
  },
});
