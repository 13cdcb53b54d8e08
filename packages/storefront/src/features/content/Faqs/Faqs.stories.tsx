import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/FAQs',
  component: ShopAt,
  args: { path: '/faqs', role: 'visitor' as const },
  parameters: screenParameters('The eight questions that are asked most, for anybody (spec 2.26).'),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  tags: ['state', 'every-view', '@2.26'],
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Frequently asked questions' });
    await step('all eight questions show', async () => {
      const questions = [...(await canvas.findByRole('main')).querySelectorAll('summary')];
      await expect(questions.map(({ textContent }) => textContent)).toEqual([
        'How do I register?',
        'How do I reset my password?',
        'How do I change my contact details?',
        'How many items can one prescription have?',
        'How do I submit a prescription?',
        'Where do I send original prescriptions?',
        'I am not a prescriber. Can I order prescription-only medicines?',
        'When do I have to order for next-day delivery?',
      ]);
    });
    await step('an answer opens, and links to its own page', async () => {
      await userEvent.click(await canvas.findByText('How do I reset my password?'));
      await expect(await canvas.findByText(/at least 8 characters/)).toBeVisible();
      await userEvent.click(
        await canvas.findByRole('link', {
          name: 'Link to this answer: How do I reset my password?',
        }),
      );
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'How do I reset my password?' }),
      ).toBeVisible();
    });
  },
});

export const NextDayDelivery = meta.story({
  tags: ['state', '@9.15'],
  args: { path: '/faqs/next-day-delivery' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^By 3pm, Monday to Friday/)).toBeVisible();
    await expect(await canvas.findByText(/^Saturday delivery has an extra charge/)).toBeVisible();
    await expect(
      await canvas.findByText(/^Cold-chain orders placed on a Friday leave us on Monday/),
    ).toBeVisible();
    const others = await canvas.findByRole('navigation', { name: 'Other questions' });
    await expect(others.querySelectorAll('a')).toHaveLength(7);
  },
});

export const PaperPrescriptions = meta.story({
  args: { path: '/faqs/submitting-prescriptions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/within 72 hours of the order/)).toBeVisible();
    await expect(await canvas.findByText(/nobody signs within 14 days lapses/)).toBeVisible();
  },
});

/** An unknown address of an answer links to all of them. */
export const UnknownQuestion = meta.story({
  tags: ['state'],
  args: { path: '/faqs/returns' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We have no answer at this address' }),
    ).toBeVisible();
    const all = await canvas.findByRole('navigation', { name: 'Questions' });
    await expect(all.querySelectorAll('a')).toHaveLength(8);
  },
});
