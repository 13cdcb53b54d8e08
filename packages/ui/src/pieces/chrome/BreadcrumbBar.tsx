import { styled } from 'styled-components';
import { Breadcrumbs, type BreadcrumbsProps } from '../../primitives/Breadcrumbs.tsx';
import { media } from '../../theme/media.ts';
import { border, color, space } from '../../theme/tokens.ts';
import { PageWidth } from './PageWidth.tsx';

const Bar = styled.div`
  padding-block: ${space[2]};
  border-block-end: ${border.hairline};
  background: ${color.surfaceSunken};

  ${media.print} {
    display: none;
  }
`;

/** The way from the shop's door to this page, across the page under the header; no bar without a way (spec 2.30). */
export function BreadcrumbBar({ items }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <Bar>
      <PageWidth>
        <Breadcrumbs items={items} />
      </PageWidth>
    </Bar>
  );
}
