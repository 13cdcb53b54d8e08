import { formatDate } from '@formulary/rules/dates/londonTime';
import { couriers, trackingPage } from '@formulary/rules/orders/couriers';
import type { OrderParcel } from '@formulary/rules/orders/orderParcel';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, space } from '@formulary/theme/tokens';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';

export interface OrderParcelsProps {
  /** At least one, in the order in which they left. */
  parcels: readonly OrderParcel[];
  /** Packs of the order that have not left yet. */
  packsLeft: number;
}

const Section = styled(Stack)`
  h2 {
    ${headingStyle(2)}
  }
`;

const Parcels = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${space[3]};
    border-block-start: ${border.hairline};
  }

  h3 {
    font-size: inherit;
    font-weight: ${font.weightMedium};
  }
`;

const Packs = styled.ul`
  padding: 0;
  color: ${color.textMuted};
  list-style: none;
`;

/** Lists the parcels of an order that have left: what is in each, who carries it, and where to follow it. */
export function OrderParcels({ parcels, packsLeft }: OrderParcelsProps) {
  return (
    <Section as="section" $gap={3} aria-labelledby="order-parcels">
      <h2 id="order-parcels">{parcels.length === 1 ? 'Parcel' : 'Parcels'}</h2>
      <Parcels>
        {parcels.map((parcel) => (
          <li key={parcel.number}>
            <h3>{`Parcel ${parcel.number}, sent ${formatDate(parcel.sentAt)}`}</h3>
            <Tracking parcel={parcel} />
            <Packs>
              {parcel.lines.map(({ name, quantity }) => (
                <li key={name}>{`${quantity} × ${name}`}</li>
              ))}
            </Packs>
          </li>
        ))}
      </Parcels>
      {packsLeft > 0 && (
        <p>
          {packsLeft === 1
            ? '1 pack follows as soon as we can send it.'
            : `${packsLeft} packs follow as soon as we can send them.`}
        </p>
      )}
    </Section>
  );
}

function Tracking({ parcel }: { readonly parcel: OrderParcel }) {
  const { courier, tracking } = parcel;
  if (tracking === undefined) return null;
  const page = trackingPage(parcel);
  const { name } = couriers[courier];
  return (
    <p>
      <span>{courier === 'other' ? 'Tracking number ' : `${name} `}</span>
      {page === undefined ? (
        <Unbroken translate="no">{tracking}</Unbroken>
      ) : (
        <TextLink href={page} target="_blank" rel="noopener noreferrer">
          <Unbroken translate="no">{tracking}</Unbroken>
        </TextLink>
      )}
    </p>
  );
}
