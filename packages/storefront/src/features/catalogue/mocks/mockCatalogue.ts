import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import type { Category } from '@formulary/rules/catalogue/category';
import type { Product } from '@formulary/rules/catalogue/product';

/** Two levels of categories; 'Needles' has no children of its own. */
export const mockCategories: readonly Category[] = [
  aCategory({
    id: 1,
    name: 'Botulinum toxins',
    description: 'Powders and ready-to-use solutions.',
    image: 'toxins.svg',
  }),
  aCategory({
    id: 11,
    name: 'Powders',
    description: 'For reconstitution with saline.',
    image: 'toxins-powder.svg',
    parentId: 1,
  }),
  aCategory({
    id: 12,
    name: 'Solutions',
    description: 'Ready to draw up.',
    image: 'toxins-solution.svg',
    parentId: 1,
  }),
  aCategory({ id: 2 }),
  aCategory({
    id: 3,
    name: 'Needles',
    description: 'Hypodermic needles from 18G to 33G.',
    image: 'needles-fine.svg',
  }),
];

const toxins = [{ id: 11, name: 'Powders' }];
const needles = [{ id: 3, name: 'Needles' }];

function aNeedle(gauge: number, length: number): Product {
  return aProduct({
    id: gauge * 100 + length,
    code: `NDL-${gauge}-${length}-100`,
    name: `Hypodermic needles ${gauge}G × ${length} mm, box of 100`,
    image: `ndl-${gauge}-${length}.svg`,
    type: 'nonPrescription',
    isPrescription: false,
    categories: needles,
    parentCategory: '3',
    price: 8_450,
    description: 'Sterile, single use, with a siliconised bevel.',
    information: 'Box of 100.',
  });
}

/** Can be bought both ways, and is on offer: 'Buy 3 for £150.00'. */
export const mockFiller = aProduct({
  code: 'HA-LIP-24-1',
  promotions: [aPromotion()],
});

/** Sold on prescription only. */
export const mockToxin = aProduct({
  id: 21,
  code: 'BTA-PWD-100-1',
  name: 'Botulinum toxin type A 100 units, powder for solution for injection',
  image: 'bta-pwd-100-1.svg',
  type: 'prescription',
  isPrescription: true,
  categories: toxins,
  parentCategory: '1,11',
  price: 79_000,
  prescriptionLimit: 4,
  description: 'A purified neurotoxin complex for intramuscular injection.',
});

/** Cannot be ordered: the remaining stock is the minimum. */
const mockSoldOut = aProduct({
  id: 22,
  code: 'BTA-PWD-50-1',
  name: 'Botulinum toxin type A 50 units, powder for solution for injection',
  image: 'bta-pwd-50-1.svg',
  type: 'prescription',
  isPrescription: true,
  categories: toxins,
  parentCategory: '1,11',
  price: 45_500,
  inStock: 3,
  minimumStock: 3,
});

/** Sold without prescription; 35 packs may be ordered. */
export const mockNeedles = aNeedle(30, 13);

/** Fourteen products: two pages, every type, one on offer, one out of stock. */
export const mockProducts: readonly Product[] = [
  mockFiller,
  mockToxin,
  mockSoldOut,
  mockNeedles,
  aNeedle(18, 40),
  aNeedle(21, 40),
  aNeedle(23, 25),
  aNeedle(25, 16),
  aNeedle(27, 13),
  aNeedle(27, 19),
  aNeedle(31, 8),
  aNeedle(32, 4),
  aNeedle(32, 13),
  aNeedle(33, 13),
];
