import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Chrome/PageHeader',
  component: PageHeader,
  args: { title: 'Dermal fillers' },
});

export const Title = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dermal fillers' })).toBeVisible();
  },
});

export const AllStates = meta.story({
  args: { children: '27 products', actions: <Button>Print</Button> },
});
