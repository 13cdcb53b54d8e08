import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';

/** Loads the dialog that changes somebody's account. */
export const loadMemberDialog = async () =>
  (await loadLazily(() => import('./MemberDialog.tsx'))).MemberDialog;
