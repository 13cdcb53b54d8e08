import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { couriers, trackingPage } from '@formulary/rules/orders/couriers';
import { color, font } from '@formulary/theme/tokens';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { styled } from 'styled-components';
import { RecordSection } from '../../../lib/record/RecordSection.tsx';

const Packs = styled.ul`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Lists the parcels of an order with what is in each and where it is. */
export function OrderParcels({ parcels }: Pick<DeskOrder, 'parcels'>) {
  if (parcels.length === 0) return null;
  return (
    <RecordSection title="Parcels">
      <ul>
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <p>
              <span>{`Parcel ${parcel.number}, ${couriers[parcel.courier].name}, ${formatMoment(parcel.sentAt)} `}</span>
              <Tracking parcel={parcel} />
            </p>
            <Packs>
              {parcel.lines.map(({ lineId, name, quantity }) => (
                <li key={lineId}>{`${quantity} × ${name}`}</li>
              ))}
            </Packs>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

function Tracking({ parcel }: { readonly parcel: DeskOrder['parcels'][number] }) {
  if (parcel.tracking === undefined) return null;
  const page = trackingPage(parcel);
  if (page === undefined) return <span translate="no">{parcel.tracking}</span>;
  return (
    <TextLink href={page} target="_blank" rel="noopener noreferrer" translate="no">
      {parcel.tracking}
    </TextLink>
  );
}
