import { loadPart } from '@formulary/ui/primitives/loadPart';

/** Few visits name a list: the form comes when it is asked for. */
export const loadNameListDialog = async () =>
  (await loadPart(() => import('./NameListDialog.tsx'))).NameListDialog;
