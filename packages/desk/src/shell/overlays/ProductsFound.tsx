import { findDeskProducts } from '@formulary/rules/calls/desk/deskProductCalls';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  small {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

/** Shows the products that the palette finds by name or code; each opens its page in the shop, in a new tab. */
export function ProductsFound({ term }: { readonly term: string }) {
  const { data, error, isValidating, mutate } = useDeskRead(findDeskProducts, {
    body: { search: term },
  });
  if (data?.length === 0) return null;
  const isFailed = error !== undefined && data === undefined;
  return (
    <SearchGroup
      heading="Products"
      what="products"
      state={data ? 'loaded' : isFailed ? 'failed' : 'loading'}
      isRetrying={isValidating}
      onRetry={() => void mutate()}
    >
      {data && (
        <List>
          {data.map(({ id, name, code, isOnSale, shopHref }) => (
            <li key={id}>
              <TextLink href={shopHref} target="_blank" rel="noopener noreferrer">
                <span>{name}</span> <VisuallyHidden>opens the shop in a new tab</VisuallyHidden>
              </TextLink>{' '}
              <small>{[code, isOnSale ? '' : 'not on sale'].filter(Boolean).join(', ')}</small>
            </li>
          ))}
        </List>
      )}
    </SearchGroup>
  );
}
