import { join } from 'node:path';
import { ruleCost } from './ruleCost.ts';
import { ruleModules } from './ruleModules.ts';

export interface RuleCost {
  /** Such as 'pricing/priceLine'. */
  readonly rule: string;
  readonly bytes: number;
}

/** What each rule module costs when it is all that is needed, folder by folder; those of types only cost nothing and are left out. */
export async function ruleCosts(folder: string): Promise<readonly RuleCost[]> {
  const costs: RuleCost[] = [];
  for (const rule of ruleModules(folder)) {
    const bytes = await ruleCost(join(folder, `${rule}.ts`));
    if (bytes > 0) costs.push({ rule, bytes });
  }
  return costs;
}
