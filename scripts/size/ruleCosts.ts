import { join } from 'node:path';
import { ruleCost } from './ruleCost.ts';
import { ruleModules } from './ruleModules.ts';

export interface RuleCost {
  /** For example 'pricing/priceLine'. */
  readonly rule: string;
  readonly bytes: number;
}

/** Returns the cost of each rule module alone, by folder. Omits modules of types only. */
export async function ruleCosts(folder: string): Promise<readonly RuleCost[]> {
  const costs: RuleCost[] = [];
  for (const rule of ruleModules(folder)) {
    const bytes = await ruleCost(join(folder, `${rule}.ts`));
    if (bytes > 0) costs.push({ rule, bytes });
  }
  return costs;
}
