import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PatientSearchForm } from './PatientSearchForm.tsx';

const meta = preview.meta({
  title: 'Desk/PatientSearchForm',
  component: PatientSearchForm,
  parameters: {
    guide: {
      useFor: ['Finding a patient who asks for a copy of their data.'],
      useNot: ['Browsing patients: nobody does.'],
      anatomy: [
        ['Name', 'Each word must match', 'input[name="search"]'],
        ['Date of birth', 'Must match too', 'input[name="birthDate"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Name of the patient, required, edit text”.'],
      content: ['Both fields are asked for at once.'],
      do: ['Ask for both.'],
      dont: ['Show patients before both are given.'],
    } satisfies Guide,
  },
  args: { now: new Date('2026-11-29T10:00:00Z'), onSubmit: fn() },
});

export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Name of the patient/ }),
      'Joan Whitfield',
    );
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Date of birth/ }),
      '30/09/1971',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Find' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      search: 'Joan Whitfield',
      birthDate: '1971-09-30',
    });
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
