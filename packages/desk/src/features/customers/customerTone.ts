import type { AccountState } from '@formulary/rules/accounts/accountState';
import type { GridTag } from '@formulary/ui/pieces/desk/DataGrid';
import { accountStateLabel } from '@formulary/rules/customers/customerList';

const tones = {
  registered: 'neutral',
  verified: 'warning',
  active: 'success',
  rejected: 'danger',
  suspended: 'danger',
} as const satisfies Readonly<Record<AccountState, GridTag['tone']>>;

/** Returns the state of an account as a tag. */
export function stateTag(state: AccountState): Required<GridTag> {
  return { label: accountStateLabel(state), tone: tones[state] };
}
