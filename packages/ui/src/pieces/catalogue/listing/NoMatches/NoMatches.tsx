import { FilterX } from 'lucide-react';
import { ButtonLink } from '../../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../../primitives/messages/EmptyState/EmptyState.tsx';

export interface NoMatchesProps {
  /** The list without any filter. */
  clearHref: string;
}

/** Says that the filters leave no products, although the list has some without them. */
export function NoMatches({ clearHref }: NoMatchesProps) {
  return (
    <EmptyState
      title="Nothing matches these filters"
      picture={<FilterX aria-hidden />}
      actions={
        <ButtonLink href={clearHref} variant="primary">
          Clear filters
        </ButtonLink>
      }
    >
      Remove one of them, or clear all to see every product of this list.
    </EmptyState>
  );
}
