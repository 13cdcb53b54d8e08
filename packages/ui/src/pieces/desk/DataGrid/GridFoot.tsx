import { listCount } from '@formulary/rules/deskLists/listCount';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, space } from '@formulary/theme/tokens';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';

/** What is known about the page of a list, and the addresses of its neighbours. */
export interface GridPage {
  /** Number of its first row, from 1; absent where only the cursor knows. */
  readonly from?: number | undefined;
  readonly total?: number | undefined;
  /** There are more rows than were counted. */
  readonly isTotalAtLeast?: boolean;
  readonly previousHref?: string | undefined;
  readonly nextHref?: string | undefined;
}

interface GridFootProps {
  readonly page: GridPage;
  readonly rows: number;
  /** 'orders' */
  readonly what: string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-block-start: ${space[2]};
  border-block-start: ${border.hairline};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  p {
    ${tabularFigures}
  }
`;

/** Says which rows are shown, and leads to the page before and behind. Both keep their place at the ends of the list. */
export function GridFoot({ page, rows, what }: GridFootProps) {
  const { previousHref, nextHref } = page;
  return (
    <Root>
      <p>{listCount({ ...page, rows }, what)}</p>
      {(previousHref !== undefined || nextHref !== undefined) && (
        <Cluster as="nav" aria-label={`Pages of ${what}`} $gap={2}>
          <Step href={previousHref} rel="prev">
            <ChevronLeft aria-hidden /> <span>Previous</span>
          </Step>
          <Step href={nextHref} rel="next">
            <span>Next</span> <ChevronRight aria-hidden />
          </Step>
        </Cluster>
      )}
    </Root>
  );
}

interface StepProps {
  readonly href: string | undefined;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
}

const Step = ({ href, rel, children }: StepProps) =>
  href === undefined ? (
    <Button isSmall isDisabled>
      {children}
    </Button>
  ) : (
    <ButtonLink isSmall href={href} rel={rel}>
      {children}
    </ButtonLink>
  );
