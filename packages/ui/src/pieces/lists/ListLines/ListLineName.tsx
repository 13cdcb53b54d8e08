import type { ListedLine } from '@formulary/rules/lists/productList';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { color, font, space } from '../../../theme/tokens.ts';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';

interface ListLineNameProps {
  readonly line: ListedLine;
  readonly href: string;
}

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Code = styled.span`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightBody};
  overflow-wrap: anywhere;
`;

/** Shows a line's product and code. A discontinued product has no link. */
export function ListLineName({ line, href }: ListLineNameProps) {
  const { name, code, isOnSale } = line;
  return (
    <Root>
      {isOnSale ? (
        <TextLink href={href}>
          <UnbrokenText isName>{name}</UnbrokenText>
        </TextLink>
      ) : (
        <UnbrokenText isName>{name}</UnbrokenText>
      )}
      <Code translate="no">{code}</Code>
    </Root>
  );
}
