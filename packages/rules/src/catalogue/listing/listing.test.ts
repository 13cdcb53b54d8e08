import { changeListing } from './changeListing.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withQuery } from '../../head/publicPaths.ts';
import { packOf } from '../packOf.ts';
import { aCategory } from '../fixtures/aCategory.ts';
import { filterGroups, productSorts } from './filterGroups.ts';
import { isNarrowed, readListing, visitorsListing, withoutFilters } from './readListing.ts';
import { MOST_CHOSEN } from './filters.ts';
import { type ProductListing, listingParams } from './productListing.ts';
import { formNames } from './productForm.ts';
import { productFormOf } from './productFormOf.ts';
import { productSort } from './productSort.ts';

const read = (query: string) => readListing(new URLSearchParams(query));
const written = (listing: ProductListing) => withQuery('', listingParams(listing)).slice(1);

const some = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

describe('the address of a list', () => {
  test('reads back as it was written', () => {
    const listing = fc.record({
      categoryId: some(fc.integer({ min: 1, max: 999_999_999 })),
      search: some(fc.constantFrom('lip filler', '5 ml & more', 'a=b?c')),
      sort: some(fc.constantFrom('name', 'newest', 'cheapest', 'dearest')),
      isInStock: some(fc.constant<true>(true)),
      isOnOffer: some(fc.constant<true>(true)),
      isBoughtBefore: some(fc.constant<true>(true)),
      isPrescription: some(fc.boolean()),
      forms: some(fc.subarray([...formNames], { minLength: 1 })),
      subCategoryIds: some(fc.subarray([1, 2, 30, 400], { minLength: 1 })),
      view: some(fc.constant('table' as const)),
    });
    fc.assert(
      fc.property(listing, (each) => {
        expect(read(written(each))).toEqual(each);
      }),
    );
  });

  test.each([
    ['sub=3+1+3&form=cream+TABLET+tablet+nothing&sort=name', 'sort=name&form=tablet+cream&sub=1+3'],
    ['stock=out&offer=1&bought=no&prescription=maybe&form=&sub=x+0+-1&sort=id&view=list', ''],
    ['utm_source=a&categoryId=07&stock=in', 'stock=in'],
    ['sort=price', 'sort=price'],
    ['sort=-price', 'sort=-price'],
    ['view=table&prescription=no', 'prescription=no&view=table'],
  ])('reads %s and writes %s', (asked, canonical) => {
    expect(written(read(asked))).toBe(canonical);
  });

  test('is limited to the values of a filter that a call accepts', () => {
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    expect(read(`sub=${ids.join('+')}`).subCategoryIds).toHaveLength(MOST_CHOSEN);
  });
});

test.each([
  ['', false],
  ['categoryId=2&search=lip&sort=name&view=table', false],
  ['stock=in', true],
  ['prescription=no', true],
  ['form=cream', true],
  ['sub=3', true],
  ['offer=yes', true],
  ['bought=yes', true],
])('isNarrowed of %j is %s', (query, expected) => {
  expect(isNarrowed(read(query))).toBe(expected);
  expect(isNarrowed(withoutFilters(read(query)))).toBe(false);
});

test.each([
  ['offer=yes&bought=yes&sort=price&stock=in', 'stock=in'],
  ['sort=-price&search=lip', 'search=lip'],
  ['sort=newest&form=cream', 'sort=newest&form=cream'],
])('visitorsListing reduces %s to %s', (query, left) => {
  expect(written(visitorsListing(read(query)))).toBe(left);
});

test('every form has a name, and no two share one', () => {
  const forms = formNames.map((form) => ({ form, count: 1 }));
  const options = filterGroups({}, { forms }, []).flatMap((group) => group.options);
  expect(new Set(formNames).size).toBe(formNames.length);
  expect(new Set(options.map(({ label }) => label)).size).toBe(formNames.length);
  expect(productSort.struct.is('id')).toBe(false);
});

