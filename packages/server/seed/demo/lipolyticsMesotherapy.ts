import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const lipolyticMesotherapyCategories: readonly DemoCategory[] = [
  {
    slug: 'lipolytics-mesotherapy',
    name: 'Lipolytics and mesotherapy',
    description: 'Injection lipolysis, mesotherapy solutions and microneedling supplies.',
    motif: 'contour',
  },
  {
    slug: 'lipolytics',
    name: 'Lipolytics',
    description: 'Deoxycholic acid and phosphatidylcholine preparations.',
    parent: 'lipolytics-mesotherapy',
    prescriptionLimit: 6,
    motif: 'contour',
  },
  {
    slug: 'mesotherapy-face',
    name: 'Mesotherapy for face',
    description: 'Peptide, vitamin and antioxidant solutions for the face.',
    parent: 'lipolytics-mesotherapy',
    motif: 'mesotherapy',
  },
  {
    slug: 'mesotherapy-scalp',
    name: 'Mesotherapy for scalp',
    description: 'Solutions intended for the scalp.',
    parent: 'lipolytics-mesotherapy',
    motif: 'mesotherapy',
  },
  {
    slug: 'microneedling',
    name: 'Microneedling',
    description: 'Rollers, cartridges and multi-injectors.',
    parent: 'lipolytics-mesotherapy',
    motif: 'needle',
  },
];

const taxed = { vatPercent: 20, type: 'nonPrescription' } as const;

const solution = (composition: string, pack: string) =>
  information({
    composition,
    pack,
    storage: storageNotes.below25,
    legal: legalNotes.cosmetic,
    shelfLife: '36 months; use at once after opening.',
    supply: 'For topical use with microneedling by trained practitioners.',
  });

