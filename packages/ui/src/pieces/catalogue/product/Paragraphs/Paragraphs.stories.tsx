import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Paragraphs } from './Paragraphs.tsx';

const meta = preview.meta({
  title: 'Catalogue/Paragraphs',
  component: Paragraphs,
  parameters: {
    guide: {
      useFor: ['Longer plain text from the catalogue.'],
      useNot: ['Text with headings or lists: the policies have their own.'],
      screenReader: ['Paragraph by paragraph; it has no heading of its own.'],
      content: ['An empty line parts paragraphs; nothing else has a meaning.'],
      do: ['Put a heading over it that says what the text is: “Description”.'],
      dont: ['Pass it markup: it would be shown as typed.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { text: 'One 1 ml syringe.\n\n \n\nStore between 2 °C and 25 °C.\n' },
});

export const Several = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvasElement }) => {
    const paragraphs = [...canvasElement.querySelectorAll('p')].map((p) => p.textContent);
    await expect(paragraphs).toEqual(['One 1 ml syringe.', 'Store between 2 °C and 25 °C.']);
  },
});
