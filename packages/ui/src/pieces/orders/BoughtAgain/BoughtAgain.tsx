import type { AgainLine } from '@formulary/rules/orders/againLine';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { AgainLines } from '../AgainLines/AgainLines.tsx';

export interface BoughtAgainProps {
  isOpen: boolean;
  /** Result of each line; omitted if the cart did not change. */
  results?: readonly AgainLine[] | undefined;
  /** Why the cart did not change. */
  problem?: string | undefined;
  cartHref: string;
  onClose: () => void;
}

/** Shows the result of Buy again in a dialog over the current page. */
export function BoughtAgain({
  isOpen,
  results = [],
  problem,
  cartHref,
  onClose,
}: BoughtAgainProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={problem === undefined ? titleOf(results) : 'Your cart was not changed'}
      actions={
        <>
          <Button onClick={onClose}>Stay here</Button>
          <ButtonLink href={cartHref} variant="primary">
            View cart
          </ButtonLink>
        </>
      }
    >
      {problem === undefined ? <AgainLines lines={results} /> : <p>{problem}</p>}
    </Dialog>
  );
}

function titleOf(results: readonly AgainLine[]): string {
  if (results.every(({ packs }) => packs === 0)) return 'Nothing could be put into your cart';
  return results.every(({ differences }) => differences.length === 0)
    ? 'In your cart again'
    : 'In your cart, but not all as it was';
}
