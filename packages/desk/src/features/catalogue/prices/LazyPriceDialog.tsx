import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import type { PriceDialogProps } from './PriceDialog.tsx';

const loadDialog = async () => (await loadLazily(() => import('./PriceDialog.tsx'))).PriceDialog;

/** Loads the form of a price once it is asked for. */
export function LazyPriceDialog(props: PriceDialogProps) {
  return (
    <LazyLoad load={loadDialog} what="the form" onFailed={logLoadFailure}>
      {(PriceDialog) => <PriceDialog {...props} />}
    </LazyLoad>
  );
}
