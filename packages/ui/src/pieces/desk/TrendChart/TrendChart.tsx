import { type PointerEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { chartScale, heightIn, labelledPoints } from './chartScale.ts';
import {
  Area,
  Figure,
  Names,
  Plot,
  Readout,
  Scale,
  Shapes,
  Sign,
  Slider,
} from './TrendChart.styles.ts';
import { type TrendSeries, TrendShapes } from './TrendShapes.tsx';

/** A point in time of a chart. */
export interface TrendPoint {
  readonly key: string;
  /** Its name: the day. */
  readonly label: string;
  /** One for each series; a missing value leaves a gap. */
  readonly values: readonly (number | undefined)[];
  /** The list behind it. */
  readonly href?: string | undefined;
}

export interface TrendChartProps {
  /** Name of the chart. */
  label: string;
  series: readonly TrendSeries[];
  points: readonly TrendPoint[];
  /** Writes a value in words. */
  format: (value: number) => string;
  /** Writes a value at the scale; by default like any other. */
  formatTick?: (value: number) => string;
  /** Smallest step of the scale, such as 1,000 for whole pounds in mills. */
  leastStep?: number;
  /** What a point leads to, for its link: 'Invoices'. */
  opens?: string;
}

const MOST_NAMES = 5;
const A_WEEK = 7;

/** Where keys lead from a point; time goes to the right in every language. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  PageUp: (at) => at + A_WEEK,
  PageDown: (at) => at - A_WEEK,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Lies over the point under the pointer, so that a press opens its list. */
const Cover = styled(Link)`
  position: absolute;
  inset-block: 0;
`;

/**
 * Draws values over time. It has one tab stop, from which arrow keys move along the points as on a slider; Enter opens the
 * list behind a point, and a press on it does too. The table beside it holds the same values.
 */
export function TrendChart({
  label,
  series,
  points,
  format,
  formatTick = format,
  leastStep = 1,
  opens = 'Open',
}: TrendChartProps) {
  const [chosen, setChosen] = useState<number>();
  const link = useRef<HTMLAnchorElement>(null);
  const values = points.map((point) => point.values);
  const known = values.flat().filter((value) => value !== undefined);
  const scale = chartScale(known, leastStep);
  const count = points.length;
  const current = chosen !== undefined && chosen < count ? chosen : undefined;
  const point = current === undefined ? undefined : points[current];
  const said = (at: number) => {
    const { label: name = '', values: its = [] } = points[at] ?? {};
    const figures = series.map(({ name: of }, index) => {
      const value = its[index];
      return `${of} ${value === undefined ? 'none' : format(value)}`;
    });
    return `${name}: ${figures.join(', ')}`;
  };
  const choose = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * count);
    setChosen(Math.min(count - 1, Math.max(0, at)));
  };
  return (
    <Figure aria-label={label}>
      <Readout>
        {point && <strong>{point.label}</strong>}
        {series.map(({ name, kind, isSecond }, at) => {
          const value = point?.values[at];
          return (
            <Sign key={name}>
              <svg viewBox="0 0 24 12" aria-hidden>
                <Shapes>
                  {kind === 'bars' ? (
                    <path className="bar" d="M4 0h16v12H4z" />
                  ) : (
                    <path
                      className="line"
                      data-second={isSecond || undefined}
                      strokeDasharray={isSecond ? '6 5' : undefined}
                      d="M1 6h22"
                    />
                  )}
                </Shapes>
              </svg>
              <span>
                {point ? `${name}: ${value === undefined ? 'none' : format(value)}` : name}
              </span>
            </Sign>
          );
        })}
        {point?.href !== undefined && (
          <TextLink ref={link} href={point.href}>{`${opens} of ${point.label}`}</TextLink>
        )}
      </Readout>
      <Plot dir="ltr">
        <Scale aria-hidden>
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ insetBlockEnd: `calc(${heightIn(scale, tick)}% - 0.5rem)` }}>
              {formatTick(tick)}
            </span>
          ))}
        </Scale>
        <Area onPointerMove={choose} onPointerDown={choose}>
          <svg viewBox={`0 0 ${Math.max(1, count)} 100`} preserveAspectRatio="none" aria-hidden>
            <TrendShapes series={series} values={values} scale={scale} current={current} />
          </svg>
          {count > 0 && (
            <Slider
              type="range"
              min={0}
              max={count - 1}
              step={1}
              value={current ?? 0}
              aria-label={`Points of ${label}`}
              aria-valuetext={said(current ?? 0)}
              onFocus={() => setChosen((before) => before ?? 0)}
              onChange={({ target }) => setChosen(Number(target.value))}
              onKeyDown={(event) => {
                if (event.key === 'Enter') link.current?.click();
                const move = moves[event.key];
                if (move === undefined) return;
                event.preventDefault();
                setChosen(Math.min(count - 1, Math.max(0, move(current ?? 0, count))));
              }}
            />
          )}
          {point?.href !== undefined && current !== undefined && (
            <Cover
              href={point.href}
              tabIndex={-1}
              aria-hidden
              style={{
                insetInlineStart: `${(current / count) * 100}%`,
                inlineSize: `${100 / count}%`,
              }}
            />
          )}
        </Area>
        <Names aria-hidden>
          {labelledPoints(count, MOST_NAMES).map((at) => (
            <span key={at} data-middle={(at > 0 && at < count - 1) || undefined}>
              {points[at]?.label}
            </span>
          ))}
        </Names>
      </Plot>
    </Figure>
  );
}
