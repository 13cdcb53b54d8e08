import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ApprovalForm } from './ApprovalForm.tsx';

const meta = preview.meta({
  title: 'Desk/ApprovalForm',
  component: ApprovalForm,
  parameters: {
    guide: {
      useFor: ['Letting an applicant in until the registration is looked up again.'],
      useNot: ['Reinstating a suspended account: it keeps its day.'],
      anatomy: [
        ['Warning', 'No register check matches', '"No register check matches"'],
        ['Approved until', 'A day in the next three years', 'input[name="until"]'],
        ['Reason', 'Required without a register check', 'textarea'],
        ['Approve', 'Lets the applicant in', '[type="submit"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Approved until, required, edit text”, with what happens on that day.'],
      content: ['The reason at hand names number and register.'],
      do: ['Let a match be the reason, so that approving is one press.'],
      dont: ['Block an approval because a register is down.'],
    } satisfies Guide,
  },
  args: {
    until: '2027-11-29',
    reasonAtHand: undefined,
    lacksRegisterCheck: true,
    now: new Date('2026-11-29T10:00:00Z'),
    onSubmit: fn(),
  },
});

export const WithMatch = meta.story({
  tags: ['state'],
  args: { reasonAtHand: '12A3456E matches the NMC register', lacksRegisterCheck: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ until: '2027-11-29', reason: '' });
  },
});

export const Refused = meta.story({
  tags: ['state', 'played'],
  play: async ({ canvas, userEvent, args }) => {
    const until = canvas.getByRole('textbox', { name: /Approved until/ });
    await userEvent.clear(until);
    await userEvent.type(until, '29/11/2026');
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await expect((await canvas.findAllByText('Please give a reason'))[0]).toBeVisible();
    await expect((await canvas.findAllByText(/choose a day after today/))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
