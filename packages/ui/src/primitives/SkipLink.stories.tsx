import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Primitives/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab.</p>
      <main id="content" tabIndex={-1}>
        What the page is about
      </main>
    </>
  ),
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '#content');
  },
});
