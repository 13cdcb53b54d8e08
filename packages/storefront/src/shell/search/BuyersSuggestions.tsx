import { roleOf } from '@formulary/rules/accounts/permissions';
import { commandGroups } from '@formulary/rules/commands/commandGroups';
import { commandsFound, isCommandMeant } from '@formulary/rules/commands/commandsFound';
import { SearchAnswers } from '@formulary/ui/pieces/chrome/SearchAnswers';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { useProfile } from '../../features/accounts/useProfile.ts';
import { useCart } from '../../features/carts/useCart.ts';
import { addOneFor, BoughtGroup } from '../../features/catalogue/BoughtGroup.tsx';
import { useSearchSuggestions } from '../../features/catalogue/useSearchSuggestions.ts';
import { PendingTasksBlock } from '../../features/home/PendingTasksBlock.tsx';
import { FoundOrdersGroup, LastOrdersGroup } from '../../features/orders/OrdersGroup.tsx';
import { useOrdersFound } from '../../features/orders/useOrdersFound.ts';
import { PatientsGroup } from '../../features/patients/PatientsGroup.tsx';
import { usePatientsFound } from '../../features/patients/usePatientsFound.ts';
import { paths } from '../../lib/screen/paths.ts';
import { useDebounced } from '@formulary/client/screen/useDebounced';
import { CommandsGroup } from './CommandsGroup.tsx';
import { EarlierSearchesGroup } from './EarlierSearchesGroup.tsx';
import { SearchGroups } from './SearchGroups.tsx';
import { MOST_COMMANDS, type SuggestionsProps } from './suggestions.ts';
import { shopCommands } from './shopCommands.ts';

/**
 * Shows what a buyer's search offers: products with Add, orders, patients, pages and actions. Each group loads and fails
 * by itself.
 */
export function BuyersSuggestions({ typed, term }: SuggestionsProps) {
  const { data: profile } = useProfile();
  const { data: lines = [] } = useCart();
  const role = profile ? roleOf(profile) : 'buyer';
  const commands = shopCommands({ role, profile, hasCart: lines.length > 0 });
  const shown =
    term === undefined
      ? commands.filter(({ isQuick }) => isQuick)
      : commandsFound(commands, term, MOST_COMMANDS);
  // Each search is several requests, and two of an account run at once: they wait for a pause in typing.
  const settled = useDebounced(term);
  const asked = term === undefined ? undefined : settled;
  const { retry, ...found } = useSearchSuggestions(asked);
  const orders = useOrdersFound(asked);
  const patients = usePatientsFound(asked);
  const isSearching = settled !== term || found.isLoading || orders.isLoading || patients.isLoading;
  const isProductGuessed = found.readAs !== undefined || found.products?.length === 0;
  // A guess waits for orders and patients, which come before it, so that nothing moves.
  const products = isProductGuessed && isSearching ? undefined : found.products;
  const groups = commandGroups({
    role,
    typed,
    isCommandMeant: isCommandMeant(commands, typed),
    isProductGuessed,
  });
  const isFirst = (group: (typeof groups)[number]) => groups[0] === group;
  return (
    <SearchGroups
      groups={groups}
      parts={{
        waiting: (
          <SearchGroup heading="What waits for you" what="what waits">
            <PendingTasksBlock />
          </SearchGroup>
        ),
        bought: <BoughtGroup />,
        earlierSearches: <EarlierSearchesGroup />,
        lastOrders: <LastOrdersGroup />,
        products: term !== undefined && (
          <SearchAnswers
            {...found}
            products={products}
            term={term}
            alsoFound={[
              ['order', orders.data?.length ?? 0],
              ['patient', patients.data?.length ?? 0],
              ['page or action', shown.length],
            ]}
            isLoading={found.isFailed ? found.isLoading : isSearching}
            onRetry={retry}
            productHref={paths.product}
            actionFor={addOneFor}
            categoryHref={(categoryId) => paths.products({ categoryId })}
            // What was typed may be a patient's name, so that a guess leads to the words it was read as.
            allHref={paths.products({ search: found.readAs ?? term })}
          />
        ),
        orders: orders.isAsked && <FoundOrdersGroup read={orders} isFirst={isFirst('orders')} />,
        patients: patients.isAsked && term !== undefined && (
          <PatientsGroup read={patients} term={term} isFirst={isFirst('patients')} />
        ),
        commands: shown.length > 0 && <CommandsGroup commands={shown} />,
      }}
    />
  );
}
