import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { SigningBar } from './SigningBar.tsx';

const meta = preview.meta({
  title: 'Prescriptions/SigningBar',
  component: SigningBar,
  parameters: {
    guide: {
      useFor: ['Working through waiting prescriptions on a phone or tablet.'],
      useNot: ['A laptop, which has SigningQueue beside the prescription.'],
      anatomy: [
        ['Previous, Next', 'The nearest that wait', 'a "Next prescription"'],
        ['Count', 'How many wait'],
        ['Go to Verify, Go to Sign', 'Scrolls to the action', 'button "Go to Verify"'],
      ],
      drawnIn: 'ToVerify',
      screenReader: ['“Waiting prescriptions, navigation”.'],
      content: ['The number is what is left to do.'],
      dont: ['Verify or sign from the bar: the action stands below what is read.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: {
    previousHref: '/prescription/50',
    nextHref: '/prescription/52',
    left: 11,
    onGoToAction: fn(),
  },
});

export const ToVerify = meta.story({
  tags: ['state', 'every-view'],
  args: { action: 'Verify' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Next prescription' })).toHaveAttribute(
      'href',
      '/prescription/52',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Verify' }));
    await expect(args.onGoToAction).toHaveBeenCalledOnce();
    // A wide view hides the bar, which loses the focus: every picture is taken without it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
});

/** Signed: only the way on is left. */
export const Signed = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  args: { previousHref: undefined, left: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('1 left')).toBeVisible();
  },
});
