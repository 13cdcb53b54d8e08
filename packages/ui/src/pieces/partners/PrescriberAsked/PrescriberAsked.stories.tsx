import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriberAsked } from './PrescriberAsked.tsx';

const meta = preview.meta({
  title: 'People/PrescriberAsked',
  component: PrescriberAsked,
  parameters: {
    guide: {
      useFor: ['What the server says once a prescriber was asked or invited.'],
      useNot: ['A refusal: it stands at the form.'],
      anatomy: [
        ['Message', 'The server’s sentence', 'strong'],
        ['Ways on', 'The list, another prescriber, the shop', 'a'],
      ],
      drawnIn: 'RequestSent',
      screenReader: ['It takes the focus as it appears, so that the sentence is read.'],
      content: ['The server’s sentence, to the letter.'],
      do: ['Keep all three ways.'],
      dont: ['Pass it off as a toast: it stays.'],
      usedBy: ['Add prescriber'],
    } satisfies Guide,
  },
  args: {
    message: 'Add request to prescriber@formulary.test has been sent successfully',
    prescribersHref: '/prescribers',
    categoriesHref: '/categories',
    onAddAnother: fn(),
  },
});

export const RequestSent = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/has been sent successfully/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Prescribers' })).toHaveAttribute(
      'href',
      '/prescribers',
    );
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
      'href',
      '/categories',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add another prescriber' }));
    await expect(args.onAddAnother).toHaveBeenCalledOnce();
  },
});

export const InvitationSent = meta.story({
  tags: ['state'],
  args: {
    message:
      "Prescriber helen@elm.test doesn't exists in our system. We have emailed them an invite to register",
  },
});
