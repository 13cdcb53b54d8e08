import { getCatalogueImport } from '@formulary/rules/calls/desk/deskImportCalls';
import { type ImportGroup, importGroups } from '@formulary/rules/catalogue/imports/importLists';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { GroupLinks } from '../../../lib/list/GroupLinks.tsx';
import { RecordPage } from '../../../lib/record/RecordPage.tsx';
import { useRecordId } from '../../../lib/record/useRecord.ts';
import { paths } from '../../../lib/screen/paths.ts';
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
  const id = useRecordId('importId');
  const canImport = useStaffCan('importCatalogue');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [isSent, setIsSent] = useState(false);
  const [isGoingOn, setIsGoingOn] = useState(false);
  const calmMs = canImport ? 0 : LOOK_AGAIN_MS;
  const read = useDeskRead(getCatalogueImport, id === undefined ? null : { params: { id } }, {
    everyMs: isSent || isGoingOn ? APPLYING_MS : calmMs,
  });
  const { data } = read;
  const isWorkSeen = data?.work !== undefined || data?.pricesToCome !== undefined;
  if (data && isWorkSeen !== isGoingOn) setIsGoingOn(isWorkSeen);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  // The answer to what was applied may come after somebody has left.
  const reload = async () => (isShown.current ? await read.mutate() : undefined);
  return (
    <RecordPage
      id={id}
      read={read}
      one="import"
      title={data && importTitle(data.import)}
      all={{ label: 'All imports', href: paths.imports }}
      Layout={CatalogueScreen}
      height="16rem"
    >
      {(page) => {
        const { import: made, unusual, warned, work, pricesToCome } = page;
        const { state, changed, refused, unchanged } = made;
        const isApplying = work !== undefined || (isSent && state === 'ready');
        const counts: Readonly<Record<ImportGroup, number>> = {
          changed,
          new: made.new,
          unusual,
          refused,
          unchanged,
        };
        const group =
          importGroups.find((each) => each === search.get(GROUP)) ??
          importGroups.find((each) => counts[each] > 0) ??
          'changed';
        return (
          <>
            <ImportFacts page={page} />
            {state === 'comparing' && canImport && (
              <Comparing key={made.compared} made={made} onReady={() => void reload()} />
            )}
            {state === 'comparing' && !canImport && (
              <ComparedBar compared={made.compared} lines={made.lines} />
            )}
            {isApplying && (
              <Applying id={made.id} work={work} canStop={canImport} hasKey onStopped={reload} />
            )}
            {pricesToCome !== undefined && (
              <PricesToCome toCome={pricesToCome} of={made.applied ?? pricesToCome} />
            )}
            {state === 'ready' && !isApplying && unusual > 0 && (
              <UnusualRows
                id={made.id}
                unusual={unusual}
                warned={warned}
                canTick={canImport}
                onTicked={reload}
              />
            )}
            {canImport && (
              <ImportActions
                page={page}
                isApplying={isApplying}
                onSent={setIsSent}
                onChanged={reload}
              />
            )}
            {(state === 'ready' || state === 'applied') && (
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
                  id={made.id}
                  group={group}
                  canTick={canImport && state === 'ready' && !isApplying}
                  onTicked={reload}
                />
              </>
            )}
          </>
        );
      }}
    </RecordPage>
  );
}
