import type { AgainLine } from '@formulary/rules/orders/againLine';
import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface AgainLinesProps {
  /** Lines of a repeated order, with what differs. */
  lines: readonly AgainLine[];
}

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`;

const Name = styled.p`
  font-weight: ${font.weightBold};
`;

const Packs = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Differences = styled.ul`
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

/** Lists the products that differ from the repeated order; counts the unchanged ones in one sentence. */
export function AgainLines({ lines }: AgainLinesProps) {
  const differing = lines.filter(({ differences }) => differences.length > 0);
  const alike = lines.length - differing.length;
  return (
    <List>
      {differing.map(({ productId, isPrescription, name, packs, differences }) => (
        <li key={`${productId}-${isPrescription}-${name}`}>
          <Name>
            <UnbrokenText isName>{name}</UnbrokenText>
          </Name>
          <Packs>{packs === 0 ? 'Not in your cart' : `${packs} in your cart`}</Packs>
          <Differences>
            {differences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Differences>
        </li>
      ))}
      {alike > 0 && <li>{alikeSentence(alike, differing.length > 0)}</li>}
    </List>
  );
}

function alikeSentence(count: number, isRest: boolean): string {
  if (!isRest)
    return count === 1
      ? 'It is as it was ordered.'
      : `All ${count} products are as they were ordered.`;
  return count === 1
    ? 'The other product is as it was ordered.'
    : `The other ${count} products are as they were ordered.`;
}
