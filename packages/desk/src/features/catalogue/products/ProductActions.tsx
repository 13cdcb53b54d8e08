import type { DeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { KeyButton } from '../../../lib/screen/KeyButton.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import type { ReviewedChange } from './ReviewDialog.tsx';
import { useProductReview } from './useProductReview.ts';

interface ProductActionsProps {
  readonly product: DeskProduct;
  /** Receives a change that was looked at. */
  readonly onReview: (change: ReviewedChange) => void;
}

/** Puts a product on sale or takes it off, once that was looked at, and leads to a copy of it. */
export function ProductActions({ product, onReview }: ProductActionsProps) {
  const { id, fields } = product;
  const { lookOrSay } = useProductReview(product, onReview);
  const title = fields.isOnSale ? 'Take off sale' : 'Put on sale';
  const sell = () => void lookOrSay({ title, fields: { isOnSale: !fields.isOnSale } });
  useKeys('Product', [{ key: 's', does: title, run: sell }]);
  return (
    <Cluster>
      <KeyButton keyName="s" isSmall onClick={sell}>
        {title}
      </KeyButton>
      <ButtonLink isSmall href={paths.copyOfProduct(id)}>
        Copy into a new product
      </ButtonLink>
    </Cluster>
  );
}
