import type { ListSummary } from '@formulary/rules/lists/productList';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { Picture } from '../../catalogue/product/Picture/Picture.tsx';

export interface ListCardsProps {
  /** In display order: the usual order first. */
  lists: readonly ListSummary[];
  hrefOf: (listId: number) => string;
}

const Root = styled.ul`
  display: grid;
  gap: ${space[4]};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/* The link of the name covers the whole card. */
const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[5]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  &:hover {
    border-color: ${color.borderControl};
  }

  a {
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
    content: '';
  }

  &:hover a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Name = styled.h2`
  ${headingStyle(3)}
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/* Always reserves space for four pictures, so that neighbouring cards align. */
const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 4.5rem));
  gap: ${space[2]};

  img {
    border-radius: ${radius.small};
  }
`;

const Nothing = styled.p`
  color: ${color.textMuted};
`;

/** Shows a buyer's lists, each with its name, number of products and first pictures. */
export function ListCards({ lists, hrefOf }: ListCardsProps) {
  return (
    <Root>
      {lists.map((list) => (
        <Card key={list.id}>
          <div>
            <Name>
              <Link href={hrefOf(list.id)}>
                <UnbrokenText isName>{list.name}</UnbrokenText>
              </Link>
            </Name>
            <Facts>{factsOf(list)}</Facts>
          </div>
          {list.products.length > 0 ? (
            <Pictures>
              {list.products.map(({ name, image }) => (
                <Picture key={name} folder="products" file={image} alt="" />
              ))}
            </Pictures>
          ) : (
            <Nothing>
              {list.isFromOrders ? 'It fills itself as you order.' : 'Nothing on it yet.'}
            </Nothing>
          )}
        </Card>
      ))}
    </Root>
  );
}

function factsOf({ lineCount, isFromOrders }: ListSummary): string {
  const count = lineCount === 1 ? '1 product' : `${lineCount} products`;
  return isFromOrders ? `${count} · made from your orders` : count;
}
