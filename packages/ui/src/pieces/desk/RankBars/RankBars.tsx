import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';

/** A bar with its name. */
export interface Rank {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** What is behind it. */
  readonly href?: string | undefined;
}

export interface RankBarsProps {
  /** Name of the chart. */
  label: string;
  ranks: readonly Rank[];
  /** Writes a value in words. */
  format: (value: number) => string;
}

const List = styled.ol`
  ${tabularFigures}
  display: grid;
  grid-template-columns: fit-content(18rem) minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  padding: 0;
  font-size: ${font.sizeSmall};
  list-style: none;

  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-block-size: 1.75rem;
    break-inside: avoid;
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Track = styled.span`
  position: relative;
  block-size: 1.125rem;
`;

/** A bar from 0; where some are below 0, a line marks 0. */
const Bar = styled.span`
  position: absolute;
  inset-block: 0;
  border-radius: 0 ${radius.small} ${radius.small} 0;
  background: ${color.actionPrimary};
  print-color-adjust: exact;

  &[data-negative] {
    border: ${border.control};
    border-color: ${color.textDanger};
    border-radius: ${radius.small} 0 0 ${radius.small};
    background: ${color.surfaceDanger};
  }

  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;

    &[data-negative] {
      border-color: CanvasText;
      background: Canvas;
    }
  }
`;

const Zero = styled.span`
  position: absolute;
  inset-block: calc(-1 * ${space[1]});
  border-inline-start: ${border.control};
`;

const Value = styled.span`
  text-align: end;
  white-space: nowrap;

  &[data-negative] {
    color: ${color.textDanger};
  }
`;

/** Draws named values as bars from a common 0, in the order given. Names and values are text, so that nothing is only drawn. */
export function RankBars({ label, ranks, format }: RankBarsProps) {
  const values = ranks.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const range = high - low || 1;
  const percent = (value: number) => `${(value / range) * 100}%`;
  return (
    <List aria-label={label}>
      {ranks.map(({ key, label: name, value, href }) => (
        <li key={key}>
          <Name>{href === undefined ? name : <TextLink href={href}>{name}</TextLink>}</Name>
          <Track aria-hidden>
            <Bar
              data-negative={value < 0 || undefined}
              style={{
                insetInlineStart: percent(Math.min(value, 0) - low),
                inlineSize: percent(Math.abs(value)),
              }}
            />
            {low < 0 && <Zero style={{ insetInlineStart: percent(-low) }} />}
          </Track>
          <Value data-negative={value < 0 || undefined}>{format(value)}</Value>
        </li>
      ))}
    </List>
  );
}
