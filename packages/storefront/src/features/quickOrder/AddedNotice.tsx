import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { paths } from '../../lib/screen/paths.ts';
import type { LinesAdded } from '../carts/addLines.ts';

interface AddedNoticeProps {
  readonly outcome: LinesAdded;
}

const rowsOf = (count: number, words: string) =>
  count === 1 ? `1 row is ${words}` : `${count} rows are ${words}`;

/** Shows the result of adding rows, with links. */
export function AddedNotice({ outcome }: AddedNoticeProps) {
  if ('problem' in outcome)
    return (
      <Alert isUrgent tone="danger" title="The rows are not in your cart">
        {outcome.problem}
      </Alert>
    );
  const refused = outcome.results.filter(({ added }) => added === 0);
  const added = outcome.results.length - refused.length;
  const reasons = [...new Set(refused.map(({ message }) => message))].join('. ');
  return (
    <Alert
      isUrgent
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={rowsOf(added, 'in your cart')}
      actions={
        <>
          <ButtonLink href={paths.checkout} variant="primary">
            Proceed to Checkout
          </ButtonLink>
          <ButtonLink href={paths.cart}>See your cart</ButtonLink>
        </>
      }
    >
      {refused.length > 0 && `${rowsOf(refused.length, 'still here')}: ${reasons}.`}
    </Alert>
  );
}
