import type { OrderToPrice } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { space } from '@formulary/theme/tokens';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { styled } from 'styled-components';
import { useOnlookers } from '../../../lib/http/useOnlookers.ts';
import type { Beside } from '../../../lib/record/RecordPanel.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { PriceForm } from './PriceForm.tsx';

const Items = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`;

interface PricePanelProps {
  readonly order: OrderToPrice;
  readonly canPrice: boolean;
  readonly beside: Beside;
  /** A price was set. */
  readonly onPriced: () => void;
}

/** Shows the items by hand of an order beside the list, each with its price or the form that sets it. */
export function PricePanel({ order, canPrice, beside, onPriced }: PricePanelProps) {
  const { id, number, buyer, company, placedAt, items } = order;
  const names = useOnlookers(`order ${id}`);
  return (
    <SidePanel
      {...beside}
      title={`Prices of ${number}`}
      aside={
        <Cluster $gap={3}>
          <TextLink href={paths.order(id)}>Order</TextLink>
          <LookingNow names={names} />
        </Cluster>
      }
    >
      <Stack $gap={4}>
        <p>{`${company ?? buyer}, placed ${formatMoment(placedAt)}`}</p>
        <Items>
          {items.map((item) => (
            <li key={item.index}>
              <Stack $gap={2}>
                <p>{`${item.packs} × ${item.name}`}</p>
                {item.price !== undefined && <p>{`${formatMoney(item.price)} a pack`}</p>}
                {item.price === undefined && canPrice && (
                  <PriceForm
                    key={id}
                    order={order}
                    item={item}
                    onClose={beside.onClose}
                    onPriced={onPriced}
                  />
                )}
              </Stack>
            </li>
          ))}
        </Items>
      </Stack>
    </SidePanel>
  );
}
