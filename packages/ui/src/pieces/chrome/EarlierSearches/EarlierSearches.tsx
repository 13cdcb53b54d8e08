import { History } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { color, font, space } from '@formulary/theme/tokens';
import { menuLinkStyle } from '../menuLinkStyle.ts';

export interface EarlierSearchesProps {
  /** Earlier search terms, latest first. */
  terms: readonly string[];
  searchHref: (term: string) => string;
  onForget: () => void;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  h2 {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }
`;

const Term = styled(Link)`
  ${menuLinkStyle}
  gap: ${space[3]};

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color.textMuted};
  }
`;

/** Lists earlier searches to repeat with one press; renders nothing without any. */
export function EarlierSearches({ terms, searchHref, onForget }: EarlierSearchesProps) {
  if (terms.length === 0) return null;
  return (
    <section aria-label="Earlier searches">
      <Head>
        <h2>Earlier searches</h2>
        <Button isSmall variant="quiet" onClick={onForget}>
          Clear<VisuallyHidden> earlier searches</VisuallyHidden>
        </Button>
      </Head>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <Term href={searchHref(term)}>
              <History aria-hidden />
              <span>{term}</span>
            </Term>
          </li>
        ))}
      </ul>
    </section>
  );
}
