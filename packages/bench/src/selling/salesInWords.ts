import type { Sales } from './sellMeanwhile.ts';

const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Says in a line what buyers and a load balancer noticed. */
export function salesInWords({
  orders,
  refused,
  lost,
  medianMs,
  longestMs,
  gapMs,
  healthMs,
}: Sales): string {
  return `meanwhile ${orders} orders (${refused} refused, ${lost} without an answer), ${ms(medianMs)} each, ${ms(longestMs)} at worst, none for ${ms(gapMs)}; /healthz ${ms(healthMs)} at worst`;
}
