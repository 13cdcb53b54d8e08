import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { notices } from '@formulary/rules/problems/notices';
import { messages } from '@formulary/rules/problems/messages';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { SigningPanel } from './SigningPanel.tsx';

const meta = preview.meta({
  title: 'Prescriptions/SigningPanel',
  component: SigningPanel,
  parameters: {
    guide: {
      useFor: ['Signing a verified prescription, beside its frozen text.'],
      useNot: ['Before it is verified.'],
      anatomy: [
        [
          'Day',
          'On which the patient was seen face to face; asked for where the shop does',
          '"Day you saw"',
        ],
        ['Pad', 'By pen, finger or mouse, or a typed name', 'canvas'],
        ['Declarations', 'Both to the letter', 'label "I confirm"'],
        ['Password', 'Only when it is due again'],
        ['Place my signature again', 'Where a passkey signs and one was drawn lately'],
        ['Sentence', 'What is signed, and for whom', 'p "You sign for"'],
        ['Sign', 'Says all that is missing, if anything is', 'button "Sign"'],
      ],
      drawnIn: 'Empty',
      screenReader: ['“Sign this prescription, region”.'],
      content: ['The declarations to the letter of the specification.'],
      do: ['Keep the ink whatever is refused.'],
      dont: ['Open a dialog over the text that is signed.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: {
    value: {
      signature: undefined,
      isAuthorised: false,
      isBinding: false,
      password: '',
      consultation: '',
    },
    now: new Date('2026-11-20T21:14:00Z'),
    summary: '2 items, 5 packs for WHITFIELD, Joan',
    onChange: fn(),
    onSign: fn(),
  },
});

export const Empty = meta.story({
  tags: ['state', 'every-view', '@5.26'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: 'I confirm that I am authorised to accept the terms of this document',
      }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ isAuthorised: true });
    await expect(
      await canvas.findByRole('checkbox', {
        name: 'I understand that accepting the terms of this document creates a legally binding obligation',
      }),
    ).not.toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign' }));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
});

/** All faults at once, each with a link to its field. */
export const Refused = meta.story({
  tags: ['state', '@5.26', '@5.27'],
  args: {
    errors: {
      signature: messages['signature-required'],
      declarations: messages['declarations-required'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Please affix your signature to continue')).toHaveLength(2);
    await expect(canvas.getAllByText('Please accept the terms to continue')).toHaveLength(3);
    const summary = within(canvas.getByRole('alert'));
    await userEvent.click(
      summary.getByRole('link', { name: 'Please affix your signature to continue' }),
    );
    await expect(await canvas.findByRole('group', { name: 'Your signature' })).toHaveFocus();
    await userEvent.click(
      summary.getByRole('link', { name: 'Please accept the terms to continue' }),
    );
    await expect(await canvas.findByRole('checkbox', { name: /^I confirm/ })).toHaveFocus();
  },
});

/** Asks for the password in place and keeps the typed name. */
export const PasswordDue = meta.story({
  tags: ['state'],
  args: {
    isPasswordDue: true,
    value: {
      signature: { kind: 'typed', name: 'Helen Marsh' },
      isAuthorised: true,
      isBinding: true,
      password: '',
      consultation: '',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByDisplayValue('Helen Marsh')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Enter your own Formulary password/), 's');
    await expect(args.onChange).toHaveBeenLastCalledWith({ password: 's' });
  },
});

/** The day is optional unless the shop requires it, and is never prefilled. */
export const DayOfTheConsultation = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const day = canvas.getByRole('textbox', { name: /^Day you saw the patient/ });
    await expect(day).toHaveValue('');
    await expect(day).not.toBeRequired();
    await userEvent.type(day, '1');
    await expect(args.onChange).toHaveBeenLastCalledWith({ consultation: '1' });
  },
});

export const ConsultationRefused = meta.story({
  tags: ['state'],
  args: {
    isConsultationRequired: true,
    errors: { consultation: fieldSentences.consultationRequired },
  },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: /^Day you saw the patient/ });
    await expect(day).toBeRequired();
    await expect(day).toHaveAccessibleDescription(
      /Please enter the day on which you saw the patient/,
    );
  },
});

/** Signs with a passkey; offers the last drawn signature for the empty pad. */
export const WithAPasskey = meta.story({
  tags: ['state'],
  args: { isWithPasskey: true, onReuse: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('img', { name: /^Sign here/ });
    await expect(await canvas.findByText(/Your passkey confirms it/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Place my signature again' }));
    await expect(args.onReuse).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  args: { said: notices.prescriptionVerified },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prescription Verified!')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
