import { styled } from 'styled-components';
import { color, font } from '../../../theme/tokens.ts';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';
import type { KeyedItem } from './KeyedItem.ts';

const Root = styled.span`
  display: grid;

  &[data-substituted] > :first-child {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`;

const Note = styled.span`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightBody};
`;

/** Shows a product's name, and what it replaces or is replaced by. */
export function ItemName({ item }: { readonly item: KeyedItem }) {
  const { name, standsInFor, substituteName } = item;
  return (
    <Root data-substituted={substituteName === undefined ? undefined : true}>
      <span>
        <UnbrokenText isName>{name}</UnbrokenText>
      </span>
      {substituteName !== undefined && (
        <Note>
          Substituted by <UnbrokenText isName>{substituteName}</UnbrokenText>
        </Note>
      )}
      {standsInFor !== undefined && (
        <Note>
          Instead of <UnbrokenText isName>{standsInFor}</UnbrokenText>
        </Note>
      )}
    </Root>
  );
}
