import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { toxinCategories, toxinProducts } from './toxins.ts';

/** Every category of the demo shop, parents before their children, in the order the shop shows them. */
export const demoCategories: readonly DemoCategory[] = [...toxinCategories];

/** Every product of the demo shop, in catalogue order. */
export const demoProducts: readonly DemoProduct[] = [...toxinProducts];
