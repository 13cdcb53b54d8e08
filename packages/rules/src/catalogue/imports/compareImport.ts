import { addDays } from '../../dates/calendar.ts';
import { type Day, formatDay } from '../../dates/day.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import type { Mills } from '../../money/mills.ts';
import { MOST_DAYS_AHEAD, priceFault } from '../../pricing/newPrice.ts';
import { type ProductFields, productFaults } from '../changes/productFields.ts';
import { isSameText } from './importCells.ts';
import { type ImportedFact, type ImportedFacts, nameOfFact } from './importColumns.ts';

/** A product as an import finds it. */
export interface ImportedProduct extends Required<
  Omit<ImportedFacts, 'priceFrom' | 'withdrawnFrom'>
> {
  readonly id: number;
  /** Prices that are to hold from later days; a moment within a day is written with its time. */
  readonly planned: readonly { readonly from: Day; readonly price: Mills }[];
}

/** What stands out of the changes of an import, and needs a tick to be applied. */
export const importWarnings = [
  /** A price that changes by more than half. */
  'price-jump',
  'vat-changed',
  /** A product for prescriptions only that is to be sold without. */
  'type-freed',
  'off-sale',
  /** Somebody changed the product since the import that is undone. */
  'changed-since',
] as const;

export type ImportWarning = (typeof importWarnings)[number];

/** What a row of an import does. `before` and `after` hold only what changes. */
export type ImportOutcome =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly column: string; readonly problem: string }
  | {
      readonly kind: 'new' | 'changed';
      readonly before: ImportedFacts;
      readonly after: ImportedFacts;
      readonly warnings: readonly ImportWarning[];
    };

/** What an import is compared with, beside the product. */
export interface ImportScene {
  readonly today: Day;
  /** How many categories have a path; those that the import adds count too. */
  readonly categories: ReadonlyMap<string, number>;
}

const NEEDED_BY_NEW = ['name', 'price', 'vatPercent', 'type', 'categories'] as const;
/** A change of more than a half. */
const JUMP = 2;

const refuse = (fact: ImportedFact | 'code', problem: string): ImportOutcome => ({
  kind: 'refused',
  column: nameOfFact(fact),
  problem,
});

/**
 * Compares what a row says with the product of its code: undefined for a code that no product has. Refuses, with the
 * column, what cannot be so by the rules of products and prices; a category that does not exist or whose path two
 * categories have; a price from a day that is past or that has another price; and a new product without name, price, VAT,
 * type and category.
 */
export function compareImport(
  { code, facts }: { readonly code: string; readonly facts: ImportedFacts },
  product: ImportedProduct | undefined,
  scene: ImportScene,
): ImportOutcome {
  const { priceFrom, ...asked } = facts;
  const isLater = priceFrom !== undefined && priceFrom > scene.today;
  if (priceFrom !== undefined && priceFrom < scene.today)
    return refuse('priceFrom', `${formatDay(priceFrom)} is past`);
  if (priceFrom !== undefined && priceFrom >= addDays(scene.today, MOST_DAYS_AHEAD))
    return refuse('priceFrom', `${formatDay(priceFrom)} is more than two years ahead`);
  if (!product) return compareNew({ code, asked }, isLater, scene);
  const { price, ...others } = asked;
  const changes = differences(others, product);
  const priced = isLater
    ? plannedPrice(product, { price, from: priceFrom })
    : priceNow(product, price);
  if (typeof priced === 'string') return refuse('priceFrom', priced);
  const after: ImportedFacts = { ...priced, ...changes };
  if (Object.keys(after).length === 0) return { kind: 'unchanged' };
  const before = beforeOf(after, product);
  return (
    faultOf(after, scene) ?? { kind: 'changed', before, after, warnings: warningsOf(before, after) }
  );
}

function compareNew(
  { code, asked }: { readonly code: string; readonly asked: ImportedFacts },
  isLater: boolean,
  scene: ImportScene,
): ImportOutcome {
  const { code: fault } = productFaults({ code });
  if (fault !== undefined) return refuse('code', fault);
  const missing = NEEDED_BY_NEW.find((fact) => asked[fact] === undefined);
  if (missing !== undefined)
    return refuse(missing, 'is missing, and no product has this code: a new product needs it');
  if (isLater) return refuse('priceFrom', 'is later than today: a new product needs a price now');
  return faultOf(asked, scene) ?? { kind: 'new', before: {}, after: asked, warnings: [] };
}

/**
 * Compares what an import made of a product with what the product is now, to undo it. Leaves alone what is as it was
 * before already; warns where the product is not as the import made it. Refuses a category that exists no longer.
 */
