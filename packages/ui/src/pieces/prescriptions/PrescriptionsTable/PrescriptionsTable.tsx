import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { styled } from 'styled-components';
import { Table } from '../../../primitives/data/Table/Table.tsx';
import { breakpoints, media } from '@formulary/theme/media';
import { border, color, font, space, stroke } from '@formulary/theme/tokens';
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

/** Widths at which eight columns do not fit in one line. */
const TWO_LINES = `@media screen and (${breakpoints.tablet}rem <= width < ${breakpoints.wide}rem)`;

/*
 * The columns are order, patient, practitioner, prescriber, date, status, waits for, since. On a laptop a row is one
 * line. On a tablet it is two: date under order, prescriber under practitioner, since under what it waits for.
 */
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

  /* One long name leaves the other columns their width. */
  ${media.fromWide} {
    tr > :nth-child(2) {
      inline-size: 13rem;
    }
  }

  ${TWO_LINES} {
    :is(table, thead, tbody) {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: 7.25rem minmax(0, 6fr) minmax(0, 5fr) 5.5rem minmax(0, 6fr);
      column-gap: ${space[3]};
      padding-block: ${space[2]};
      border-block-end: ${border.hairline};
      font-size: ${font.sizeSmall};
    }

    thead tr {
      border-block-end: ${border.control};
    }

    tr > :is(td, th) {
      grid-row: 1;
      align-self: end;
      block-size: auto;
      padding: ${stroke.hairline} 0;
      border: 0;
    }

    tr > :is(:nth-child(4), :nth-child(5), :nth-child(8)) {
      grid-row: 2;
      align-self: start;
    }

    tr > :is(:nth-child(2), :nth-child(6)) {
      grid-row: 1 / span 2;
      align-self: center;
    }

    tr > :nth-child(2) {
      grid-column: 2;
    }

    tr > :is(:nth-child(3), :nth-child(4)) {
      grid-column: 3;
    }

    tr > :nth-child(5) {
      grid-column: 1;
    }

    tr > :nth-child(6) {
      grid-column: 4;
    }

    tr > :is(:nth-child(7), :nth-child(8)) {
      grid-column: 5;
    }

    tbody tr > :is(:nth-child(5), :nth-child(8)) {
      color: ${color.textMuted};
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
