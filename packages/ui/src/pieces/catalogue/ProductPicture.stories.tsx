import { expect, fireEvent } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const meta = preview.meta({
  title: 'Catalogue/ProductPicture',
  component: ProductPicture,
  parameters: {
    guide: {
      useFor: ['The picture that a product’s page is about.'],
      useNot: ['A picture among others: use Picture.'],
      screenReader: ['“Lip filler, magnify, toggle button”: the name is the product’s.'],
      do: ['Give the file as it is: one that cannot be loaded is replaced.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { file: 'default.svg', name: 'Lip filler' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const UnderALens = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Lip filler Magnify' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
});

/** A file that cannot be loaded gives way to the default picture (spec 9.12). */
export const Broken = meta.story({
  args: { file: 'aft-balm-50.svg' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Lip filler' });
    await fireEvent.error(picture);
    await expect(picture).toHaveAttribute('src', '/images/products/default.svg');
  },
});

/** No file, no broken picture. */
export const AllStates = meta.story({
  tags: ['state'],
  args: { file: '' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Lip filler' });
    await expect(picture).toHaveAttribute('src', '/images/products/default.svg');
  },
});
