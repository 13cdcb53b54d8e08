import { componentBudgets, inTenthsOfKb } from './budgets.ts';
import type { ComponentCost } from './componentCosts.ts';

const inKb = (bytes: number) => inTenthsOfKb(bytes).toFixed(1).padStart(12);

/** Prints each component's cost against its budget. Returns whether one exceeds it. */
export function printComponents(costs: readonly ComponentCost[]): boolean {
  console.log(
    '\nWhat one component costs, on top of React and styled-components, in kB after brotli',
  );
  console.log(
    `${'component'.padEnd(36)}${'at once'.padStart(12)}${'on demand'.padStart(12)}${'budget'.padStart(12)}`,
  );
  let isOver = false;
  for (const { component, atOnce, onDemand } of costs) {
    const budget = componentBudgets.find(({ under }) => component.startsWith(under))?.brotliKb ?? 0;
    const verdict = inTenthsOfKb(atOnce) > budget ? '  over' : '';
    isOver ||= verdict !== '';
    const later = onDemand === 0 ? ''.padStart(12) : inKb(onDemand);
    console.log(
      `${component.padEnd(36)}${inKb(atOnce)}${later}${String(budget).padStart(12)}${verdict}`,
    );
  }
  return isOver;
}
