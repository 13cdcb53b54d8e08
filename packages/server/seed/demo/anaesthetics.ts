import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const anaestheticCategories: readonly DemoCategory[] = [
  {
    slug: 'anaesthetics',
    name: 'Topical and local anaesthetics',
    description: 'Creams, injections, sprays and cold devices for procedural comfort.',
    motif: 'numbing',
  },
  {
    slug: 'anaesthetics-creams',
    name: 'Creams and gels',
    description: 'Lidocaine, prilocaine and tetracaine for the skin.',
    parent: 'anaesthetics',
    motif: 'numbing',
  },
  {
    slug: 'anaesthetics-injections',
    name: 'Injections',
    description: 'Lidocaine and articaine, with and without adrenaline.',
    parent: 'anaesthetics',
    prescriptionLimit: 10,
    motif: 'syringe',
  },
  {
    slug: 'anaesthetics-cooling',
    name: 'Cooling',
    description: 'Cold sprays and packs.',
    parent: 'anaesthetics',
    motif: 'droplet',
  },
];

const taxed = { vatPercent: 20, type: 'any' } as const;

const cream = (composition: string, pack: string, legal: string, shelfLife: string) =>
  information({ composition, pack, storage: storageNotes.below25, legal, shelfLife });

export const anaestheticProducts: readonly DemoProduct[] = [
  {
    ...taxed,
    code: 'LID-CRM-4-30',
    name: 'Lidocaine 4% cream, 30 g',
    description:
      'A liposomal lidocaine cream for surface anaesthesia of intact skin. It needs no occlusive dressing. The maximum area and contact time are in the package leaflet.',
    information: cream(
      'Lidocaine 40 mg/g; benzyl alcohol, carbomer, soya lecithin.',
      '1 tube of 30 g.',
      legalNotes.p,
      '24 months; 12 weeks once opened.',
    ),
    priceMills: 15_750,
    inStock: 385,
    minimumStock: 30,
    prescriptionLimit: 5,
    categories: ['anaesthetics-creams'],
    picture: { form: 'tube', colour: 'blue', label: 'Lidocaine 4% cream', detail: '30 g' },
    promotions: [
      bundle(3, 44_700, -28, 250),
      bundle(6, 86_400, -28, 250),
      bundle(12, 165_000, -28, 250),
    ],
  },
  {
    ...taxed,
    code: 'LID-CRM-4-5',
    name: 'Lidocaine 4% cream, 5 × 5 g with dressings',
    description:
      'Five single-session tubes of lidocaine 4% cream with ten transparent occlusive dressings. A small tube for each patient avoids sharing an open pack.',
    information: cream(
      'Lidocaine 40 mg/g; benzyl alcohol, carbomer, soya lecithin.',
      '5 tubes of 5 g and 10 dressings.',
      legalNotes.p,
      '24 months; discard after the session.',
    ),
    priceMills: 18_900,
    inStock: 140,
    minimumStock: 12,
    categories: ['anaesthetics-creams'],
    picture: { form: 'tube', colour: 'teal', label: 'Lidocaine 4% cream', detail: '5 × 5 g' },
  },
  {
    ...taxed,
    code: 'LIDPRI-CRM-30',
    name: 'Lidocaine 2.5% / Prilocaine 2.5% cream, 30 g',
    description:
      'A eutectic mixture of two amide anaesthetics, applied under occlusion to intact skin. Prilocaine can cause methaemoglobinaemia; the leaflet lists interactions and limits.',
    information: cream(
      'Lidocaine 25 mg/g, prilocaine 25 mg/g; macrogolglycerol hydroxystearate, carbomer.',
      '1 tube of 30 g.',
      legalNotes.p,
      '36 months; 4 weeks once opened.',
    ),
    priceMills: 12_300,
    inStock: 290,
    minimumStock: 25,
    prescriptionLimit: 4,
    categories: ['anaesthetics-creams'],
    picture: {
      form: 'tube',
      colour: 'green',
      label: 'Lidocaine + prilocaine cream',
      detail: '2.5% / 2.5% · 30 g',
    },
    promotions: [bundle(5, 58_500, -16, 134)],
  },
  {
    ...taxed,
    code: 'TET-GEL-4-15',
    name: 'Tetracaine 4% gel, 10 × 1.5 g',
    description:
      'An ester anaesthetic gel with a shorter contact time than amide creams. Mild reddening of the treated skin is common and expected.',
    information: information({
      composition: 'Tetracaine 40 mg/g; xanthan gum, parahydroxybenzoates.',
      pack: '10 tubes of 1.5 g.',
      storage: storageNotes.fridge,
      legal: legalNotes.p,
      shelfLife: '24 months at 2 °C to 8 °C; one month at up to 25 °C.',
    }),
    priceMills: 24_800,
    inStock: 66,
    minimumStock: 8,
    coldChain: true,
    categories: ['anaesthetics-creams'],
    picture: { form: 'tube', colour: 'violet', label: 'Tetracaine 4% gel', detail: '10 × 1.5 g' },
  },
  {
    ...taxed,
    code: 'BLT-CRM-30',
    name: 'Lidocaine 23% / Tetracaine 7% ointment, 30 g',
    description:
      'A high-strength compounded ointment for use by the practitioner in clinic only. Never supplied for application at home. Each tube carries the batch record number of its manufacture.',
    information: cream(
      'Lidocaine 230 mg/g, tetracaine 70 mg/g in an anhydrous base.',
      '1 tube of 30 g.',
      legalNotes.unlicensed,
      '6 months.',
    ),
    type: 'prescription',
    priceMills: 42_000,
    inStock: 31,
    minimumStock: 5,
    prescriptionLimit: 1,
    categories: ['anaesthetics-creams'],
    picture: {
      form: 'tube',
      colour: 'rose',
      label: 'Lidocaine + tetracaine ointment',
      detail: '23% / 7% · 30 g',
    },
  },
  {
    ...taxed,
    code: 'LID-INJ-1-10',
    name: 'Lidocaine 1% solution for injection, 5 ml ampoules',
    description:
      'Lidocaine hydrochloride for infiltration and nerve block. Preservative-free plastic ampoules that accept a Luer syringe.',
    information: cream(
      'Lidocaine hydrochloride 10 mg/ml, sodium chloride, water for injections.',
      '10 ampoules of 5 ml.',
      legalNotes.pom,
      '36 months; use at once after opening.',
    ),
    priceMills: 6_900,
    inStock: 240,
    minimumStock: 20,
    categories: ['anaesthetics-injections'],
    picture: { form: 'ampoule', colour: 'indigo', label: 'Lidocaine 1%', detail: '10 × 5 ml' },
  },
  {
    ...taxed,
    code: 'LID-INJ-2-10',
    name: 'Lidocaine 2% solution for injection, 5 ml ampoules',
    description:
      'The 2% strength of lidocaine hydrochloride for injection. The two strengths are distinguished by the colour of the label and by a raised mark on the ampoule.',
    information: cream(
      'Lidocaine hydrochloride 20 mg/ml, sodium chloride, water for injections.',
      '10 ampoules of 5 ml.',
      legalNotes.pom,
      '36 months; use at once after opening.',
    ),
    priceMills: 7_600,
    inStock: 195,
    minimumStock: 20,
    categories: ['anaesthetics-injections'],
    picture: { form: 'ampoule', colour: 'plum', label: 'Lidocaine 2%', detail: '10 × 5 ml' },
  },
  {
    ...taxed,
    code: 'LIDADR-CART-50',
    name: 'Lidocaine 2% with adrenaline 1 in 80,000, 2.2 ml dental cartridges',
    description:
      'Standard dental cartridges of lidocaine with a vasoconstrictor. Suitable for self-aspirating syringes. Contains metabisulfite.',
    information: cream(
      'Lidocaine hydrochloride 20 mg/ml, adrenaline 12.5 micrograms/ml, sodium metabisulfite.',
      '50 cartridges of 2.2 ml.',
      legalNotes.pom,
      '24 months.',
    ),
    type: 'prescription',
    priceMills: 23_400,
    inStock: 57,
    minimumStock: 5,
    prescriptionLimit: 2,
    categories: ['anaesthetics-injections'],
    picture: {
      form: 'ampoule',
      colour: 'amber',
      label: 'Lidocaine + adrenaline',
      detail: '2% · 50 × 2.2 ml',
    },
  },
  {
    ...taxed,
    code: 'ART-CART-50',
    name: 'Articaine 4% with adrenaline 1 in 100,000, 2.2 ml dental cartridges',
    description:
      'An amide anaesthetic with a thiophene ring, used in dentistry for infiltration and block. Latex-free plunger and membrane.',
    information: cream(
      'Articaine hydrochloride 40 mg/ml, adrenaline 10 micrograms/ml, sodium metabisulfite.',
      '50 cartridges of 2.2 ml.',
      legalNotes.pom,
      '24 months.',
    ),
    type: 'prescription',
    priceMills: 26_700,
    inStock: 38,
    minimumStock: 5,
    prescriptionLimit: 2,
    categories: ['anaesthetics-injections'],
    picture: {
      form: 'ampoule',
      colour: 'coral',
      label: 'Articaine + adrenaline',
      detail: '4% · 50 × 2.2 ml',
    },
  },
  {
    ...taxed,
    code: 'COOL-SPR-150',
    name: 'Skin cooling spray, 150 ml',
    description:
      'A vapocoolant for brief surface cooling before a needle. Flammable: not to be used near heat sources or active diathermy.',
    information: information({
      composition: 'Butane, propane, pentane.',
      pack: '1 aerosol of 150 ml.',
      storage: 'Pressurised container: keep below 50 °C and away from ignition sources.',
      legal: legalNotes.device1,
      shelfLife: '36 months.',
      supply: 'Carried by road only.',
    }),
    type: 'nonPrescription',
    priceMills: 6_250,
    inStock: 155,
    minimumStock: 12,
    categories: ['anaesthetics-cooling'],
    picture: { form: 'sprayBottle', colour: 'blue', label: 'Skin cooling spray', detail: '150 ml' },
  },
  {
    ...taxed,
    code: 'COOL-PACK-24',
    name: 'Instant cold packs, single use, box of 24',
    description:
      'Squeeze-to-activate cold packs with a soft non-woven cover. No freezer needed; each stays cold for about twenty minutes.',
    information: information({
      composition: 'Urea and water in a double-walled pouch.',
      pack: '24 packs, 15 × 17 cm.',
      storage: storageNotes.stockroom,
      legal: legalNotes.device1,
      shelfLife: '36 months.',
    }),
    type: 'nonPrescription',
    priceMills: 19_600,
    inStock: 72,
    minimumStock: 8,
    categories: ['anaesthetics-cooling'],
    picture: { form: 'sachet', colour: 'teal', label: 'Instant cold pack', detail: 'Box of 24' },
    promotions: [bundle(2, 37_000, -33, 67)],
  },
];
