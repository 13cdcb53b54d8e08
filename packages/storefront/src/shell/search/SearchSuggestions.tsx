import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { searchIn } from '@formulary/rules/catalogue/searchTerm';
import { LEAST_TYPED } from '@formulary/rules/commands/commandGroups';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { useCan } from '../../lib/session/can.ts';
import { VisitorsSuggestions } from './VisitorsSuggestions.tsx';

/** Lazy: visitors have no cart, orders or patients. */
const loadBuyers = async () =>
  (await loadLazily(() => import('./BuyersSuggestions.tsx'))).BuyersSuggestions;

interface SearchSuggestionsProps {
  readonly typed: string;
}

/** Shows what the search offers below its field, also before anything is typed. */
export function SearchSuggestions({ typed }: SearchSuggestionsProps) {
  const canOrder = useCan('order');
  const words = searchIn(typed);
  const term = words !== undefined && words.length >= LEAST_TYPED ? words : undefined;
  if (!canOrder) return <VisitorsSuggestions typed={typed} term={term} />;
  return (
    <LazyLoad load={loadBuyers} what="what you can find" onFailed={logLoadFailure}>
      {(BuyersSuggestions) => <BuyersSuggestions typed={typed} term={term} />}
    </LazyLoad>
  );
}
