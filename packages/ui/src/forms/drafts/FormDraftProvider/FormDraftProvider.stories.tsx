import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { FormDraftProvider, type TypedValues } from './FormDraftProvider.tsx';
import { OrderNoteForm } from '../../OrderNoteForm/OrderNoteForm.tsx';

/** A form that unmounts and mounts again, as a checkout section or a page does. */
function ComingAndGoing({ onTyped }: { onTyped: (form: string, values: TypedValues) => void }) {
  const [typed, setTyped] = useState<Readonly<Record<string, TypedValues>>>({});
  const [isThere, setIsThere] = useState(true);
  const [keep] = useState(() => (form: string, values: TypedValues) => {
    onTyped(form, values);
    setTyped((before) => ({ ...before, [form]: values }));
  });
  return (
    <Stack>
      <Button onClick={() => setIsThere(!isThere)}>{isThere ? 'Leave' : 'Come back'}</Button>
      <FormDraftProvider typed={typed} onTyped={keep}>
        {isThere && <OrderNoteForm onSubmit={() => undefined} />}
      </FormDraftProvider>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Checkout/FormDraftProvider',
  component: FormDraftProvider,
  parameters: {
    guide: {
      useFor: ['Keeping what is being typed when a form leaves the page and comes back.'],
      useNot: ['A form of passwords and files alone: neither is kept.'],
      screenReader: ['Nothing of itself; a form that comes back reads what was typed.'],
      content: ['None of its own; what was typed comes back to the letter.'],
      do: ['Put it above every form that somebody could leave by accident.'],
      dont: [
        'Keep it beyond the sign-out.',
        'Keep a password, or a file’s name: its owner leaves them out.',
      ],
      usedBy: ['Checkout', 'Sign up', 'Profile'],
    } satisfies Guide,
  },
  args: { typed: {}, onTyped: fn(), children: undefined },
  render: ({ onTyped }) => <ComingAndGoing onTyped={(form, values) => onTyped(form, values, {})} />,
});

export const KeepsWhatWasTyped = meta.story({
  tags: ['state', 'every-view', 'played'],
  play: async ({ canvas, userEvent, args }) => {
    const field = () => canvas.getByRole('textbox', { name: /Note for the pharmacy/ });
    await userEvent.type(field(), 'Ring twice');
    await expect(args.onTyped).toHaveBeenLastCalledWith('Order note', { note: 'Ring twice' }, {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
    await expect(field()).toHaveValue('Ring twice');
  },
});
