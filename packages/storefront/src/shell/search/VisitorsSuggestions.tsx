import { childCategories } from '@formulary/rules/catalogue/categoryTree';
import { commandGroups } from '@formulary/rules/commands/commandGroups';
import { commandsFound, isCommandMeant } from '@formulary/rules/commands/commandsFound';
import { CommandLinks } from '@formulary/ui/pieces/chrome/CommandLinks';
import { SearchAnswers } from '@formulary/ui/pieces/chrome/SearchAnswers';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { useCategories } from '../../features/catalogue/useCategories.ts';
import { useSearchSuggestions } from '../../features/catalogue/useSearchSuggestions.ts';
import { groupState } from '@formulary/client/reads/groupState';
import { paths } from '../../lib/screen/paths.ts';
import { EarlierSearchesGroup } from './EarlierSearchesGroup.tsx';
import { SearchGroups } from './SearchGroups.tsx';
import { MOST_COMMANDS, type SuggestionsProps } from './suggestions.ts';
import { shopCommands } from './shopCommands.ts';

const TOP_LEVEL = 0;
const role = 'visitor';

const commands = shopCommands({ role, hasCart: false }).flatMap((command) =>
  'href' in command ? [command] : [],
);

/** Shows what a visitor's search offers: products, categories and pages. */
export function VisitorsSuggestions({ typed, term }: SuggestionsProps) {
  const { retry, ...found } = useSearchSuggestions(term);
  const categories = useCategories();
  const shown =
    term === undefined
      ? commands.filter(({ isQuick }) => isQuick)
      : commandsFound(commands, term, MOST_COMMANDS);
  const groups = commandGroups({
    role,
    typed,
    isCommandMeant: isCommandMeant(commands, typed),
  });
  return (
    <SearchGroups
      groups={groups}
      parts={{
        earlierSearches: <EarlierSearchesGroup />,
        categories: (
          <SearchGroup
            heading="Categories"
            what="the categories"
            state={groupState(categories)}
            isRetrying={categories.isValidating}
            onRetry={() => void categories.mutate()}
          >
            <CommandLinks
              commands={childCategories(categories.data ?? [], TOP_LEVEL).map(({ id, name }) => ({
                label: name,
                href: paths.categories(id),
              }))}
            />
          </SearchGroup>
        ),
        products: term !== undefined && (
          <SearchAnswers
            {...found}
            term={term}
            alsoFound={[['page or action', shown.length]]}
            onRetry={retry}
            productHref={paths.product}
            categoryHref={(categoryId) => paths.products({ categoryId })}
            allHref={paths.products({ search: term })}
          />
        ),
        commands: shown.length > 0 && (
          <SearchGroup heading="Pages" what="the pages">
            <CommandLinks commands={shown} />
          </SearchGroup>
        ),
      }}
    />
  );
}
