import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface HeldItemsProps {
  items: readonly {
    readonly productId: number;
    readonly name: string;
    readonly quantity: number;
  }[];
}

const List = styled.ul`
  ${tabularFigures}
  display: grid;
  gap: ${space[1]};
  padding: 0 ${space[4]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  line-height: ${font.lineHeading};
`;

/** Lists the products of a collapsed prescription, one per line. */
export function HeldItems({ items }: HeldItemsProps) {
  const held = items.filter(({ quantity }) => quantity > 0);
  if (held.length === 0) return null;
  return (
    <List>
      {held.map(({ productId, name, quantity }) => (
        <li key={productId}>
          <span>{`${quantity} ×`}</span> <UnbrokenText isName>{name}</UnbrokenText>
        </li>
      ))}
    </List>
  );
}
