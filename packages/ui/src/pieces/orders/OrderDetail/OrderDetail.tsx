import type { CartLineId } from '@formulary/rules/carts/cartLine';
import type { Order } from '@formulary/rules/orders/order';
import { Printer, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { headingStyle } from '@formulary/theme/headingStyle';
import { space } from '@formulary/theme/tokens';
import { Letterhead } from '../../chrome/Letterhead/Letterhead.tsx';
import { OrderFacts } from '../OrderFacts/OrderFacts.tsx';
import { OrderLinesTable } from '../OrderLinesTable/OrderLinesTable.tsx';
import { PaymentDue } from '../PaymentDue/PaymentDue.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface OrderDetailProps {
  order: Order;
  /** Next step of the buyer, shown above everything else. */
  next?: Elements;
  /** Parcels that have left. */
  parcels?: Elements;
  /** VAT invoice and credit notes, once the order is paid. */
  invoices?: Elements;
  /** History of the order, shown below everything else. */
  history?: Elements;
  productHref: (productId: number) => string;
  /** Adds the whole order or one line to the cart again; `pending` is 'all' or the key of a line. */
  again?: { pending: string | undefined; onBuy: (line?: CartLineId) => void } | undefined;
  /** Control that saves the order's products for later; beside Buy again. */
  save?: Elements;
  /** Opens the browser's print dialog; the order prints on A4. */
  onPrint: () => void;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};

  h1 {
    ${headingStyle(1)}
  }
`;

/** Shows one order in full; while a payment is due, what to pay and how comes first (spec 2.17). */
export function OrderDetail({
  order,
  next,
  parcels,
  invoices,
  history,
  productHref,
  again,
  save,
  onPrint,
}: OrderDetailProps) {
  return (
    <Stack as="article" $gap={8}>
      <Letterhead />
      <Head>
        <h1>
          Order <Unbroken translate="no">{order.number}</Unbroken>
        </h1>
        <Cluster $gap={3}>
          {again && (
            <Button isPending={again.pending === 'all'} onClick={() => again.onBuy()}>
              <RotateCcw aria-hidden /> Buy again
            </Button>
          )}
          {save}
          <Button onClick={onPrint}>
            <Printer aria-hidden /> Print
          </Button>
        </Cluster>
      </Head>
      {next}
      <PaymentDue order={order} />
      <OrderFacts order={order} />
      {parcels}
      <OrderLinesTable
        order={order}
        productHref={productHref}
        again={again && { pendingKey: again.pending, onBuy: again.onBuy }}
      />
      {invoices}
      {history}
    </Stack>
  );
}
