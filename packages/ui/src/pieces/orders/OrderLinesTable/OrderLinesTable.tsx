import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { orderSumRows } from '@formulary/rules/orders/orderSums';
import type { Order } from '@formulary/rules/orders/order';
import { styled } from 'styled-components';
import { Table } from '../../../primitives/Table/Table.tsx';
import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/tokens.ts';
import { orderLineColumns } from './orderLineColumns.tsx';

export interface OrderLinesTableProps {
  order: Pick<Order, 'lines' | 'amount' | 'deliveryFee' | 'delivery' | 'awaitsPrice'>;
  productHref: (productId: number) => string;
  /** Adds a line to the cart again; `pendingKey` is the key of the line being added. */
  again?: { pendingKey: string | undefined; onBuy: (line: CartLineId) => void } | undefined;
}

const Layout = styled.div`
  td:first-child {
    inline-size: 5rem;
  }

  tbody th {
    min-inline-size: 9rem;
  }

  ${media.print} {
    font-size: 9pt;

    th,
    td {
      padding: ${space[2]} 0.375rem;
    }

    td:first-child {
      inline-size: 3.5rem;
    }

    tbody th {
      min-inline-size: 0;
    }

    ul,
    p {
      font-size: inherit;
    }
  }

  ${media.belowTablet} {
    /* The picture stands beside the name and needs no label. */
    tbody > tr {
      display: grid;
      grid-template-columns: 4.5rem minmax(0, 1fr);
      column-gap: ${space[4]};
    }

    tbody td {
      grid-column: 1 / -1;
    }

    tbody td:first-child {
      grid-column: 1;
      inline-size: auto;

      &::before {
        content: none;
      }
    }

    tbody th {
      min-inline-size: 0;
      align-self: center;
    }
  }
`;

/** Shows the products of an order and its totals: net, VAT by rate, subtotal, delivery, total (spec 2.17). */
export function OrderLinesTable({ order, productHref, again }: OrderLinesTableProps) {
  const { lines = [] } = order;
  return (
    <Layout>
      <Table
        caption="Products"
        columns={orderLineColumns({ productHref, again })}
        rows={lines}
        rowKey={({ productId, isPrescription, manualIndex }) =>
          `${productId}-${isPrescription}-${manualIndex}`
        }
        summary={orderSumRows({ ...order, lines }).map((row) => ({
          ...row,
          isTotal: row.key === 'total',
        }))}
      />
    </Layout>
  );
}
