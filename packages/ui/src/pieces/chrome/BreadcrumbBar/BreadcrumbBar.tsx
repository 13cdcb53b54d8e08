import { styled } from 'styled-components';
import { Breadcrumbs } from '../../../primitives/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { media } from '@formulary/theme/media';
import { border, color, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import { PageWidth } from '../PageWidth/PageWidth.tsx';

export interface BreadcrumbBarProps {
  /** From the outermost to the current page. The href may carry query params. */
  items: readonly { readonly label: string; readonly href: string }[];
}

const Bar = styled.div`
  padding-block: ${space[2]};
  border-block-end: ${border.hairline};
  background: ${color.surfaceSunken};

  ${media.belowTablet} {
    padding-block: 0;
  }

  ${media.print} {
    display: none;
  }
`;

/** Shows the breadcrumbs across the page below the header; renders nothing without items (spec 2.30). */
export function BreadcrumbBar({ items }: BreadcrumbBarProps) {
  if (items.length === 0) return null;
  const crumbs = items.map(({ label, href }) => ({
    label: <UnbrokenText>{label}</UnbrokenText>,
    href,
  }));
  return (
    <Bar>
      <PageWidth>
        <Breadcrumbs items={crumbs} />
      </PageWidth>
    </Bar>
  );
}
