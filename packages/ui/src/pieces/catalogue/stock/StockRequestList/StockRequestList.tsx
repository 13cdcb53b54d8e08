import { formatDate } from '@formulary/rules/dates/londonTime';
import type { StockRequest } from '@formulary/rules/stock/stockRequest';
import { BellRing } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/buttons/Button/Button.tsx';
import { TextLink } from '../../../../primitives/navigation/TextLink/TextLink.tsx';
import { useFocusAfterRemoval } from '../../../../primitives/focus/useFocusAfterRemoval.ts';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { border, color, font, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../product/UnbrokenText/UnbrokenText.tsx';

export interface StockRequestListProps {
  /** Latest first. */
  requests: readonly StockRequest[];
  productHref: (productId: number) => string;
  /** Product whose request is being cancelled. */
  pendingId?: number | undefined;
  onCancel: (request: StockRequest) => void;
}

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[3]};
    border-block-end: ${border.hairline};
  }

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.textMuted};
  }
`;

const Asked = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Lists the products whose return to stock a buyer asked to be told about by e-mail, each with a cancel button. */
export function StockRequestList({
  requests,
  productHref,
  pendingId,
  onCancel,
}: StockRequestListProps) {
  const root = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(root, { count: requests.length, row: 'li', takes: ['button'] });
  return (
    <List ref={root}>
      {requests.map((request) => (
        <li key={request.productId}>
          <BellRing aria-hidden />
          <div>
            <TextLink href={productHref(request.productId)}>
              <UnbrokenText isName>{request.name}</UnbrokenText>
            </TextLink>
            <Asked>{`Asked on ${formatDate(request.askedAt)}`}</Asked>
          </div>
          <Button
            isSmall
            isPending={pendingId === request.productId}
            pendingLabel="Cancelling…"
            onClick={() => onCancel(request)}
          >
            Cancel <VisuallyHidden>{`the email about ${request.name}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </List>
  );
}
