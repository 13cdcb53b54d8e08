import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Alert } from './Alert.tsx';
import { Button } from '../../buttons/Button/Button.tsx';
import { Stack } from '../../layout/Stack.tsx';

const meta = preview.meta({
  title: 'Primitives/Alert',
  component: Alert,
  parameters: {
    guide: {
      useFor: [
        'A message that has to stay: what went wrong, what to know before going on, what has worked and needs a next step.',
      ],
      useNot: [
        'What passes by itself: use a toast.',
        'What is wrong with one field: its errorMessage.',
        'A list that could not be loaded: use LoadFailed.',
      ],
      anatomy: [
        [
          'Icon',
          'A shape for each tone, for those who cannot tell the colours apart',
          '[data-tone="danger"] > svg',
        ],
        ['Title', 'The message in a few words', '[data-tone="danger"] strong'],
        ['Content', 'What it means and what to do', '[data-tone="danger"] strong + div'],
        ['Actions', 'One or two ways on', '[data-tone="danger"] button'],
      ],
      drawnIn: 'AllStates',
      screenReader: [
        'The words, where they stand; the icon is silent.',
        'With isUrgent it is read out as soon as it appears.',
      ],
      content: [
        'Say what happened, then what to do.',
        'No “Error:” or “Warning:” in front: the tone is in the words.',
      ],
      do: [
        'Put it where the thing it speaks of is.',
        'Give isUrgent only to what follows from an action just taken.',
      ],
      dont: ['Stack more than two.', 'Use danger for what is merely important.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { children: 'Orders placed before 3pm leave today.' },
});

export const Info = meta.story({});

export const Success = meta.story({
  args: { tone: 'success', title: 'Order placed', children: 'A confirmation is on its way.' },
});

export const Warning = meta.story({
  args: { tone: 'warning', children: 'This product needs a prescription.' },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    isUrgent: true,
    title: 'The order could not be placed',
    children: 'One product went out of stock while you were checking out.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order could not be placed');
  },
});

export const WithActions = meta.story({
  args: { title: 'Your session has ended', actions: <Button isSmall>Sign in again</Button> },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack>
      <Alert>Orders placed before 3pm leave today.</Alert>
      <Alert tone="success" title="Order placed">
        A confirmation is on its way.
      </Alert>
      <Alert tone="warning">This product needs a prescription.</Alert>
      <Alert tone="danger" title="The order could not be placed" actions={<Button>Back</Button>}>
        One product went out of stock while you were checking out.
      </Alert>
    </Stack>
  ),
});
