import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Paragraphs } from './Paragraphs.tsx';

const meta = preview.meta({
  title: 'Catalogue/Paragraphs',
  component: Paragraphs,
  args: { text: 'One 1 ml syringe.\n\n \n\nStore between 2 °C and 25 °C.\n' },
});

export const Several = meta.story({
  play: async ({ canvasElement }) => {
    const paragraphs = [...canvasElement.querySelectorAll('p')].map((p) => p.textContent);
    await expect(paragraphs).toEqual(['One 1 ml syringe.', 'Store between 2 °C and 25 °C.']);
  },
});

export const AllStates = meta.story({});
