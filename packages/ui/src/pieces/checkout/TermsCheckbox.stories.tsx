import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';

const meta = preview.meta({
  title: 'Checkout/TermsCheckbox',
  component: TermsCheckbox,
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

export const AllStates = meta.story({ args: { isAccepted: true } });
