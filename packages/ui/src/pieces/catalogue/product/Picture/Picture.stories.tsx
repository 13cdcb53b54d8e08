import { styled } from 'styled-components';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { sendFirst } from '@formulary/storybook-kit/plays/sendFirst';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../../../primitives/layout/Cluster.tsx';
import { Picture } from './Picture.tsx';

const Narrow = styled.div`
  inline-size: 12rem;
`;

const meta = preview.meta({
  title: 'Catalogue/Picture',
  component: Picture,
  parameters: {
    guide: {
      useFor: ['A product’s or a category’s drawn picture, wherever it is small.'],
      useNot: ['The picture that a screen is about: use ZoomImage.'],
      screenReader: ['Nothing where the name stands beside it: alt is empty. Otherwise the alt.'],
      content: ['alt: the name of the thing, without “picture of”.'],
      do: ['Give isEager to pictures of the first row.'],
      dont: ['Repeat in alt what stands beside it.'],
      usedBy: ['Home', 'Categories', 'Products', 'Cart', 'Checkout', 'Order'],
    } satisfies Guide,
  },
  args: {
    folder: 'products' as const,
    file: 'default.svg',
    alt: 'Prefilled syringe in its carton',
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
});

export const OfAProduct = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Prefilled syringe in its carton' });
    await expect(picture).toHaveAttribute('src', '/images/products/default.svg');
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
});

export const OfACategory = meta.story({
  args: { folder: 'categories', alt: 'Dermal fillers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', '/images/categories/default.svg');
  },
});

export const WithoutAFile = meta.story({
  args: { file: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', '/images/products/default.svg');
  },
});

export const Broken = meta.story({
  tags: ['@9.12'],
  args: { file: 'not-there.svg' },
  play: async ({ canvas, step }) => {
    const picture = canvas.getByRole('img');
    await step('replaces a picture that fails to load with the default one', async () => {
      await waitFor(() => expect(picture).toHaveAttribute('src', '/images/products/default.svg'));
    });
    await step('stops there, even if the default fails too', async () => {
      await fireEvent.error(picture);
      await expect(picture).toHaveAttribute('src', '/images/products/default.svg');
    });
  },
});

/** A server-rendered picture fails before scripts run, so its error event is missed. */
export const BrokenBeforeScripts = meta.story({
  tags: ['@9.12', '!autodocs'],
  render: () => <div />,
  play: async ({ canvasElement, canvas }) => {
    const { takeOver, remove } = sendFirst(
      canvasElement,
      <>
        <Picture folder="products" file="not-there.svg" alt="Missing" isEager />
        <Picture folder="products" file="default.svg" alt="Whole" isEager />
      </>,
    );
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Missing' });
    await waitFor(() => expect(picture.complete).toBe(true));
    await expect(picture).toHaveAttribute('src', '/images/products/not-there.svg');
    await takeOver();
    await waitFor(() => expect(picture).toHaveAttribute('src', '/images/products/default.svg'));
    await expect(canvas.getByRole('img', { name: 'Whole' })).not.toHaveAttribute('data-fallback');
    remove();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ alt }) => (
    <Cluster>
      <Picture folder="products" file="default.svg" alt={alt} />
      <Picture folder="categories" file="default.svg" alt="Dermal fillers" isEager />
    </Cluster>
  ),
});
