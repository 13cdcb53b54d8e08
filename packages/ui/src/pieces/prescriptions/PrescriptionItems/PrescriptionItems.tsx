import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { prescriptionItemKey } from '@formulary/rules/prescriptions/prescriptionItemKey';
import { styled } from 'styled-components';
import { Table } from '../../../primitives/data/Table/Table.tsx';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import type { ItemEditing, KeyedItem } from './ItemEditing.ts';
import { prescriptionItemColumns } from './prescriptionItemColumns.tsx';

export interface PrescriptionItemsProps {
  prescription: Pick<Prescription, 'isManual' | 'items'>;
  /** Makes the items editable; omitted for read-only. */
  edit?: ItemEditing | undefined;
}

const Layout = styled.div`
  td,
  th {
    vertical-align: top;
  }

  ${media.fromTablet} {
    th:first-child {
      inline-size: 34%;
    }

    td:nth-of-type(2) {
      inline-size: 36%;
    }
  }

  ${media.belowTablet} {
    /* A field takes the full width of the card. */
    td:has(textarea) {
      display: grid;
      gap: ${space[2]};
      justify-content: stretch;
    }
  }
`;

function keyed({ isManual, items }: PrescriptionItemsProps['prescription']): readonly KeyedItem[] {
  return items.map((item, index) => ({
    ...item,
    key: prescriptionItemKey({ isManual, items }, index),
    replacedName: item.isSubstitute
      ? items.find(({ substitutedBy }) => substitutedBy === item.productId)?.name
      : undefined,
    substituteName: items.find(
      ({ isSubstitute, productId }) => isSubstitute && productId === item.substitutedBy,
    )?.name,
  }));
}

/** Shows the prescribed items, read-only or editable: product, packs and directions (spec 2.19, 5.25, 4.6). */
export function PrescriptionItems({ prescription, edit }: PrescriptionItemsProps) {
  return (
    <Layout>
      <Table
        caption="Items"
        isCaptionShown
        columns={prescriptionItemColumns(edit)}
        rows={keyed(prescription)}
        rowKey={({ key }) => key}
        rowState={({ substitutedBy, isSubstitute }) => {
          if (isSubstitute) return 'substitute';
          return substitutedBy === undefined ? undefined : 'substituted';
        }}
      />
    </Layout>
  );
}
