import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const vitaminCategories: readonly DemoCategory[] = [
  {
    slug: 'vitamins',
    name: 'Vitamins and injectables',
    description: 'Vitamin injections, infusion fluids and oral supplements.',
    motif: 'vitamin',
  },
  {
    slug: 'vitamins-injections',
    name: 'Vitamin injections',
    description: 'B12, vitamin D and vitamin C for injection.',
    parent: 'vitamins',
    prescriptionLimit: 6,
    motif: 'syringe',
  },
  {
    slug: 'vitamins-infusion',
    name: 'Infusion fluids and sets',
    description: 'Sodium chloride, glucose, Hartmann’s solution and giving sets.',
    parent: 'vitamins',
    motif: 'droplet',
  },
  {
    slug: 'vitamins-oral',
    name: 'Oral supplements',
    description: 'Vitamins, minerals and collagen for onward sale.',
    parent: 'vitamins',
    motif: 'leaf',
  },
];

const rx = { vatPercent: 20, type: 'prescription' } as const;
const open = { vatPercent: 20, type: 'nonPrescription' } as const;

const injection = (
  composition: string,
  pack: string,
  shelfLife = '36 months; use at once after opening.',
) =>
  information({
    composition,
    pack,
    storage: `${storageNotes.below25} Protect from light.`,
    legal: legalNotes.pom,
    shelfLife,
  });
const supplement = (composition: string, pack: string) =>
  information({
    composition,
    pack,
    storage: storageNotes.stockroom,
    legal: legalNotes.supplement,
    shelfLife: '24 months.',
  });

