import { listBoughtOffers } from '@formulary/rules/calls/orderCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import { useRead } from '../../lib/http/useRead.ts';
import { BoughtOffers } from '@formulary/ui/pieces/home/BoughtOffers';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { headingStyle } from '@formulary/theme/headingStyle';
import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../lib/screen/paths.ts';
import { BuyersAdd } from '../catalogue/Products/BuyersAdd.tsx';

/** Reads the products on offer that the signed-in user has bought before. */
export function useBoughtOffers() {
  return useRead(listBoughtOffers, {});
}

const Title = styled.h2`
  ${headingStyle(2)}
`;

const addFor = (product: Product) => <BuyersAdd product={product} />;

/** Shows offers on products the buyer has bought before; nothing without any, or while loading. */
export function BuyersOffers() {
  const { data: products, error, isValidating, mutate } = useBoughtOffers();
  const id = useId();
  const isFailed = products === undefined && error !== undefined;
  if (!isFailed && !products?.length) return null;
  return (
    <Stack as="section" aria-labelledby={id}>
      <Title id={id}>Offers in what you buy</Title>
      {isFailed ? (
        <LoadFailed what="the offers" isRetrying={isValidating} onRetry={() => void mutate()} />
      ) : (
        <BoughtOffers products={products ?? []} hrefOf={paths.product} actionsFor={addFor} />
      )}
    </Stack>
  );
}