export function compareUndo(
  { facts, expected }: { readonly facts: ImportedFacts; readonly expected: ImportedFacts },
  product: ImportedProduct,
  scene: ImportScene,
): ImportOutcome {
  const { priceFrom, ...made } = expected;
  if (facts.priceFrom !== undefined && facts.priceFrom <= scene.today)
    return refuse('priceFrom', `${formatDay(facts.priceFrom)} is past`);
  const { price: _before, ...others } = facts;
  const isStillPlanned = product.planned.some(
    (plan) => plan.from === priceFrom && plan.price === made.price,
  );
  const changes = differences(isStillPlanned ? others : facts, product);
  const after: ImportedFacts = {
    ...changes,
    ...(isStillPlanned && priceFrom !== undefined ? { withdrawnFrom: priceFrom } : {}),
  };
  if (Object.keys(after).length === 0) return { kind: 'unchanged' };
  const isChangedSince = Object.keys(changes).some(
    (fact) => !isSame(made[fact as keyof Facts], product[fact as keyof Facts]),
  );
  const before = beforeOf(after, product);
  const planned = isStillPlanned ? { price: made.price, priceFrom } : {};
  return (
    faultOf(after, scene) ?? {
      kind: 'changed',
      before: { ...before, ...planned } as ImportedFacts,
      after,
      warnings: isChangedSince ? ['changed-since'] : [],
    }
  );
}

type Facts = Omit<ImportedFacts, 'priceFrom' | 'withdrawnFrom'>;

/** Returns what a product is not yet. */
function differences(asked: Facts, product: ImportedProduct): ImportedFacts {
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([fact, value]) => value !== undefined && !isSame(value, product[fact as keyof Facts]),
    ),
  );
}

function beforeOf(after: ImportedFacts, product: ImportedProduct): ImportedFacts {
  const facts = Object.keys(after).filter((fact) => fact in product) as (keyof Facts)[];
  return Object.fromEntries(facts.map((fact) => [fact, product[fact]]));
}

function isSame(asked: unknown, now: unknown): boolean {
  if (typeof asked === 'string' && typeof now === 'string') return isSameText(asked, now);
  if (Array.isArray(asked) && Array.isArray(now))
    return asked.length === now.length && asked.every((each) => now.includes(each));
  return asked === now;
}

const priceNow = (product: ImportedProduct, price: Mills | undefined): ImportedFacts =>
  price === undefined || price === product.price ? {} : { price };

/** Returns a price that is to be planned, nothing if it is planned already, and a sentence if another one is. */
function plannedPrice(
  { planned, price: now }: ImportedProduct,
  { price, from }: { readonly price: Mills | undefined; readonly from: Day },
): ImportedFacts | string {
  if (price === undefined) return {};
  const plan = planned.find((each) => each.from === from);
  if (plan && plan.price !== price)
    return `has ${formatMoney(plan.price)} planned already; withdraw that first`;
  const last = planned.findLast((each) => each.from < from)?.price ?? now;
  return plan || price === last ? {} : { price, priceFrom: from };
}

/** Says why a product cannot become so; undefined if it can. */
function faultOf(after: ImportedFacts, { categories }: ImportScene): ImportOutcome | undefined {
  const { price, categories: paths = [], priceFrom: _from, withdrawnFrom: _day, ...fields } = after;
  if (price !== undefined && priceFault(price) === 'price-decimals')
    return refuse('price', 'has a part of a penny');
  for (const path of paths) {
    const count = categories.get(path) ?? 0;
    if (count === 0) return refuse('categories', `there is no category ‘${path}’`);
    if (count > 1) return refuse('categories', `${count} categories are called ‘${path}’`);
  }
  const [fault] = Object.entries(productFaults(fields satisfies Partial<ProductFields>));
  return fault && refuse(fault[0] as ImportedFact, fault[1]);
}

function warningsOf(before: ImportedFacts, after: ImportedFacts): readonly ImportWarning[] {
  const isJump =
    before.price !== undefined &&
    after.price !== undefined &&
    Math.abs(after.price - before.price) * JUMP > before.price;
  const isFreed = before.type === 'prescription' && after.type !== undefined;
  return [
    ...(isJump ? (['price-jump'] as const) : []),
    ...(after.vatPercent === undefined ? [] : (['vat-changed'] as const)),
    ...(isFreed ? (['type-freed'] as const) : []),
    ...(after.isOnSale === false ? (['off-sale'] as const) : []),
  ];
}
