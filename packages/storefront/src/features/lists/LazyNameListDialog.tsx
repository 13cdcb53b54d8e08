import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import type { NameListDialogProps } from './NameListDialog.tsx';

/** Lazy: few visits name a list. */
const loadDialog = async () =>
  (await loadLazily(() => import('./NameListDialog.tsx'))).NameListDialog;

/** Loads and shows the dialog that asks for a list's name. */
export function LazyNameListDialog(props: NameListDialogProps) {
  return (
    <LazyLoad load={loadDialog} what="the form for the name" onFailed={logLoadFailure}>
      {(NameListDialog) => <NameListDialog {...props} />}
    </LazyLoad>
  );
}
