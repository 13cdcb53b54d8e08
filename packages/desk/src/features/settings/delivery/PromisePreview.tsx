import { counted } from '@formulary/rules/text/formatCount';
import { previewDeskSettings } from '@formulary/rules/calls/desk/deskSettingCalls';
import { weekday } from '@formulary/rules/dates/calendar';
import { formatDay } from '@formulary/rules/dates/day';
import { calendarNames, type DeliveryTimes } from '@formulary/rules/dates/deliveryTimes';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { changedPromises } from '@formulary/rules/settings/changedPromises';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, space } from '@formulary/theme/tokens';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { styled } from 'styled-components';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';

const MOST_SHOWN = 10;
const DELIVERY = { section: 'delivery' } as const;

const Root = styled(Stack)`
  h2 {
    ${headingStyle(3)}
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  caption {
    padding-block-end: ${space[2]};
    text-align: start;
  }

  th,
  td {
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    border-block-end: ${border.hairline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }
`;

interface PromisePreviewProps {
  readonly values: SettingValues;
  readonly before: DeliveryTimes;
  readonly after: DeliveryTimes;
  readonly now: Date;
}

const said = (day: string | undefined): string =>
  day === undefined ? 'no day is promised' : `${weekday(day)} ${formatDay(day)}`;

/** Shows which delivery days the shop would promise otherwise, and which waiting orders that changes. */
export function PromisePreview({ values, before, after, now }: PromisePreviewProps) {
  const { data } = useDeskRead(previewDeskSettings, {
    params: DELIVERY,
    body: { values },
  });
  const promises = changedPromises({ before, after, now, most: MOST_SHOWN });
  return (
    <Root as="section" aria-label="What the shop will promise" $gap={4}>
      <h2>What the shop will promise</h2>
      {promises.length === 0 ? (
        <p>No promised day changes.</p>
      ) : (
        <table>
          <caption>The next orders whose promised day changes</caption>
          <thead>
            <tr>
              <th scope="col">Complete on</th>
              <th scope="col">To</th>
              <th scope="col">Arrives now</th>
              <th scope="col">Arrives then</th>
            </tr>
          </thead>
          <tbody>
            {promises.map(({ orderedAt, to, isColdChain, service, was, becomes }) => (
              <tr key={`${+orderedAt} ${to} ${service} ${isColdChain}`}>
                <td>{formatMoment(orderedAt)}</td>
                <td>
                  {`${calendarNames[to]}${isColdChain ? ', cold' : ''}${service === 'saturday' ? ', on Saturday' : ''}`}
                </td>
                <td>{said(was)}</td>
                <td>{said(becomes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.waiting > 0 && data.orders.length === 0 && (
        <p>{`Of ${counted(data.waiting, 'order')} waiting, none is promised another day.`}</p>
      )}
      {data && data.orders.length > 0 && (
        <table>
          <caption>{`Orders that wait, of ${data.waiting}, if they are complete now`}</caption>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Arrives now</th>
              <th scope="col">Arrives then</th>
            </tr>
          </thead>
          <tbody>
            {data.orders.map(({ number, from, to }) => (
              <tr key={number}>
                <td>{number}</td>
                <td>{from}</td>
                <td>{to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Root>
  );
}
