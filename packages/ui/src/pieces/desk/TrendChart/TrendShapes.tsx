import { type ChartScale, heightIn } from './chartScale.ts';
import { Shapes } from './TrendChart.styles.ts';

/** A series of a chart: bars, or a line. The second line is dashed. */
export interface TrendSeries {
  readonly name: string;
  readonly kind: 'bars' | 'line';
  /** Draws its line dashed. */
  readonly isSecond?: boolean;
}

interface TrendShapesProps {
  readonly series: readonly TrendSeries[];
  /** Values by point and series; a missing one leaves a gap. */
  readonly values: readonly (readonly (number | undefined)[])[];
  readonly scale: ChartScale;
  /** Index of the point that is marked. */
  readonly current: number | undefined;
}

const BAR_WIDTH = 0.7;
/** With more points their dots would run together; those that no line reaches have theirs in any case. */
const MOST_DOTS = 62;

/** Draws the lines, bars and dots of a chart in a box as wide as it has points, and 100 high. */
export function TrendShapes({ series, values, scale, current }: TrendShapesProps) {
  const y = (value: number) => 100 - heightIn(scale, value);
  const hasDots = values.length <= MOST_DOTS && series.every(({ kind }) => kind === 'line');
  return (
    <Shapes>
      {current !== undefined && (
        <rect className="current" x={current} y={0} width={1} height={100} />
      )}
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? 'zero' : 'grid'}
          x1={0}
          x2={values.length}
          y1={y(tick)}
          y2={y(tick)}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {inOrder(series).map(([{ name, kind, isSecond }, at]) => {
        const points = values.map((point) => point[at]);
        if (kind === 'bars') {
          return <path key={name} className="bar" d={barsOf(points, y)} />;
        }
        const line = lineOf(points, y);
        return (
          <g key={name}>
            <path
              className="line"
              data-second={isSecond || undefined}
              d={line}
              strokeDasharray={isSecond ? '6 5' : undefined}
              vectorEffect="non-scaling-stroke"
            />
            <path
              className="line dots"
              data-second={isSecond || undefined}
              d={dotsOf(points, y, hasDots)}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        );
      })}
    </Shapes>
  );
}

/** Returns the series, each with its index, from the back to the front: where two have the same value, both can be seen. */
function inOrder(series: readonly TrendSeries[]): readonly (readonly [TrendSeries, number])[] {
  const depth = ({ kind, isSecond = false }: TrendSeries) =>
    kind === 'bars' ? 0 : Number(!isSecond) + 1;
  return series.map((one, at) => [one, at] as const).toSorted(([a], [b]) => depth(a) - depth(b));
}

type Height = (value: number) => number;

function barsOf(points: readonly (number | undefined)[], y: Height): string {
  return points
    .map((value, at) =>
      value === undefined || value === 0
        ? ''
        : `M${at + (1 - BAR_WIDTH) / 2} ${y(0)}V${y(value)}h${BAR_WIDTH}V${y(0)}z`,
    )
    .join('');
}

function lineOf(points: readonly (number | undefined)[], y: Height): string {
  return points
    .map((value, at) => {
      if (value === undefined) return '';
      return `${points[at - 1] === undefined ? 'M' : 'L'}${at + 0.5} ${y(value)}`;
    })
    .join('');
}

/** A line of no length with round ends is a dot that the stretched box does not stretch. */
function dotsOf(points: readonly (number | undefined)[], y: Height, isForAll: boolean): string {
  return points
    .map((value, at) => {
      const isAlone = points[at - 1] === undefined && points[at + 1] === undefined;
      return value !== undefined && (isForAll || isAlone) ? `M${at + 0.5} ${y(value)}h0` : '';
    })
    .join('');
}
