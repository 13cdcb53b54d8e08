/** Few visits name a list: the form comes when it is asked for. */
export const loadNameListDialog = async () => (await import('./NameListDialog.tsx')).NameListDialog;
