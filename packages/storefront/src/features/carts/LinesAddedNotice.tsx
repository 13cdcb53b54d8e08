import type { AddedLine } from '@formulary/rules/carts/addedLine';
import type { ListedLine } from '@formulary/rules/lists/productList';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { paths } from '../../lib/screen/paths.ts';
import type { LinesAdded } from './addLines.ts';

interface LinesAddedNoticeProps {
  /** Name of the added lines, such as 'Your usual order'. */
  readonly what: string;
  /** Requested lines: the answer names only products still sold. */
  readonly lines: readonly Pick<ListedLine, 'productId' | 'name'>[];
  readonly outcome: LinesAdded;
}

const productsAre = (count: number) => (count === 1 ? '1 product is' : `${count} products are`);

/** Shows the result of adding a list to the cart; each product left out is named with its reason. */
export function LinesAddedNotice({ what, lines, outcome }: LinesAddedNoticeProps) {
  if ('problem' in outcome)
    return (
      <Alert isUrgent tone="danger" title={`${what} is not in your cart`}>
        {outcome.problem}
      </Alert>
    );
  const nameOf = ({ name, productId }: AddedLine) =>
    name || lines.find((line) => line.productId === productId)?.name;
  const refused = outcome.results.filter(({ added }) => added === 0);
  const added = outcome.results.length - refused.length;
  return (
    <Alert
      isUrgent
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={added === 0 ? 'Nothing was put into your cart' : `${productsAre(added)} in your cart`}
      actions={<ButtonLink href={paths.cart}>See your cart</ButtonLink>}
    >
      {refused.map((line) => (
        <p key={`${line.productId}-${line.isPrescription}`}>
          {[nameOf(line), line.message].filter(Boolean).join(': ')}
        </p>
      ))}
    </Alert>
  );
}
