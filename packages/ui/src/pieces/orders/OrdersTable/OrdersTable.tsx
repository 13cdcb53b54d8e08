import type { Order } from '@formulary/rules/orders/order';
import { styled } from 'styled-components';
import { Table } from '../../../primitives/Table/Table.tsx';
import { media } from '../../../theme/media.ts';
import { font, space } from '../../../theme/tokens.ts';
import { orderColumns } from './orderColumns.tsx';

export interface OrdersTableProps {
  orders: readonly Order[];
  orderHref: (orderId: number) => string;
  /** Where an order's prescriptions are; left out until that screen exists. */
  prescriptionsHref?: ((orderId: number) => string) | undefined;
  /** Whether the payment of an order is due by card, and how to make it. */
  payment?: { isDue: (order: Order) => boolean; onPay: (orderId: number) => void } | undefined;
  /** Puts what an order held into the cart again, and which one is on its way there. */
  again?: { pendingId: number | undefined; onBuy: (orderId: number) => void } | undefined;
  /** The next page is on its way: these stay. */
  isBusy?: boolean;
}

const Layout = styled.div`
  th,
  td {
    padding-inline: 0.375rem;
  }

  tbody th {
    white-space: nowrap;
  }

  ${media.belowTablet} {
    td {
      text-align: end;
    }

    td > div {
      justify-content: end;
    }
  }

  ${media.fromTablet} {
    @media (width < 80rem) {
      font-size: ${font.sizeSmall};

      th,
      td {
        padding-inline: ${space[1]};
      }

      td span {
        white-space: normal;
      }

      td a,
      td button {
        padding-inline: ${space[2]};
      }
    }
  }
`;

/** The buyer's orders as they were given, newest first by the call's rule (spec 2.16). */
export function OrdersTable({
  orders,
  orderHref,
  prescriptionsHref,
  payment,
  again,
  isBusy = false,
}: OrdersTableProps) {
  return (
    <Layout>
      <Table
        caption="Your orders"
        columns={orderColumns({ orderHref, prescriptionsHref, payment, again })}
        rows={orders}
        rowKey={({ id }) => id}
        isBusy={isBusy}
      />
    </Layout>
  );
}
