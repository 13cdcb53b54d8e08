import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';

const loadDialog = async () =>
  (await loadLazily(() => import('./ExportMonthDialog.tsx'))).ExportMonthDialog;

/** Saves a month for the accountant, after the reason. */
export function ExportMonth({ month }: { readonly month: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>CSV for the accountant</Button>
      {isAsking && (
        <LazyLoad load={loadDialog} what="the form" onFailed={logLoadFailure}>
          {(ExportMonthDialog) => (
            <ExportMonthDialog month={month} onClose={() => setIsAsking(false)} />
          )}
        </LazyLoad>
      )}
    </>
  );
}
