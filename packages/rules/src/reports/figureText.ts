import { formatMoney } from '../money/formatMoney.ts';
import { type Figure, figureUnits } from './reports.ts';

const whole = new Intl.NumberFormat('en-GB');
const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const MILLS_A_POUND = 1_000;
const PERCENT = 100;

/** Writes a figure in words: '£1,234.50', '1,234', '1 hour'. */
export function figureText(figure: Figure, value: number): string {
  const unit = figureUnits[figure];
  if (unit === 'money') return formatMoney(value);
  if (unit === 'count') return whole.format(value);
  return value === 1 ? '1 hour' : `${whole.format(value)} hours`;
}

/** Writes a figure in few letters, for the scale of a chart: '£12.5k', '18 h'. */
export function figureTick(figure: Figure, value: number): string {
  const unit = figureUnits[figure];
  if (unit === 'money') return pounds.format(value / MILLS_A_POUND);
  return unit === 'count' ? whole.format(value) : `${whole.format(value)} h`;
}

/** Says how a figure differs from the one of the period before; undefined if that was nothing. */
export function changeText(now: number, before: number): string | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round(((now - before) / before) * PERCENT);
  if (percent === 0) return 'as much as before';
  return `${whole.format(Math.abs(percent))}% ${percent > 0 ? 'more' : 'less'} than before`;
}
