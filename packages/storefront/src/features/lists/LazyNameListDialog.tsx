import { LazyPart } from '@formulary/ui/primitives/lazy/LazyPart';
import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';
import { logMissingPart } from '../../lib/screen/logMissingPart.ts';
import type { NameListDialogProps } from './NameListDialog.tsx';

/** Lazy: few visits name a list. */
const loadDialog = async () =>
  (await loadPart(() => import('./NameListDialog.tsx'))).NameListDialog;

/** Loads and shows the dialog that asks for a list's name. */
export function LazyNameListDialog(props: NameListDialogProps) {
  return (
    <LazyPart load={loadDialog} what="the form for the name" onFailed={logMissingPart}>
      {(NameListDialog) => <NameListDialog {...props} />}
    </LazyPart>
  );
}
