import { expect, waitFor } from 'storybook/test';
import { ScreenState } from '../../packages/storybook-kit/src/docs/ScreenState.tsx';
import preview from '../../packages/storybook-kit/src/preview.tsx';

/** Proves the states on a screen's page: pictures that a press makes live. */
const meta = preview.meta({
  title: 'Posters',
  component: ScreenState,
  tags: ['!dev', '!autodocs', '!manifest', 'check'],
  args: { story: { id: 'screens-cart--practitioner', name: 'Practitioner' } },
  render: (args) => (
    <ul>
      <ScreenState {...args} />
    </ul>
  ),
});

const live = () => document.querySelector<HTMLIFrameElement>('#storybook-root iframe, li iframe');

export const RunInPlace = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const picture = canvas.getByRole('img', { name: 'Practitioner, as its story ends' });
    await step('shows the stored picture, and runs nothing', async () => {
      await expect(picture).toHaveAttribute(
        'src',
        expect.stringMatching(/\/pictures\/screens-cart--practitioner\/light\.webp$/),
      );
      await expect(live()).toBeNull();
    });
    await step('a press runs the story in its place, and keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Run this state: Practitioner' }));
      const back = await canvas.findByRole('button', { name: 'Back to the picture: Practitioner' });
      await expect(back).toHaveFocus();
      // The story starts once its room is measured.
      await waitFor(() => expect(picture).not.toBeInTheDocument());
      await expect(live()?.src).toContain('id=screens-cart--practitioner');
    });
    await step('another press puts the picture back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('img')).toBeVisible();
      await expect(live()).toBeNull();
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { story: { id: 'screens-cart--failed', name: 'Failed' } },
  play: async ({ canvas }) => {
    // This state has no picture of a phone.
    await expect(canvas.getByRole('img')).toHaveAttribute('src', expect.stringContaining('light'));
  },
});

export const Unpictured = meta.story({
  args: { story: { id: 'screens-cart--nobody-signs', name: 'Nobody Signs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No picture is kept of this state.')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Run this state: Nobody signs' }),
    ).toBeVisible();
  },
});
