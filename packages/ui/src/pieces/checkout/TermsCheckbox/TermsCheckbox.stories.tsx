import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { TermsCheckbox } from './TermsCheckbox.tsx';

const meta = preview.meta({
  title: 'Checkout/TermsCheckbox',
  component: TermsCheckbox,
  parameters: {
    guide: {
      useFor: ['The buyer’s yes to the terms, before placing an order.'],
      useNot: ['Any other yes or no: use a Checkbox.', 'Signing a prescription: use SignaturePad.'],
      anatomy: [
        ['Box', 'The yes', 'input'],
        ['Sentence', 'What is said by ticking it', 'label > span'],
        ['Link', 'The terms; pressing it does not tick the box', 'a'],
      ],
      drawnIn: 'NotYet',
      screenReader: [
        '“I have read and accept the terms and conditions (opens in a new tab), checkbox, not checked”.',
      ],
      content: [
        'In the buyer’s own voice: “I have read and accept…”.',
        'The link says that it opens in a new tab.',
      ],
      do: ['Open the terms beside the checkout, which stays as it is.'],
      dont: ['Tick it beforehand.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { isAccepted: false, onChange: fn(), termsHref: '/terms-and-conditions' },
});

export const NotYet = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /terms and conditions/ })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const Accepted = meta.story({ args: { isAccepted: true } });

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { isAccepted: true } });
