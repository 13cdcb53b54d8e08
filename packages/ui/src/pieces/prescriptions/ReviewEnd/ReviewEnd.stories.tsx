import { messages } from '@formulary/rules/problems/messages';
import {
  aPrescription,
  aPrescriptionItem,
} from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ReviewEnd } from './ReviewEnd.tsx';

const meta = preview.meta({
  title: 'Prescriptions/ReviewEnd',
  component: ReviewEnd,
  parameters: {
    guide: {
      useFor: ['The end of a review, below the last item.'],
      anatomy: [
        ['Sentence', 'How much for whom, and that it is final', 'p'],
        ['Reject, Verify', 'The only ways on', 'button "Reject"'],
        ['Missing directions', 'How many items have none; a warning, never a block'],
      ],
      drawnIn: 'Default',
      screenReader: ['The sentence before the buttons.'],
      content: ['“After this nothing can be changed.”'],
      dont: ['Focus Verify: it is reached by reading.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: { prescription: aPrescription(), onVerify: fn(), onReject: fn() },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('WHITFIELD, Joan.').parentElement).toHaveTextContent(
      '1 item, 2 packs for WHITFIELD, Joan.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
});

/** Missing directions are said before Verify freezes them; they never stop it. */
export const WithoutDirections = meta.story({
  tags: ['state'],
  args: {
    prescription: aPrescription({
      items: [aPrescriptionItem({ directions: '' }), aPrescriptionItem({ directions: '' })],
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 items have no directions')).toBeVisible();
    const verify = canvas.getByRole('button', { name: 'Verify' });
    await expect(verify).toHaveAccessibleDescription('2 items have no directions');
    await userEvent.click(verify);
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
});

export const Verifying = meta.story({
  tags: ['state'],
  args: { isVerifying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled();
  },
});

/** The order is paid and now costs more: shown before Verify could be refused. */
export const TooDear = meta.story({
  tags: ['state'],
  args: { refusal: 'order-paid-total' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages['order-paid-total'])).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled();
  },
});

/** The order is paid and becomes cheaper. */
export const Cheaper = meta.story({
  tags: ['!autodocs'],
  args: { cost: 'This order is paid. £20.00 goes back to its buyer.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.cost ?? '')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeEnabled();
  },
});