export const lipolyticMesotherapyProducts: readonly DemoProduct[] = [
  {
    ...taxed,
    code: 'LIP-DCA-20-4',
    name: 'Deoxycholic acid 10 mg/ml solution for injection, 4 × 2 ml vials',
    description:
      'A sterile solution of synthetic deoxycholic acid for subcutaneous injection into submental fat. It destroys cell membranes, so placement and dose grid are set by the prescriber. Single-use vials.',
    information: information({
      composition:
        'Deoxycholic acid 10 mg/ml, sodium chloride, disodium phosphate, water for injections.',
      pack: '4 vials of 2 ml.',
      storage: storageNotes.below25,
      legal: legalNotes.pom,
      shelfLife: '36 months; use at once after opening.',
    }),
    type: 'prescription',
    priceMills: 318_000,
    inStock: 21,
    minimumStock: 3,
    prescriptionLimit: 2,
    categories: ['lipolytics'],
    picture: {
      form: 'vial',
      colour: 'amber',
      label: 'Deoxycholic acid',
      detail: '10 mg/ml · 4 × 2 ml',
    },
    promotions: [bundle(2, 612_000, -50, 30)],
  },
  {
    ...taxed,
    code: 'LIP-PPC-5-10',
    name: 'Phosphatidylcholine 50 mg/ml with deoxycholate, 10 × 5 ml ampoules',
    description:
      'Soya phosphatidylcholine solubilised with sodium deoxycholate. An unlicensed special made to a prescriber’s order; soya allergy must be excluded.',
    information: information({
      composition:
        'Phosphatidylcholine (soya) 50 mg/ml, sodium deoxycholate 42 mg/ml, benzyl alcohol.',
      pack: '10 ampoules of 5 ml.',
      storage: storageNotes.below25,
      legal: legalNotes.unlicensed,
      shelfLife: '18 months; use at once after opening.',
    }),
    type: 'prescription',
    priceMills: 142_500,
    inStock: 15,
    minimumStock: 3,
    prescriptionLimit: 2,
    categories: ['lipolytics'],
    picture: {
      form: 'ampoule',
      colour: 'olive',
      label: 'Phosphatidyl\u00ADcholine',
      detail: '50 mg/ml · 10 × 5 ml',
    },
  },
  {
    ...taxed,
    code: 'LIP-DCA-FACE-5',
    name: 'Low-dose deoxycholic acid facial solution, 5 × 8 ml vials',
    description:
      'A low concentration of sodium deoxycholate with plant extracts, for areas of the lower face. Sold to clinics as a professional product; the instructions list the areas to avoid.',
    information: information({
      composition: 'Sodium deoxycholate 0.475%, L-carnitine, mannitol, walnut seed extract.',
      pack: '5 vials of 8 ml.',
      storage: storageNotes.below25,
      legal: legalNotes.device3,
      shelfLife: '24 months.',
    }),
    type: 'any',
    priceMills: 124_000,
    inStock: 48,
    minimumStock: 5,
    categories: ['lipolytics'],
    picture: {
      form: 'vial',
      colour: 'coral',
      label: 'Low-dose deoxycholic acid',
      detail: '5 × 8 ml',
    },
    promotions: [bundle(3, 357_000, -14, 100)],
  },
  {
    ...taxed,
    code: 'LIP-CARN-10',
    name: 'L-carnitine 200 mg/ml solution, 10 × 5 ml vials',
    description:
      'An aqueous solution of levocarnitine in 5 ml vials. Widely kept by mesotherapy clinics as a component of mixtures made under a practitioner’s direction.',
    information: solution('Levocarnitine 200 mg/ml, water.', '10 vials of 5 ml.'),
    priceMills: 58_000,
    inStock: 40,
    minimumStock: 5,
    categories: ['lipolytics', 'mesotherapy-face'],
    picture: {
      form: 'vial',
      colour: 'green',
      label: 'L-carnitine solution',
      detail: '200 mg/ml · 10 × 5 ml',
    },
  },
  {
    ...taxed,
    code: 'MES-VITC-20',
    name: 'Ascorbic acid 20% mesotherapy solution, 20 × 5 ml ampoules',
    description:
      'Stabilised vitamin C in dark glass ampoules that protect it from light. The solution darkens with age; discard an ampoule that is no longer pale straw in colour.',
    information: solution(
      'L-ascorbic acid 200 mg/ml, sodium bicarbonate, water.',
      '20 amber glass ampoules of 5 ml.',
    ),
    priceMills: 46_900,
    inStock: 62,
    minimumStock: 6,
    categories: ['mesotherapy-face'],
    picture: { form: 'ampoule', colour: 'amber', label: 'Ascorbic acid 20%', detail: '20 × 5 ml' },
  },
  {
    ...taxed,
    code: 'MES-PEP-5',
    name: 'Peptide and hyaluronic acid complex, 5 × 5 ml vials',
    description:
      'A peptide blend with low molecular weight hyaluronic acid for use with microneedling. Fragrance free and preserved for single-session use.',
    information: solution(
      'Sodium hyaluronate, acetyl hexapeptide-8, palmitoyl tripeptide-1, amino acids.',
      '5 vials of 5 ml.',
    ),
    priceMills: 52_400,
    inStock: 77,
    minimumStock: 8,
    categories: ['mesotherapy-face'],
    picture: {
      form: 'vial',
      colour: 'plum',
      label: 'Peptide and hyaluronic acid complex',
      detail: '5 × 5 ml',
    },
    promotions: [bundle(4, 196_000, -80, 20)],
  },
  {
    ...taxed,
    code: 'MES-TXA-10',
    name: 'Tranexamic acid 5% topical solution, 10 × 5 ml vials',
    description:
      'Tranexamic acid with niacinamide in a buffered aqueous base, for topical application in clinic. Not for injection.',
    information: solution('Tranexamic acid 5%, niacinamide 4%, water.', '10 vials of 5 ml.'),
    priceMills: 64_800,
    inStock: 33,
    minimumStock: 4,
    categories: ['mesotherapy-face'],
    picture: { form: 'vial', colour: 'rose', label: 'Tranexamic acid 5%', detail: '10 × 5 ml' },
  },
  {
    ...taxed,
    code: 'MES-GLU-10',
    name: 'Glutathione brightening solution, 10 × 4 ml ampoules',
    description:
      'Reduced glutathione with vitamin C in sealed ampoules under nitrogen. Opened ampoules oxidise quickly and are not kept.',
    information: solution('Glutathione 2%, ascorbyl glucoside, water.', '10 ampoules of 4 ml.'),
    priceMills: 59_500,
    inStock: 6,
    minimumStock: 6,
    categories: ['mesotherapy-face'],
    picture: {
      form: 'ampoule',
      colour: 'teal',
      label: 'Glutathione solution',
      detail: '10 × 4 ml',
    },
  },
  {
    ...taxed,
    code: 'MES-HAIR-5',
    name: 'Scalp peptide solution with biotin, 5 × 5 ml vials',
    description:
      'Copper tripeptide, biotin and dexpanthenol in a light, non-greasy base for use on the scalp. Supplied in rubber-stoppered vials for use with a multi-injector or roller.',
    information: solution(
      'Copper tripeptide-1, biotin, dexpanthenol, zinc gluconate.',
      '5 vials of 5 ml.',
    ),
    priceMills: 54_000,
    inStock: 51,
    minimumStock: 5,
    categories: ['mesotherapy-scalp'],
    picture: {
      form: 'vial',
      colour: 'indigo',
      label: 'Scalp peptide solution',
      detail: '5 × 5 ml',
    },
    promotions: [bundle(3, 154_500, 30, 120)],
  },
  {
    ...taxed,
    code: 'MES-DEXP-10',
    name: 'Dexpanthenol 20% solution, 10 × 5 ml ampoules',
    description:
      'A concentrated dexpanthenol solution for scalp protocols and for dilution in professional mixtures. Clear and colourless to slightly viscous.',
    information: solution('Dexpanthenol 200 mg/ml, water.', '10 ampoules of 5 ml.'),
    priceMills: 38_600,
    inStock: 46,
    minimumStock: 4,
    categories: ['mesotherapy-scalp'],
    picture: { form: 'ampoule', colour: 'blue', label: 'Dexpanthenol 20%', detail: '10 × 5 ml' },
  },
  {
    ...taxed,
    code: 'MNE-ROLL-05',
    name: 'Microneedle roller 0.5 mm, sterile, single use',
    description:
      'A sterile drum roller with 540 stainless steel needles of 0.5 mm. Packed in a rigid case inside a peel pouch and discarded as sharps after one patient.',
    information: information({
      composition: 'Surgical stainless steel needles, polycarbonate drum and handle.',
      pack: '1 roller.',
      storage: storageNotes.dry,
      legal: legalNotes.device2,
      shelfLife: '5 years.',
    }),
    priceMills: 9_450,
    inStock: 210,
    minimumStock: 20,
    categories: ['microneedling'],
    picture: {
      form: 'roller',
      colour: 'slate',
      label: 'Microneedle roller',
      detail: '0.5 mm · sterile',
    },
    promotions: [bundle(10, 85_000, -70, 210)],
  },
  {
    ...taxed,
    code: 'MNE-CART-12',
    name: 'Microneedling pen cartridges, 12 pins, box of 20',
    description:
      'Sterile 12-pin cartridges with a membrane that keeps fluid out of the handpiece. Bayonet fitting; depth is set on the pen from 0 to 2.5 mm.',
    information: information({
      composition: 'Stainless steel pins, medical-grade ABS housing, silicone membrane.',
      pack: '20 individually blistered cartridges.',
      storage: storageNotes.dry,
      legal: legalNotes.device2,
      shelfLife: '5 years.',
    }),
    priceMills: 42_000,
    inStock: 95,
    minimumStock: 10,
    categories: ['microneedling'],
    picture: {
      form: 'carton',
      colour: 'violet',
      label: 'Microneedling cartridges',
      detail: '12 pins · 20',
    },
  },
  {
    ...taxed,
    code: 'MNE-MULTI-5',
    name: 'Five-pin multi-injector 32G, box of 10',
    description:
      'A circular multi-injector with five 32G needles of 1.5 mm and a Luer-lock hub. Shortens repetitive superficial injection over larger areas.',
    information: information({
      composition: 'Stainless steel needles, polypropylene hub.',
      pack: '10 sterile multi-injectors.',
      storage: storageNotes.dry,
      legal: legalNotes.device2,
      shelfLife: '5 years.',
    }),
    priceMills: 74_500,
    inStock: 19,
    minimumStock: 3,
    categories: ['microneedling', 'mesotherapy-face'],
    picture: { form: 'needle', colour: 'plum', label: 'Multi-injector', detail: '5 × 32G · 10' },
  },
];