test.each([
  ['Botulinum toxin type A 50 units powder for solution for injection', '', 'injection'],
  ['Sodium chloride 0.9% infusion, 500 ml bag', '', 'injection'],
  ['Semaglutide 1 mg solution for injection in prefilled pen, 4 doses', '', 'injection'],
  ['Hyaluronic acid lip filler 20 mg/ml with lidocaine, 1 ml', '', 'filler'],
  ['Polynucleotides 20 mg/ml gel, 2 ml prefilled syringe', '', 'filler'],
  ['Aciclovir 400 mg tablets, 56 tablets', '', 'tablet'],
  ['Aciclovir 400mg tabs', '', 'tablet'],
  ['Luer-lock cap', '', 'other'],
  ['Water for inj, 5 ml amps', '', 'injection'],
  ['Glycerol 4 g supps', '', 'suppository'],
  ['Azelaic acid 15% gel, 30 g', '', 'cream'],
  ['Lidocaine 4% cream, 5 × 5 g with dressings', '', 'cream'],
  ['Transparent film dressing 6 × 7 cm, box of 100', '', 'dressing'],
  ['Pen needles 32G × 4 mm, box of 100', '', 'needle'],
  ['Salbutamol 100micrograms/dose inhaler', '', 'drops'],
  ['Nicotine 21 mg/24 hours transdermal patches, 7 patches', '', 'patch'],
  ['Glycerol 4g suppositories', '', 'suppository'],
  ['Paracetamol 250mg/5ml oral suspension', '', 'liquid'],
  ['Hydrolysed marine collagen powder 10 g, 30 sachets', '', 'powder'],
  ['Chlorhexidine 2% in 70% alcohol skin solution, 250 ml', '', 'solution'],
  ['Patient leaflet: after your toxin treatment, pack of 50', '', 'other'],
  ['Examplol', 'generic-prefilled-syringe-teal.svg', 'injection'],
  ['Examplol', 'generic-bottle-plum.svg', 'liquid'],
  ['Examplol', 'generic-carton-plum.svg', 'other'],
  ['Examplol', 'generic.svg', 'other'],
  ['Fingertip pulse oximeter', 'mon-oxi-1.svg', 'other'],
])('the form of %s with the picture %j is %s', (name, image, form) => {
  expect(productFormOf(name, image)).toBe(form);
});

test.each([
  ['Hypodermic needle 27G × 13 mm, box of 100', 'box of 100'],
  ['Aciclovir 400 mg tablets, 56 tablets', '56 tablets'],
  ['Hyaluronic acid lip filler 20 mg/ml, 2 × 1 ml', '2 × 1 ml'],
  ['Botulinum toxin type A 200 units/ml solution for injection, 0.625 ml vial', '0.625 ml vial'],
  ['Adrenaline 300 micrograms auto-injector, twin pack', 'twin pack'],
  ['Gauze swabs, sterile, 7.5 × 7.5 cm, 25 packs of 5', '25 packs of 5'],
  ['Sterile nitrile surgical gloves, size 7, 50 pairs', '50 pairs'],
  ['Kit, without medicines', undefined],
  ['Sharps container 5 litre, purple lid', undefined],
  ['28 tablets', undefined],
])('the pack of %s is %s', (name, pack) => {
  expect(packOf(name)).toBe(pack);
});

