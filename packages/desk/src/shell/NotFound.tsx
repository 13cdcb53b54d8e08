import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { paths } from '../lib/screen/paths.ts';
import { Screen } from '../lib/screen/Screen.tsx';

/** Shows that an address has no page. */
export function NotFound() {
  return (
    <Screen title="No page here">
      <EmptyState
        title="There is no page at this address"
        actions={<ButtonLink href={paths.today}>Go to Today</ButtonLink>}
      >
        It may have been mistyped, or come from an older version of the desk.
      </EmptyState>
    </Screen>
  );
}
