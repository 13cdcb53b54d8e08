import { Alert } from '@formulary/ui/primitives/Alert';
import { ButtonLink } from '@formulary/ui/primitives/ButtonLink';
import { paths } from '../../lib/screen/paths.ts';
import type { LinesAdded } from './useAddLines.ts';

interface LinesAddedNoticeProps {
  /** What was put into the cart: 'Your usual order'. */
  readonly what: string;
  readonly outcome: LinesAdded;
}

const productsAre = (count: number) => (count === 1 ? '1 product is' : `${count} products are`);

/** What became of a list that was put into the cart: each product that stayed out is named with its reason. */
export function LinesAddedNotice({ what, outcome }: LinesAddedNoticeProps) {
  if ('problem' in outcome)
    return (
      <Alert isUrgent tone="danger" title={`${what} is not in your cart`}>
        {outcome.problem}
      </Alert>
    );
  const refused = outcome.became.filter(({ added }) => added === 0);
  const added = outcome.became.length - refused.length;
  return (
    <Alert
      isUrgent
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={added === 0 ? 'Nothing was put into your cart' : `${productsAre(added)} in your cart`}
      actions={<ButtonLink href={paths.cart}>See your cart</ButtonLink>}
    >
      {refused.map(({ productId, isPrescription, name, message }) => (
        <p key={`${productId}-${isPrescription}`}>
          {name === '' ? message : `${name}: ${message}`}
        </p>
      ))}
    </Alert>
  );
}
