import { loadPart } from '@formulary/ui/primitives/loadPart';

/** Lazy: few visits name a list. */
export const loadNameListDialog = async () =>
  (await loadPart(() => import('./NameListDialog.tsx'))).NameListDialog;
