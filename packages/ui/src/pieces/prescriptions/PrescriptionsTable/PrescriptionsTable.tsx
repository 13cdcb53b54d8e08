import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { styled } from 'styled-components';
import { Table } from '../../../primitives/Table/Table.tsx';
import { breakpoints, media } from '../../../theme/media.ts';
import { font, space } from '../../../theme/tokens.ts';
import { prescriptionColumns } from './prescriptionColumns.tsx';

export interface PrescriptionsTableProps {
  prescriptions: readonly Prescription[];
  prescriptionHref: (prescriptionId: number) => string;
  /** Who reads the list: what waits for them is 'yours'. */
  readerId: number | undefined;
  /** Now: how long something waits is counted from it. */
  now: Date;
  /** The next page is on its way: these stay. */
  isBusy?: boolean;
}

/* Eight columns on a tablet: closer together, so that names break between words. */
const Layout = styled.div`
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

/** Prescriptions as they were given, newest first by the call's rule; a row leads to its prescription (spec 2.18). */
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