describe('the filters of a list', () => {
  const categories = [
    aCategory({ id: 1, name: 'Fillers', parentId: 0 }),
    aCategory({ id: 2, name: 'Lips', parentId: 1 }),
    aCategory({ id: 3, name: 'Cheeks', parentId: 1 }),
  ];
  const facets = {
    count: 9,
    inStock: 7,
    onPrescription: 0,
    withoutPrescription: 9,
    forms: [{ form: 'filler', count: 4 } as const],
    subCategories: [{ id: 2, count: 3 }],
  };
  const offered = (listing: ProductListing, known: object = facets) =>
    filterGroups(listing, known, categories).map(({ label, options }) => [
      label,
      options.map((option) => [option.label, option.count, option.isChosen, written(option.next)]),
    ]);

  test('contain the values that would match products, with counts, for a visitor', () => {
    expect(offered({ categoryId: 1 })).toEqual([
      ['Availability', [['In stock', 7, false, 'categoryId=1&stock=in']]],
      ['Prescription', [['Without prescription', 9, false, 'categoryId=1&prescription=no']]],
      ['Sub-category', [['Lips', 3, false, 'categoryId=1&sub=2']]],
      ['Form', [['Fillers and boosters', 4, false, 'categoryId=1&form=filler']]],
    ]);
  });

  test('contain more for a buyer, and categories for a list without one', () => {
    const groups = offered({}, { ...facets, onOffer: 2, boughtBefore: 1 });
    expect(groups[0]).toEqual([
      'Availability',
      [
        ['In stock', 7, false, 'stock=in'],
        ['On offer', 2, false, 'offer=yes'],
        ['Bought before', 1, false, 'bought=yes'],
      ],
    ]);
    expect(offered({}, { ...facets, subCategories: [{ id: 1, count: 5 }] })[2]).toEqual([
      'Category',
      [['Fillers', 5, false, 'sub=1']],
    ]);
  });

  test('add a sub-category to the chosen ones in the order of ids', () => {
    const groups = filterGroups({ categoryId: 1, subCategoryIds: [3] }, facets, categories);
    const lips = groups.flatMap(({ options }) => options.filter(({ label }) => label === 'Lips'));
    const next = lips.map((option) => written(option.next));
    expect(next).toEqual(['categoryId=1&sub=2+3']);
  });

  test('contain chosen values even before loading and without matches', () => {
    const listing = read('categoryId=1&sub=2+3&form=cream+filler&prescription=yes&stock=in');
    const chosen = [
      [
        'Availability',
        [['In stock', undefined, true, 'categoryId=1&prescription=yes&form=filler+cream&sub=2+3']],
      ],
      [
        'Prescription',
        [['On prescription', undefined, true, 'categoryId=1&stock=in&form=filler+cream&sub=2+3']],
      ],
      [
        'Sub-category',
        [
          [
            'Lips',
            undefined,
            true,
            'categoryId=1&stock=in&prescription=yes&form=filler+cream&sub=3',
          ],
          [
            'Cheeks',
            undefined,
            true,
            'categoryId=1&stock=in&prescription=yes&form=filler+cream&sub=2',
          ],
        ],
      ],
      [
        'Form',
        [
          [
            'Fillers and boosters',
            undefined,
            true,
            'categoryId=1&stock=in&prescription=yes&form=cream&sub=2+3',
          ],
          [
            'Creams, gels and ointments',
            undefined,
            true,
            'categoryId=1&stock=in&prescription=yes&form=filler&sub=2+3',
          ],
        ],
      ],
    ];
    expect(offered(listing, {})).toEqual(chosen);
    const none = { ...facets, inStock: 0, forms: [], subCategories: [], withoutPrescription: 0 };
    expect(offered(read('form=cream'), none)).toEqual([
      ['Form', [['Creams, gels and ointments', 0, true, '']]],
    ]);
    expect(offered({}, {})).toEqual([]);
  });
});

test('a visitor keeps only the orders that reveal no price', () => {
  const left = productSorts.filter(({ sort }) => visitorsListing({ sort }).sort === sort);
  expect(left).toEqual(productSorts.filter(({ isPriced }) => !isPriced));
  expect(left.map(({ label }) => label)).toEqual(['Name, A to Z', 'Newest first']);
});

test('a change that was made before the list showed the last one keeps it', () => {
  const seen: ProductListing = { search: 'gel', forms: ['cream', 'powder'], isInStock: true };
  const changes: readonly ProductListing[] = [
    { ...seen, isOnOffer: true },
    { ...seen, forms: ['cream', 'powder', 'needle'] },
    { ...seen, forms: ['powder'] },
    { ...seen, isInStock: undefined },
    { ...seen, sort: 'cheapest' },
  ];
  const asked = changes.reduce((last, next) => changeListing(last, next, seen), seen);
  expect(asked).toEqual({
    search: 'gel',
    forms: ['powder', 'needle'],
    isInStock: undefined,
    isOnOffer: true,
    sort: 'cheapest',
  });
  expect(changeListing(seen, { ...seen, forms: [] }, seen).forms).toBeUndefined();
  expect(changeListing({}, { forms: ['cream'] }, {})).toEqual({ forms: ['cream'] });
});
