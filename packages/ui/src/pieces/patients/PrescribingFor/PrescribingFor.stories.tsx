import { aPatient } from '@formulary/rules/patients/fixtures/aPatient';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescribingFor } from './PrescribingFor.tsx';

const meta = preview.meta({
  title: 'People/PrescribingFor',
  component: PrescribingFor,
  parameters: {
    guide: {
      useFor: ['The shop while it is used for one patient.'],
      useNot: ['Nobody: leave it out.'],
      anatomy: [
        ['Words', 'Whom the next prescription is for', 'span "Prescribing for"'],
        ['Stop', 'Forgets them; the cart stays as it is', 'button'],
        ['Try again', 'In place of a name that could not be loaded'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Next prescription, complementary: Prescribing for JONES, Amara”.'],
      content: ['The name alone: screens are seen by others, too.'],
      do: ['Keep it on every page of the shop.'],
      dont: ['Ask before it stops: nothing is lost.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: {
    patient: aPatient({ firstName: 'Amara', lastName: 'Jones' }),
    onRetry: fn(),
    onStop: fn(),
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('JONES, Amara')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

export const NotLoaded = meta.story({
  tags: ['state'],
  args: { patient: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We could not load the patient you prescribe for.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
