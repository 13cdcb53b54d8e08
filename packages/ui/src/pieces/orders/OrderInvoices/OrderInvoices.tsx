import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';

export interface OrderInvoicesProps {
  /** One InvoiceItem each, oldest first. */
  children: ReactNode;
}

const Section = styled(Stack)`
  h2 {
    ${headingStyle(2)}
  }

  ul {
    padding: 0;
    list-style: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** Lists the VAT invoice of an order and its credit notes, each with a PDF; hidden in print. */
export function OrderInvoices({ children }: OrderInvoicesProps) {
  return (
    <Section as="section" $gap={3} aria-labelledby="order-invoices">
      <h2 id="order-invoices">VAT invoice</h2>
      <ul>{children}</ul>
    </Section>
  );
}
