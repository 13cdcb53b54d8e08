import { searchIn } from '@formulary/rules/catalogue/searchTerm';
import { EarlierSearches } from '@formulary/ui/pieces/chrome/EarlierSearches';
import { SearchAnswers } from '@formulary/ui/pieces/chrome/SearchAnswers';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useReducer } from 'react';
import { useSearchSuggestions } from '../../features/catalogue/useSearchSuggestions.ts';
import { paths } from '../../lib/screen/paths.ts';
import { useCan } from '../../lib/session/can.ts';
import { earlierSearches } from './earlierSearches.ts';
import { forgetSearches } from './forgetSearches.ts';

/** Shortest search that gets suggestions. */
const LEAST_TYPED = 2;

interface SearchSuggestionsProps {
  readonly typed: string;
}

/**
 * Shows suggestions below the search field: earlier searches until enough is typed, and for buyers a link to Quick
 * order.
 */
export function SearchSuggestions({ typed }: SearchSuggestionsProps) {
  const canOrder = useCan('order');
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const words = searchIn(typed);
  const term = words !== undefined && words.length >= LEAST_TYPED ? words : undefined;
  const { retry, ...found } = useSearchSuggestions(term);
  if (term === undefined)
    return (
      <>
        <EarlierSearches
          // Read on every render: a search that is reopened while it closes has one more entry.
          terms={earlierSearches.list()}
          searchHref={(search) => paths.products({ search })}
          onForget={() => {
            forgetSearches();
            showAgain();
          }}
        />
        {canOrder && (
          <p>
            Many products at once? <TextLink href={paths.quickOrder}>Quick order</TextLink>
          </p>
        )}
      </>
    );
  return (
    <SearchAnswers
      {...found}
      term={term}
      onRetry={retry}
      productHref={paths.product}
      categoryHref={(categoryId) => paths.products({ categoryId })}
      allHref={paths.products({ search: term })}
    />
  );
}
