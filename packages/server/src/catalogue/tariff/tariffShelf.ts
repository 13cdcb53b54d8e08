import type { TariffProduct } from './readTariffRow.ts';

/** A category on the path to a product. */
export interface Shelf {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

const TOP: Shelf = {
  slug: 'drug-tariff',
  name: 'Drug Tariff medicines',
  description: 'Medicines of the NHS Drug Tariff, Part VIIIA, at their basic prices.',
};

const HOW_PRICED: Readonly<Record<string, string>> = {
  A: 'Generic medicines that are readily available.',
  C: 'Medicines priced after a particular manufacturer or supplier.',
  M: 'Generic medicines whose price the health department sets.',
};

const FORM_OF_UNIT: Readonly<Record<string, string>> = {
  tablet: 'Tablets',
  capsule: 'Capsules',
  ml: 'Liquids',
  'unit dose': 'Unit doses',
  gram: 'Creams, gels and powders',
  applicator: 'Creams, gels and powders',
  tube: 'Creams, gels and powders',
  'pre-filled disposable injection': 'Pre-filled injections',
  cartridge: 'Pre-filled injections',
  ampoule: 'Ampoules and vials',
  vial: 'Ampoules and vials',
  dose: 'Inhalers and sprays',
  actuation: 'Inhalers and sprays',
  blister: 'Inhalers and sprays',
  sachet: 'Sachets',
  patch: 'Patches and plasters',
  plaster: 'Patches and plasters',
  suppository: 'Suppositories, pessaries and enemas',
  pessary: 'Suppositories, pessaries and enemas',
  enema: 'Suppositories, pessaries and enemas',
  lozenge: 'Lozenges, gum and films',
  piece: 'Lozenges, gum and films',
  film: 'Lozenges, gum and films',
};
const OTHER_FORM = 'Devices and other forms';

/** Hundreds of medicines are tablets, so these are also grouped by first letter. */
const LAST_LETTERS = ['Q', 'Z'] as const;
const LETTERS = [['A', 'C'], ['D', 'L'], ['M', 'P'], LAST_LETTERS] as const;

/**
 * Returns a product's category path from the top: tariff, tariff category, form, and first letter for tablets
 * (docs/decisions/2026-11-20-drug-tariff.md). The same row always gives the same path.
 */
export function tariffShelf({
  tariffCategory,
  unit,
  medicine,
}: Pick<TariffProduct, 'tariffCategory' | 'unit' | 'medicine'>): readonly [Shelf, ...Shelf[]] {
  const letter = tariffCategory.toLowerCase();
  const category: Shelf = {
    slug: `${TOP.slug}-${letter}`,
    name: `Category ${tariffCategory}`,
    description: HOW_PRICED[tariffCategory] ?? '',
  };
  const formName = FORM_OF_UNIT[unit.toLowerCase()] ?? OTHER_FORM;
  const form: Shelf = {
    slug: `${category.slug}-${slugOf(formName)}`,
    name: formName,
    description: `${formName} in category ${tariffCategory} of the Drug Tariff.`,
  };
  if (formName !== 'Tablets') return [TOP, category, form];
  const initial = medicine.charAt(0).toUpperCase();
  const [from, to] = LETTERS.find(([, last]) => initial <= last) ?? LAST_LETTERS;
  const range: Shelf = {
    slug: `${form.slug}-${from}-${to}`.toLowerCase(),
    name: `Tablets ${from} to ${to}`,
    description: `Tablets from ${from} to ${to} in category ${tariffCategory} of the Drug Tariff.`,
  };
  return [TOP, category, form, range];
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, '');
}
