import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ProductPicture } from './ProductPicture.tsx';

const meta = preview.meta({
  title: 'Catalogue/ProductPicture',
  component: ProductPicture,
  parameters: {
    guide: {
      useFor: ['The picture that a product’s page is about.'],
      useNot: ['A picture among others: use Picture.'],
      anatomy: [
        ['Picture', 'The product’s, or the default one', 'img'],
        ['Magnify', 'Turns the lens on and off', '"Magnify"'],
        ['Lens', '200 px wide, twice as large', '[data-part="lens"]'],
      ],
      drawnIn: 'UnderALens',
      screenReader: ['“Lip filler, magnify, toggle button”: the name is the product’s.'],
      content: ['name: the product’s, as in the title; “Magnify” is added to it.'],
      do: ['Give the file as it is: one that cannot be loaded is replaced.'],
      dont: ['Give it an address: the name of the file is enough.'],
      usedBy: ['Product'],
    } satisfies Guide,
    docs: { story: { height: '30rem' } },
  },
  args: { file: 'ha-lip-20-1.svg', name: 'Lip filler' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const UnderALens = meta.story({
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Lip filler Magnify' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
});

/** Shows the default picture when the file fails to load (spec 9.12). */
export const Broken = meta.story({
  args: { file: 'not-there.svg' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Lip filler' });
    await waitFor(() => expect(picture).toHaveAttribute('src', '/images/products/default.svg'));
  },
});

/** Shows the default picture when there is no file. */
export const WithoutAFile = meta.story({
  tags: ['state', 'every-view'],
  args: { file: '' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Lip filler' });
    await expect(picture).toHaveAttribute('src', '/images/products/default.svg');
  },
});
