import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Primitives/Alert',
  component: Alert,
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
