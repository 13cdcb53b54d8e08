import { PackageSearch } from 'lucide-react';
import { ButtonLink } from '../../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../../primitives/messages/EmptyState/EmptyState.tsx';

export interface NoProductsProps {
  categoriesHref: string;
  /** The search term. */
  searchTerm?: string | undefined;
}

/** Says that a category or search has no products (spec 2.10). */
export function NoProducts({ categoriesHref, searchTerm }: NoProductsProps) {
  return (
    <EmptyState
      title="There are no products available"
      picture={<PackageSearch aria-hidden />}
      actions={
        <ButtonLink href={categoriesHref} variant="primary">
          Browse all categories
        </ButtonLink>
      }
    >
      {searchTerm
        ? `Nothing matches ‘${searchTerm}’. Check the spelling, or try a shorter or more general word.`
        : 'Nothing is listed here at the moment.'}
    </EmptyState>
  );
}
