import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { styled } from 'styled-components';
import { Table } from '../../../primitives/data/Table/Table.tsx';
import { breakpoints, media } from '@formulary/theme/media';
import { font, space } from '@formulary/theme/tokens';
import { prescriptionColumns } from './prescriptionColumns.tsx';

export interface PrescriptionsTableProps {
  prescriptions: readonly Prescription[];
  prescriptionHref: (prescriptionId: number) => string;
  /** The reader, whose own pending items show as 'yours'. */
  readerId: number | undefined;
  /** Current time, for the waiting times. */
  now: Date;
  /** Keeps the current rows while the next page loads. */
  isBusy?: boolean;
}

/* Eight columns on a tablet: reduced spacing, so that names break between words. */
const Layout = styled.div`
  /* On a phone the patient heads the card, and the order number ends it. */
  ${media.belowTablet} {
    tbody > tr {
      display: flex;
      flex-direction: column;
    }

    tbody > tr > td:nth-of-type(1) {
      order: -1;
      padding-block: 0 ${space[2]};
      font-size: ${font.sizeLead};
      font-weight: ${font.weightMedium};
    }

    tbody > tr > td:nth-of-type(1)::before {
      display: none;
    }

    tbody > tr > th {
      order: 1;
      padding-block: ${space[2]} 0;
      font-size: ${font.sizeBody};
    }
  }

  ${media.fromTablet} {
    @media (width < ${breakpoints.wide}rem) {
      font-size: ${font.sizeSmall};

      th,
      td {
        padding-inline: ${space[1]};
      }
    }
  }
`;

/** Lists prescriptions in the given order; the API sends newest first. A row links to its prescription (spec 2.18). */
export function PrescriptionsTable({
  prescriptions,
  prescriptionHref,
  readerId,
  now,
  isBusy = false,
}: PrescriptionsTableProps) {
  return (
    <Layout>
      <Table
        caption="Prescriptions"
        columns={prescriptionColumns(readerId, now)}
        rows={prescriptions}
        rowKey={({ id }) => id}
        rowHref={({ id }) => prescriptionHref(id)}
        rowState={({ status }) => status}
        isBusy={isBusy}
      />
    </Layout>
  );
}
