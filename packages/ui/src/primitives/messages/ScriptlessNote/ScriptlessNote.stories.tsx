import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { WithoutScripts as NoScripts } from '@formulary/storybook-kit/plays/WithoutScripts';
import preview from '@formulary/storybook-kit/preview';
import { ScriptlessNote } from './ScriptlessNote.tsx';

const meta = preview.meta({
  title: 'Primitives/ScriptlessNote',
  component: ScriptlessNote,
  parameters: {
    guide: {
      useFor: ['What does nothing in a browser that runs no scripts: a form.'],
      useNot: ['What can do without scripts: let it.'],
      anatomy: [
        ['Icon', 'The shape of a notice', 'svg'],
        ['Sentence', 'What needs JavaScript, and what to do', 'div > div > div'],
      ],
      drawnIn: 'WithoutScripts',
      screenReader: ['The note, where it stands; nobody else hears it.'],
      content: ['What needs JavaScript, and what to do.'],
      do: ['Put it before what does not work.'],
      dont: ['Use noscript: React would draw it for nobody.'],
      usedBy: ['Login', 'Sign up'],
    } satisfies Guide,
  },
  args: { children: 'Login needs JavaScript. Please switch it on in your browser’s settings.' },
});

export const WithoutScripts = meta.story({
  tags: ['state', 'every-view'],
  decorators: [
    (Story) => (
      <NoScripts>
        <Story />
      </NoScripts>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Login needs JavaScript/)).toBeVisible();
  },
});

export const WithScripts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Login needs JavaScript/)).not.toBeVisible();
  },
});
