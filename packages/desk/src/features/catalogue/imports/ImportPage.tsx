import { getCatalogueImport } from '@formulary/rules/calls/desk/deskImportCalls';
import { type ImportGroup, importGroups } from '@formulary/rules/catalogue/imports/importLists';
import { readPositive } from '@formulary/rules/paging/pages';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { GroupLinks } from '../../../lib/list/GroupLinks.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { ComparedBar, Comparing } from './Comparing.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportFacts } from './ImportFacts.tsx';
import { GROUP } from './importLineList.tsx';
import { ImportLines } from './ImportLines.tsx';
import { groupNames, importTitle } from './importWords.ts';
import { UnusualRows } from './UnusualRows.tsx';

/** How often those who only look see how far it is. */
const LOOK_AGAIN_MS = 2_000;

/** Shows what an import does, row by row, and applies or undoes it. */
export function ImportPage() {
  const { importId: written } = useParams();
  const id = readPositive(written) ?? 0;
  const canImport = useStaffCan('importCatalogue');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data, error, isValidating, mutate } = useDeskRead(
    getCatalogueImport,
    { params: { id } },
    { everyMs: canImport ? 0 : LOOK_AGAIN_MS },
  );
  const made = data?.import;
  const isShown = made?.state === 'ready' || made?.state === 'applied';
  const chosen = importGroups.find((each) => each === search.get(GROUP));
  const counts: Readonly<Record<ImportGroup, number>> = {
    changed: made?.changed ?? 0,
    new: made?.new ?? 0,
    unusual: data?.unusual ?? 0,
    refused: made?.refused ?? 0,
    unchanged: made?.unchanged ?? 0,
  };
  const group = chosen ?? importGroups.find((each) => counts[each] > 0) ?? 'changed';
  return (
    <CatalogueScreen title={made ? importTitle(made) : 'Import'}>
      {error && !data && (
        <LoadFailed what="the import" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton $height="16rem" />}
      {data && <ImportFacts page={data} />}
      {made?.state === 'comparing' && canImport && (
        <Comparing key={made.compared} made={made} onReady={() => void mutate()} />
      )}
      {made?.state === 'comparing' && !canImport && (
        <ComparedBar compared={made.compared} lines={made.lines} />
      )}
      {data && made?.state === 'ready' && data.unusual > 0 && (
        <UnusualRows
          id={id}
          unusual={data.unusual}
          warned={data.warned}
          canTick={canImport}
          onTicked={() => mutate()}
        />
      )}
      {data && canImport && <ImportActions page={data} onChanged={() => mutate()} />}
      {isShown && (
        <>
          <GroupLinks
            label="Rows by what they do"
            group={group}
            groups={importGroups.map((key) => ({
              key,
              name: groupNames[key],
              count: counts[key],
            }))}
            hrefOf={(each) => `${pathname}?${GROUP}=${each}`}
          />
          <ImportLines
            key={group}
            id={id}
            group={group}
            canTick={canImport && made.state === 'ready'}
            onTicked={() => mutate()}
          />
        </>
      )}
    </CatalogueScreen>
  );
}
