import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { paths } from './paths.ts';
import { Screen } from './Screen.tsx';

/** Shows that an address has no page. */
export function NotFound() {
  return (
    <Screen title="There is no page at this address">
      <p>It may have been mistyped, or come from an older version of the desk.</p>
      <div>
        <ButtonLink href={paths.today}>Go to Today</ButtonLink>
      </div>
    </Screen>
  );
}
