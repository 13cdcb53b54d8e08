import { getCatalogueImport } from '@formulary/rules/calls/desk/deskImportCalls';
import { type ImportGroup, importGroups } from '@formulary/rules/catalogue/imports/importLists';
import { readPositive } from '@formulary/rules/paging/pages';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { GroupLinks } from '../../../lib/list/GroupLinks.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { Applying } from './Applying.tsx';
import { ComparedBar, Comparing } from './Comparing.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportFacts } from './ImportFacts.tsx';
import { GROUP } from './importLineList.tsx';
import { ImportLines } from './ImportLines.tsx';
import { groupNames, importTitle } from './importWords.ts';
import { PricesToCome } from './PricesToCome.tsx';
import { UnusualRows } from './UnusualRows.tsx';

/** How often those who only look see how far it is. */
const LOOK_AGAIN_MS = 2_000;
/** How often everybody sees how far an import is that is being applied. */
const APPLYING_MS = 500;

/** Shows what an import does, row by row, and applies or undoes it. */
export function ImportPage() {
  const { importId: written } = useParams();
  const id = readPositive(written) ?? 0;
  const canImport = useStaffCan('importCatalogue');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [isSent, setIsSent] = useState(false);
  const [isGoingOn, setIsGoingOn] = useState(false);
  const calmMs = canImport ? 0 : LOOK_AGAIN_MS;
  const { data, error, isValidating, mutate } = useDeskRead(
    getCatalogueImport,
    { params: { id } },
    { everyMs: isSent || isGoingOn ? APPLYING_MS : calmMs },
  );
  const made = data?.import;
  const isApplying = data?.work !== undefined || (isSent && made?.state === 'ready');
  const isWorkSeen = data?.work !== undefined || data?.pricesToCome !== undefined;
  if (data && isWorkSeen !== isGoingOn) setIsGoingOn(isWorkSeen);
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
      {data && isApplying && (
        <Applying id={id} work={data.work} canStop={canImport} hasKey onStopped={() => mutate()} />
      )}
      {data?.pricesToCome !== undefined && (
        <PricesToCome toCome={data.pricesToCome} of={made?.applied ?? data.pricesToCome} />
      )}
      {data && made?.state === 'ready' && !isApplying && data.unusual > 0 && (
        <UnusualRows
          id={id}
          unusual={data.unusual}
          warned={data.warned}
          canTick={canImport}
          onTicked={() => mutate()}
        />
      )}
      {data && canImport && (
        <ImportActions
          page={data}
          isApplying={isApplying}
          onSent={setIsSent}
          onChanged={() => mutate()}
        />
      )}
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
            canTick={canImport && made.state === 'ready' && !isApplying}
            onTicked={() => mutate()}
          />
        </>
      )}
    </CatalogueScreen>
  );
}
