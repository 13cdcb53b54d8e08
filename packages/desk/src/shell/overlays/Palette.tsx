import { staffCan } from '@formulary/rules/accounts/staffPermissions';
import { commandsFound } from '@formulary/rules/commands/commandsFound';
import { CommandLinks } from '@formulary/ui/pieces/chrome/CommandLinks';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { SearchOverlay } from '@formulary/ui/pieces/chrome/SearchOverlay';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { useDebounced } from '@formulary/client/screen/useDebounced';
import { useRef } from 'react';
import { jobsOf } from '../../jobs/jobs.ts';
import { useDeskSession } from '../../lib/session/deskSession.ts';
import { useSessionActions } from '../useSessionActions.ts';
import { deskCommands } from './deskCommands.ts';
import { useOverlays } from './overlays.ts';

const MOST_COMMANDS = 8;
const LEAST_TYPED = 2;

const loadProducts = async () =>
  (await loadLazily(() => import('./ProductsFound.tsx'))).ProductsFound;

/** Shows the search over records, pages and actions. Enter opens the first result. */
export function Palette() {
  const { shown, close } = useOverlays();
  const results = useRef<HTMLDivElement>(null);
  return (
    <SearchOverlay
      isOpen={shown === 'palette'}
      scope="desk"
      onClose={close}
      onSearch={() =>
        results.current?.querySelector<HTMLElement>('li a[href], li [data-stop]')?.click()
      }
    >
      {(typed) => (
        <Stack ref={results} $gap={5}>
          <Results typed={typed.trim()} />
        </Stack>
      )}
    </SearchOverlay>
  );
}

function Results({ typed }: { readonly typed: string }) {
  const role = useDeskSession(({ person }) => person?.role);
  const { lock, signOut } = useSessionActions();
  const { close, openKeys } = useOverlays();
  const term = useDebounced(typed);
  if (role === undefined) return null;
  const then = (act: () => void) => () => {
    close();
    act();
  };
  const all = deskCommands(role, {
    keys: then(openKeys),
    lock: then(() => void lock()),
    signOut: then(() => void signOut()),
  });
  const commands = typed === '' ? all : commandsFound(all, typed, MOST_COMMANDS);
  const finders = [
    ...jobsOf(role).flatMap(({ title, loadFound }) => (loadFound ? [{ title, loadFound }] : [])),
    ...(staffCan(role, 'seeOrders') ? [{ title: 'Products', loadFound: loadProducts }] : []),
  ];
  return (
    <>
      {commands.length > 0 && (
        <SearchGroup heading="Pages and actions" what="pages and actions">
          <CommandLinks commands={commands} />
        </SearchGroup>
      )}
      {term.length >= LEAST_TYPED &&
        finders.map(({ title, loadFound }) => (
          <LazyLoad
            key={title}
            load={loadFound}
            what={title.toLowerCase()}
            onFailed={logLoadFailure}
          >
            {(Found) => <Found term={term} />}
          </LazyLoad>
        ))}
      {commands.length === 0 && finders.length === 0 && <p>{`Nothing is called ‘${typed}’.`}</p>}
    </>
  );
}
