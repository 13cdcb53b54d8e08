import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { DataRequestForm } from './DataRequestForm.tsx';

const meta = preview.meta({
  title: 'Desk/DataRequestForm',
  component: DataRequestForm,
  parameters: {
    guide: {
      useFor: ['Answering somebody who asks for a copy or the erasure of their data.'],
      useNot: ['An export of a list: it is for the pharmacy.'],
      anatomy: [
        ['What', 'A copy, an erasure, or a note of the request', 'fieldset'],
        ['Who', 'And how we know them', 'input[name="askedBy"]'],
        ['When', 'Not after today', 'input[name="askedOn"]'],
        ['Reason', 'Of an erasure', 'textarea'],
      ],
      drawnIn: 'ErasureWithoutReason',
      screenReader: ['“What to do, group”, then each choice with its help.'],
      content: ['An erasure says what the law keeps.'],
      do: ['Record who asked before anything is handed out.'],
      dont: ['Erase on a call that nobody identified.'],
    } satisfies Guide,
  },
  args: { now: new Date('2026-11-29T10:00:00Z'), onSubmit: fn() },
});

export const Copy = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Who asked/ }), 'Amara, by email');
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer the request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      kind: 'copy',
      askedBy: 'Amara, by email',
      askedOn: '29/11/2026',
      reason: '',
    });
  },
});

export const ErasureWithoutReason = meta.story({
  tags: ['state', 'played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Erasure/ }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Who asked/ }),
      'Amara, by email',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer the request' }));
    await expect(await canvas.findByText('Please give a reason')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Whoever may not answer notes the request alone. */
export const NoteAlone = meta.story({
  args: { kinds: ['note'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: /Who asked/ }), 'Amara, by email');
    await userEvent.click(await canvas.findByRole('button', { name: 'Note the request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'note', askedBy: 'Amara, by email' }),
    );
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
