import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Accordion } from './Accordion.tsx';
import { AccordionStep } from './AccordionStep.tsx';
import { Button } from '../../buttons/Button/Button.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the open step and the Change buttons of finished steps',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('button', { name: 'Change Delivery' }),
      canvas.getByRole('button', { name: 'Continue' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Primitives/Accordion',
  component: AccordionStep,
  parameters: {
    guide: {
      useFor: [
        'A task in steps that are done in order and can be looked at again, such as the checkout.',
      ],
      useNot: [
        'Answers to open and close at will: use a Disclosure.',
        'Views of equal rank: use Tabs.',
      ],
      anatomy: [
        ['Marker', 'Number, tick or lock', 'li > div > span'],
        ['Title', 'Takes the focus when the step opens', 'h2'],
        ['Change', 'Opens a finished step again', 'button'],
        ['Summary', 'What was decided', '[data-state="done"] > div:nth-child(2)'],
        ['Content', 'The form; it is there only while the step is open', 'section'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        'An ordered list; the open item is the current step.',
        '“Delivery (completed), heading level 2”, “(current step)” or “(not yet available)”.',
        '“Change Delivery, button”: each Change is named after its step.',
      ],
      content: [
        'Title: one noun, as it stands in the order: Delivery, Billing.',
        'Summary: what was decided in the words of the choice, with its price.',
      ],
      do: ['Show in the summary what was decided, so that nobody has to open a step to look.'],
      dont: ['Open two steps at once.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    number: 1,
    title: 'Delivery',
    state: 'open' as const,
    summary: <span>Next day, £6.00</span>,
    onChange: fn(),
    children: <p>Choose how it should reach you.</p>,
  },
  render: (args) => (
    <Accordion>
      <AccordionStep {...args} />
    </Accordion>
  ),
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Delivery (current step)' })).toBeVisible();
    await expect(canvas.getByText('Choose how it should reach you.')).toBeVisible();
  },
});

export const SectionDone = meta.story({
  args: { state: 'done' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Next day, £6.00')).toBeVisible();
    await expect(canvas.queryByText('Choose how it should reach you.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Delivery' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Locked = meta.story({
  args: { state: 'locked' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Delivery (not yet available)' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** On a phone the end of the step says that it was completed; wider screens have a toast. */
export const JustCompleted = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  args: { state: 'done', said: 'Delivery Details Added Successfully' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery Details Added Successfully')).toBeVisible();
    await expect(canvas.getByText('Completed')).not.toBeVisible();
  },
});

export const JustCompletedOnALaptop = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { state: 'done', said: 'Delivery Details Added Successfully' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery Details Added Successfully')).not.toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
  },
});

function TwoSteps() {
  const [step, setStep] = useState(1);
  return (
    <Accordion>
      <AccordionStep
        number={1}
        title="Delivery"
        state={step === 1 ? 'open' : 'done'}
        summary={<span>Next day, £6.00</span>}
        onChange={() => setStep(1)}
      >
        <Button variant="primary" onClick={() => setStep(2)}>
          Continue
        </Button>
      </AccordionStep>
      <AccordionStep
        number={2}
        title="Billing"
        state={step === 2 ? 'open' : 'locked'}
        onChange={() => setStep(2)}
      >
        <p>Who pays.</p>
      </AccordionStep>
    </Accordion>
  );
}

export const MovesOn = meta.story({
  tags: ['!autodocs'],
  render: () => <TwoSteps />,
  play: async ({ canvas, userEvent, step }) => {
    await step('finishing a step opens the next one and focuses its heading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByRole('heading', { name: /^Billing/ })).toHaveFocus();
    });
    await step('Change reopens an earlier step', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Change Delivery' }));
      await expect(await canvas.findByRole('heading', { name: /^Delivery/ })).toHaveFocus();
    });
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Accordion>
      <AccordionStep {...args} state="done" />
      <AccordionStep {...args} number={2} title="Billing">
        <Button>Continue</Button>
      </AccordionStep>
      <AccordionStep {...args} number={3} title="Payment" state="locked" />
    </Accordion>
  ),
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Accordion>
      <AccordionStep {...args} state="done" />
      <AccordionStep {...args} number={2} title="Billing" />
      <AccordionStep {...args} number={3} title="Payment" state="locked" />
    </Accordion>
  ),
});
