import { expect, waitFor, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionWarning } from './PrescriptionWarning.tsx';

const meta = preview.meta({
  title: 'Catalogue/PrescriptionWarning',
  component: PrescriptionWarning,
  parameters: {
    guide: {
      useFor: ['What buying on prescription asks for, before it is added.'],
      useNot: ['A cart that waits for prescriptions: the checkout says so.'],
      anatomy: [
        ['Icon', 'The shape of a warning', 'svg'],
        ['Title', '“Prescription required”', 'strong'],
        ['Sentence', 'Who has to do what before the order is processed', 'p'],
        ['What happens next', 'Who does what, in three steps, as it is for whoever reads it', 'ol'],
      ],
      drawnIn: 'Practitioner',
      screenReader: ['“Prescription required”, then the sentence.'],
      content: [
        'Its words are fixed: a prescriber signs, for this item, before the order is processed.',
      ],
      do: ['Show it above Add, as soon as the prescription option is chosen.'],
      dont: ['Show it for a product of type “any” before a purchase option is chosen.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
});

/** A visitor may become either kind of buyer. */
export const Visitor = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prescription required')).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'What happens next' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(3);
    await expect(steps.getByText(/If you are a prescriber, you sign it yourself/)).toBeVisible();
  },
});

export const Practitioner = meta.story({
  tags: ['state', 'every-view'],
  args: { buyer: 'practitioner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/choose a prescriber who has accepted you/)).toBeVisible();
    await expect(
      canvas.getByText(/^We ask the prescriber by email to review and sign/),
    ).toBeVisible();
    await expect(canvas.queryByText(/yourself/)).not.toBeInTheDocument();
  },
});

export const Prescriber = meta.story({
  tags: ['state'],
  args: { buyer: 'prescriber' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You review and sign it yourself/)).toBeVisible();
    await expect(canvas.queryByText(/accepted you/)).not.toBeInTheDocument();
  },
});

/** A buyer who has ordered on prescription before opens the steps when needed. */
export const Folded = meta.story({
  tags: ['state'],
  args: { buyer: 'practitioner', isFolded: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Prescription required')).toBeVisible();
    const step = canvas.getByText(/^We ask the prescriber by email to review and sign/);
    await expect(step).not.toBeVisible();
    await userEvent.click(canvas.getByText('What happens next'));
    await waitFor(() => expect(step).toBeVisible());
  },
});
