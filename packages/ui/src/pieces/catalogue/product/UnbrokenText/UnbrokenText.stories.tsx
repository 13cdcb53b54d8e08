import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { partedDoses } from '@formulary/storybook-kit/plays/partedDoses';
import { UnbrokenText } from './UnbrokenText.tsx';

const NAME = 'Hyaluronic acid hand filler 18 mg/ml with lidocaine, 2 × 1 ml, box of 10';

const Column = styled.div<{ $width: number }>`
  inline-size: ${({ $width }) => $width}px;
  max-inline-size: 100%;
`;

const meta = preview.meta({
  title: 'Catalogue/UnbrokenText',
  component: UnbrokenText,
  parameters: {
    guide: {
      useFor: ['Names, descriptions and whatever else the catalogue says.'],
      useNot: ['Text of the shop’s own that has no doses.', 'An attribute: it has no lines.'],
      screenReader: ['The text, as if it were one piece.'],
      content: ['Ordinary spaces: what is copied and searched has nothing invisible in it.'],
      do: ['Use it wherever a product’s name is shown.'],
      dont: ['Put no-break spaces into the catalogue.'],
      usedBy: ['Product', 'Products', 'Cart', 'Checkout', 'Order'],
    } satisfies Guide,
  },
  args: { children: NAME },
});

/** At no width is a number separated from its unit, or a unit wider than the narrowest column. */
export const InAnyColumn = meta.story({
  tags: ['!autodocs'],
  render: ({ children }) => (
    <>
      {Array.from({ length: 41 }, (_, index) => (
        <Column key={index} $width={120 + index * 5} data-column>
          <UnbrokenText>{children}</UnbrokenText>
        </Column>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const columns = [...canvasElement.querySelectorAll('[data-column]')];
    await expect(columns).toHaveLength(41);
    for (const column of columns) {
      await expect(column).toHaveTextContent(NAME);
      await expect(partedDoses(column)).toEqual([]);
      await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
      const linesOfWholes = [...column.querySelectorAll('span > span')].map(
        (whole) => whole.getClientRects().length,
      );
      await expect(linesOfWholes).toEqual([1, 1, 1]);
    }
  },
});

/** Copying yields the original text. */
export const Copied = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    getSelection()?.selectAllChildren(canvasElement);
    await expect(getSelection()?.toString().trim()).toBe(NAME);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ children }) => (
    <Column $width={220}>
      <UnbrokenText>{children}</UnbrokenText>
    </Column>
  ),
});
