import type { ProductType } from '../product.ts';
import { formatDay } from '../../dates/day.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { shorten } from '../../text/shorten.ts';
import {
  CATEGORIES,
  importColumns,
  type ImportedFact,
  type ImportedFacts,
  nameOfFact,
  typeWords,
} from './importColumns.ts';

/** Where an import comes from: a file of products and prices, the Drug Tariff, or an import that is undone. */
export const importKinds = ['products', 'tariff', 'undo'] as const;

export type ImportKind = (typeof importKinds)[number];

/** How far an import is. */
export const importStates = ['comparing', 'ready', 'applied', 'cancelled'] as const;

export type ImportState = (typeof importStates)[number];

/** Steps of long work on an import: two while its file is read, three while it is applied. */
export const importSteps = ['reading', 'storing', 'checking', 'writing', 'changing'] as const;

export type ImportStep = (typeof importSteps)[number];

/** What a row of an import does. */
export const importLineKinds = ['new', 'changed', 'unchanged', 'refused'] as const;

export type ImportLineKind = (typeof importLineKinds)[number];

/** The groups in which the desk shows the rows of an import; a row that needs a tick is `unusual` too. */
export const importGroups = ['changed', 'new', 'unusual', 'refused', 'unchanged'] as const;

export type ImportGroup = (typeof importGroups)[number];

/** Rows of a page of an import. */
export const IMPORT_LINES_A_PAGE = 50;

/** A change of a product in words: what changes, and its value before and after. */
export interface FactChange {
  readonly name: string;
  readonly before?: string;
  readonly after: string;
}

/** Longer texts are cut in a preview. */
export const LONGEST_CHANGE = 300;

const factOrder: readonly ImportedFact[] = [
  ...importColumns.flatMap(({ fact }) => (fact === 'code' ? [] : [fact])),
  'image',
  'withdrawnFrom',
];

function factWords(fact: ImportedFact, value: unknown): string {
  if (fact === 'price') return formatMoney(Number(value));
  if (fact === 'vatPercent') return `${String(value)}%`;
  if (fact === 'type') return typeWords[value as ProductType];
  if (fact === 'categories') return (value as readonly string[]).join(CATEGORIES);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return shorten(String(value), LONGEST_CHANGE);
}

/** Says what an import changes of a product, in the order of the columns; a price says from which day it holds. */
export function factChanges(before: ImportedFacts, after: ImportedFacts): readonly FactChange[] {
  return factOrder.flatMap((fact): readonly FactChange[] => {
    const value = after[fact];
    if (fact === 'priceFrom' || value === undefined) return [];
    if (fact === 'withdrawnFrom') {
      const planned = `${factWords('price', before.price)} from ${formatDay(String(value))}`;
      return [{ name: nameOfFact(fact), before: planned, after: 'withdrawn' }];
    }
    const from = fact === 'price' ? after.priceFrom : undefined;
    const words = factWords(fact, value);
    return [
      {
        name: nameOfFact(fact),
        ...(before[fact] === undefined ? {} : { before: factWords(fact, before[fact]) }),
        after: from === undefined ? words : `${words} from ${formatDay(from)}`,
      },
    ];
  });
}