export const vitaminProducts: readonly DemoProduct[] = [
  {
    ...rx,
    code: 'B12-HYD-1-5',
    name: 'Hydroxocobalamin 1 mg/ml solution for injection, 5 ampoules',
    description:
      'Vitamin B12 as hydroxocobalamin for intramuscular injection. A clear red solution in amber glass. Supplied only against a prescription for a diagnosed need.',
    information: injection(
      'Hydroxocobalamin (as acetate) 1 mg/ml; sodium chloride.',
      '5 ampoules of 1 ml.',
    ),
    priceMills: 8_950,
    inStock: 245,
    minimumStock: 20,
    prescriptionLimit: 2,
    categories: ['vitamins-injections'],
    picture: {
      form: 'ampoule',
      colour: 'rose',
      label: 'Hydroxo\u00ADcobalamin',
      detail: '1 mg/ml · 5',
    },
    promotions: [bundle(4, 34_000, -38, 142)],
  },
  {
    ...rx,
    code: 'B12-CYA-1-5',
    name: 'Cyanocobalamin 1 mg/ml solution for injection, 5 ampoules',
    description:
      'Vitamin B12 as cyanocobalamin, given more often than the hydroxo form because it is cleared faster. The ampoules are of clear red solution in amber glass.',
    information: injection(
      'Cyanocobalamin 1 mg/ml; sodium chloride, acetic acid.',
      '5 ampoules of 1 ml.',
    ),
    priceMills: 13_400,
    inStock: 58,
    minimumStock: 6,
    prescriptionLimit: 2,
    categories: ['vitamins-injections'],
    picture: {
      form: 'ampoule',
      colour: 'plum',
      label: 'Cyano\u00ADcobalamin',
      detail: '1 mg/ml · 5',
    },
  },
  {
    ...rx,
    code: 'VITD-300-10',
    name: 'Ergocalciferol 300,000 units/ml oily injection, 10 ampoules',
    description:
      'A depot of vitamin D2 in oil for intramuscular use. Drawn up with a glass or compatible plastic syringe because of its oily base.',
    information: injection(
      'Ergocalciferol 7.5 mg/ml (300,000 units/ml); ethyl oleate.',
      '10 ampoules of 1 ml.',
    ),
    priceMills: 94_000,
    inStock: 16,
    minimumStock: 3,
    prescriptionLimit: 1,
    categories: ['vitamins-injections'],
    picture: {
      form: 'ampoule',
      colour: 'amber',
      label: 'Ergocalciferol',
      detail: '300,000 units/ml · 10',
    },
  },
  {
    ...rx,
    code: 'VITC-500-10',
    name: 'Ascorbic acid 500 mg/5 ml solution for injection, 10 ampoules',
    description:
      'Vitamin C for injection as an unlicensed special. G6PD status and renal function are matters for the prescriber.',
    information: information({
      composition: 'Ascorbic acid 100 mg/ml; sodium bicarbonate, water for injections.',
      pack: '10 ampoules of 5 ml.',
      storage: storageNotes.fridge,
      legal: legalNotes.unlicensed,
      shelfLife: '18 months; use at once after opening.',
    }),
    priceMills: 36_800,
    inStock: 42,
    minimumStock: 5,
    prescriptionLimit: 2,
    coldChain: true,
    categories: ['vitamins-injections'],
    picture: {
      form: 'ampoule',
      colour: 'coral',
      label: 'Ascorbic acid',
      detail: '500 mg/5 ml · 10',
    },
  },
  {
    ...rx,
    code: 'BCOMP-10',
    name: 'Vitamins B and C high potency solution for injection, 10 pairs of ampoules',
    description:
      'Paired ampoules mixed immediately before slow intravenous infusion. Facilities for treating anaphylaxis must be at hand during administration.',
    information: information({
      composition: 'Thiamine, riboflavin, pyridoxine, ascorbic acid, nicotinamide, glucose.',
      pack: '10 pairs of 5 ml ampoules.',
      storage: storageNotes.fridge,
      legal: legalNotes.pom,
      shelfLife: '24 months.',
    }),
    priceMills: 27_600,
    inStock: 31,
    minimumStock: 4,
    prescriptionLimit: 2,
    coldChain: true,
    categories: ['vitamins-injections'],
    picture: { form: 'ampoule', colour: 'olive', label: 'Vitamins B and C', detail: '10 pairs' },
  },
  {
    vatPercent: 20,
    type: 'any',
    code: 'NACL-INF-500',
    name: 'Sodium chloride 0.9% infusion, 500 ml bag',
    description:
      'Isotonic sodium chloride in a PVC-free bag with an administration and an additive port. Inspect for clarity and leaks before use.',
    information: injection(
      'Sodium chloride 9 g/l in water for injections.',
      '1 bag of 500 ml.',
      '24 months; single use.',
    ),
    priceMills: 2_350,
    inStock: 330,
    minimumStock: 30,
    categories: ['vitamins-infusion'],
    picture: {
      form: 'infusionBag',
      colour: 'blue',
      label: 'Sodium chloride 0.9%',
      detail: '500 ml',
    },
    promotions: [bundle(20, 43_000, -95, 185)],
  },
  {
    vatPercent: 20,
    type: 'any',
    code: 'GLUC-INF-500',
    name: 'Glucose 5% infusion, 500 ml bag',
    description:
      'An iso-osmotic glucose solution for intravenous infusion. Not to be given through the same line as blood.',
    information: injection(
      'Glucose monohydrate 55 g/l in water for injections.',
      '1 bag of 500 ml.',
      '24 months; single use.',
    ),
    priceMills: 2_480,
    inStock: 140,
    minimumStock: 15,
    categories: ['vitamins-infusion'],
    picture: { form: 'infusionBag', colour: 'coral', label: 'Glucose 5%', detail: '500 ml' },
  },
  {
    vatPercent: 20,
    type: 'any',
    code: 'HART-INF-500',
    name: 'Compound sodium lactate (Hartmann’s) infusion, 500 ml bag',
    description:
      'A balanced crystalloid for intravenous infusion. Contains potassium and calcium; check compatibility before adding anything to the bag.',
    information: injection(
      'Sodium chloride, sodium lactate, potassium chloride, calcium chloride.',
      '1 bag of 500 ml.',
      '24 months; single use.',
    ),
    priceMills: 2_890,
    inStock: 96,
    minimumStock: 12,
    categories: ['vitamins-infusion'],
    picture: {
      form: 'infusionBag',
      colour: 'teal',
      label: 'Compound sodium lactate',
      detail: '500 ml',
    },
  },
  {
    ...open,
    code: 'SET-GIV-25',
    name: 'Infusion giving set with roller clamp, box of 25',
    description:
      'A gravity giving set with a 15 micron filter in the drip chamber, 180 cm of tubing and a Luer-lock end. Priming volume and drop rate are printed on the pouch.',
    information: information({
      composition: 'DEHP-free PVC tubing, ABS spike, latex free.',
      pack: '25 sets.',
      storage: storageNotes.dry,
      legal: legalNotes.device2,
      shelfLife: '5 years; single use.',
    }),
    priceMills: 28_400,
    inStock: 44,
    minimumStock: 5,
    categories: ['vitamins-infusion'],
    picture: { form: 'carton', colour: 'blue', label: 'Infusion giving set', detail: 'Box of 25' },
  },
  {
    ...open,
    code: 'D3-1000-90',
    name: 'Colecalciferol 1,000 units (25 micrograms) tablets, 90 tablets',
    description:
      'Vitamin D3 in a small, easily swallowed tablet suitable for vegetarians. Three months’ supply at one a day.',
    information: supplement(
      'Colecalciferol 25 micrograms; microcrystalline cellulose.',
      '90 tablets in a bottle.',
    ),
    priceMills: 3_950,
    inStock: 210,
    minimumStock: 20,
    categories: ['vitamins-oral'],
    picture: {
      form: 'tabletBottle',
      colour: 'amber',
      label: 'Colecalciferol',
      detail: '1,000 units · 90',
    },
  },
  {
    ...open,
    code: 'ZNC-15-90',
    name: 'Zinc 15 mg tablets, 90 tablets',
    description: 'Zinc as gluconate at 150% of the nutrient reference value. Best taken with food.',
    information: supplement(
      'Zinc (as gluconate) 15 mg; calcium carbonate.',
      '90 tablets in a bottle.',
    ),
    priceMills: 4_200,
    inStock: 104,
    minimumStock: 10,
    categories: ['vitamins-oral'],
    picture: { form: 'tabletBottle', colour: 'slate', label: 'Zinc', detail: '15 mg · 90' },
  },
  {
    ...open,
    code: 'COL-SACH-30',
    name: 'Hydrolysed marine collagen powder 10 g, 30 sachets',
    description:
      'Unflavoured collagen peptides from fish skin, with vitamin C. Contains fish. Dissolves in hot and cold drinks.',
    information: supplement(
      'Hydrolysed fish collagen 10 g, ascorbic acid 80 mg in each sachet.',
      '30 sachets.',
    ),
    priceMills: 23_600,
    inStock: 69,
    minimumStock: 8,
    categories: ['vitamins-oral'],
    picture: {
      form: 'sachet',
      colour: 'coral',
      label: 'Marine collagen powder',
      detail: '10 g · 30',
    },
    promotions: [bundle(3, 66_000, -8, 82)],
  },
  {
    ...open,
    code: 'BIO-10-60',
    name: 'Biotin 10 mg tablets, 60 tablets',
    description:
      'High-strength biotin. It can interfere with some laboratory immunoassays, including thyroid and troponin tests; tell the laboratory.',
    information: supplement('Biotin 10 mg; maltodextrin, cellulose.', '60 tablets in a bottle.'),
    priceMills: 6_300,
    inStock: 83,
    minimumStock: 8,
    categories: ['vitamins-oral'],
    picture: { form: 'tabletBottle', colour: 'violet', label: 'Biotin', detail: '10 mg · 60' },
  },
  {
    ...open,
    code: 'ARN-GEL-45',
    name: 'Arnica gel, 45 g',
    description:
      'A cooling herbal gel for unbroken skin, often sold by clinics after treatment. Not for people allergic to plants of the daisy family.',
    information: information({
      composition: 'Arnica montana flower tincture 50%, ethanol, carbomer.',
      pack: '1 tube of 45 g.',
      storage: storageNotes.below25,
      legal: 'Traditional herbal registration (GSL).',
      shelfLife: '36 months; 6 months once opened.',
    }),
    priceMills: 4_750,
    inStock: 160,
    minimumStock: 15,
    categories: ['aftercare-soothing'],
    picture: { form: 'tube', colour: 'olive', label: 'Arnica gel', detail: '45 g' },
  },
];
