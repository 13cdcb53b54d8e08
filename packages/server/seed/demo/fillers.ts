import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const fillerCategories: readonly DemoCategory[] = [
  {
    slug: 'fillers',
    name: 'Dermal fillers',
    description: 'Cross-linked hyaluronic acid and calcium-based fillers, arranged by area.',
    motif: 'filler',
  },
  {
    slug: 'fillers-lips',
    name: 'Lips and perioral',
    description: 'Soft, elastic gels for the vermilion body, border and perioral lines.',
    parent: 'fillers',
    motif: 'lips',
  },
  {
    slug: 'fillers-midface',
    name: 'Cheeks and midface',
    description: 'Firmer gels for volume and projection in the midface.',
    parent: 'fillers',
    motif: 'face',
  },
  {
    slug: 'fillers-eyes',
    name: 'Tear trough',
    description: 'Low-swelling gels intended for the infraorbital area.',
    parent: 'fillers',
    prescriptionLimit: 4,
    motif: 'eye',
  },
  {
    slug: 'fillers-jaw',
    name: 'Jawline and chin',
    description: 'High-cohesivity gels for the lower face.',
    parent: 'fillers',
    motif: 'jaw',
  },
  {
    slug: 'fillers-body',
    name: 'Hands and body',
    description: 'Larger volumes and body-grade gels.',
    parent: 'fillers',
    motif: 'hand',
  },
];

interface GelPack {
  readonly concentration: string;
  readonly pack: string;
  readonly needles: string;
  readonly lidocaine: boolean;
  readonly months?: number;
}

function gel({ concentration, pack, needles, lidocaine, months = 24 }: GelPack): string {
  return information({
    composition: `Cross-linked sodium hyaluronate of non-animal origin ${concentration}${lidocaine ? ', lidocaine hydrochloride 3 mg/ml' : ''}, phosphate buffer.`,
    pack: `${pack} in a sealed blister; ${needles}; two traceability labels for each syringe.`,
    storage: storageNotes.range,
    legal: legalNotes.device3,
    shelfLife: `${months} months; single use.`,
  });
}

const taxed = { vatPercent: 20, type: 'any' } as const;

export const fillerProducts: readonly DemoProduct[] = [
  {
    ...taxed,
    code: 'HA-LIP-20-1',
    name: 'Hyaluronic acid lip filler 20 mg/ml with lidocaine, 1 ml',
    description:
      'A smooth, low-viscosity gel for the body of the lips. The small-particle structure extrudes evenly through a fine needle. Contains lidocaine, so the usual questions about local anaesthetic allergy apply.',
    information: gel({
      concentration: '20 mg/ml',
      pack: '1 syringe of 1 ml',
      needles: '2 needles 30G × 13 mm',
      lidocaine: true,
    }),
    priceMills: 62_500,
    inStock: 180,
    minimumStock: 12,
    categories: ['fillers-lips'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'rose',
      label: 'Hyaluronic acid lip filler',
      detail: '20 mg/ml + lidocaine · 1 ml',
    },
    promotions: [bundle(3, 179_000, -30, 150), bundle(5, 289_000, -30, 150)],
  },
  {
    ...taxed,
    code: 'HA-LIP-24-1',
    name: 'Hyaluronic acid lip filler 24 mg/ml with lidocaine, 1 ml',
    description:
      'A medium-cohesivity gel for definition of the vermilion border and philtral columns. Holds its shape while staying flexible in a mobile area. Supplied with a Luer-lock connection.',
    information: gel({
      concentration: '24 mg/ml',
      pack: '1 syringe of 1 ml',
      needles: '2 needles 30G × 13 mm',
      lidocaine: true,
    }),
    priceMills: 74_000,
    inStock: 142,
    minimumStock: 10,
    categories: ['fillers-lips'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'coral',
      label: 'Hyaluronic acid lip filler',
      detail: '24 mg/ml + lidocaine · 1 ml',
    },
    promotions: [bundle(2, 141_000, -7, 45)],
  },
  {
    ...taxed,
    code: 'HA-LIP-24-05',
    name: 'Hyaluronic acid lip filler 24 mg/ml with lidocaine, 0.5 ml',
    description:
      'The half-millilitre presentation of the 24 mg/ml lip gel, for touch-ups and first treatments. The same gel and the same syringe bore as the 1 ml pack.',
    information: gel({
      concentration: '24 mg/ml',
      pack: '1 syringe of 0.5 ml',
      needles: '1 needle 30G × 13 mm',
      lidocaine: true,
    }),
    priceMills: 46_250,
    inStock: 58,
    minimumStock: 6,
    categories: ['fillers-lips'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'amber',
      label: 'Hyaluronic acid lip filler',
      detail: '24 mg/ml + lidocaine · 0.5 ml',
    },
  },
  {
    ...taxed,
    code: 'HA-LIP-16-1',
    name: 'Hyaluronic acid perioral filler 16 mg/ml, 1 ml',
    description:
      'A soft, lightly cross-linked gel for fine vertical lines around the mouth. Made without lidocaine for services that apply a separate anaesthetic.',
    information: gel({
      concentration: '16 mg/ml',
      pack: '1 syringe of 1 ml',
      needles: '2 needles 32G × 9 mm',
      lidocaine: false,
    }),
    type: 'nonPrescription',
    priceMills: 54_900,
    inStock: 44,
    minimumStock: 6,
    categories: ['fillers-lips'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'plum',
      label: 'Hyaluronic acid perioral filler',
      detail: '16 mg/ml · 1 ml',
    },
  },
  {
    ...taxed,
    code: 'HA-LIP-20-2',
    name: 'Hyaluronic acid lip filler 20 mg/ml with lidocaine, 2 × 1 ml',
    description:
      'Two syringes of the 20 mg/ml lip gel in one carton, each in its own sterile blister with its own batch labels. Suited to clinics that keep the product as a stock line.',
    information: gel({
      concentration: '20 mg/ml',
      pack: '2 syringes of 1 ml',
      needles: '4 needles 30G × 13 mm',
      lidocaine: true,
    }),
    priceMills: 118_000,
    inStock: 7,
    minimumStock: 8,
    categories: ['fillers-lips'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'violet',
      label: 'Hyaluronic acid lip filler',
      detail: '20 mg/ml + lidocaine · 2 × 1 ml',
    },
  },
  {
    ...taxed,
    code: 'HA-MID-20-1',
    name: 'Hyaluronic acid volumising filler 20 mg/ml with lidocaine, 1 ml',
    description:
      'A high-elasticity gel for deep placement in the midface. The manufacturer’s instructions describe supraperiosteal and subcutaneous injection by trained practitioners.',
    information: gel({
      concentration: '20 mg/ml',
      pack: '1 syringe of 1 ml',
      needles: '2 needles 27G × 13 mm',
      lidocaine: true,
    }),
    priceMills: 84_000,
    inStock: 126,
    minimumStock: 10,
    categories: ['fillers-midface'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'blue',
      label: 'Hyaluronic acid volumising filler',
      detail: '20 mg/ml + lidocaine · 1 ml',
    },
    promotions: [bundle(4, 322_000, -15, 365)],
  },
  {
    ...taxed,
    code: 'HA-MID-25-2',
    name: 'Hyaluronic acid volumising filler 25 mg/ml with lidocaine, 2 × 1 ml',
    description:
      'The firmest of the midface gels, packed in pairs for symmetrical work. Extrusion force is higher than with softer gels and a 27G needle or 25G cannula is recommended by the manufacturer.',
    information: gel({
      concentration: '25 mg/ml',
      pack: '2 syringes of 1 ml',
      needles: '4 needles 27G × 19 mm',
      lidocaine: true,
    }),
    priceMills: 165_000,
    inStock: 64,
    minimumStock: 6,
    categories: ['fillers-midface'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'indigo',
      label: 'Hyaluronic acid volumising filler',
      detail: '25 mg/ml + lidocaine · 2 × 1 ml',
    },
    promotions: [bundle(2, 318_000, 10, 70)],
  },
  {
    ...taxed,
    code: 'CAHA-MID-15',
    name: 'Calcium hydroxylapatite filler 30%, 1.5 ml',
    description:
      'Calcium hydroxylapatite microspheres suspended in a water-based carboxymethylcellulose gel. It is radio-opaque and cannot be dissolved with hyaluronidase; plan accordingly.',
    information: information({
      composition:
        'Calcium hydroxylapatite microspheres 25–45 µm 30%, sodium carboxymethylcellulose, glycerin, water.',
      pack: '1 syringe of 1.5 ml in a foil pouch.',
      storage: 'Store at 15 °C to 32 °C. Do not freeze.',
      legal: legalNotes.device3,
      shelfLife: '36 months; single use.',
    }),
    type: 'nonPrescription',
    priceMills: 148_500,
    inStock: 38,
    minimumStock: 4,
    categories: ['fillers-midface', 'fillers-body'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'slate',
      label: 'Calcium hydroxyl\u00ADapatite',
      detail: '30% · 1.5 ml',
    },
  },
  {
    ...taxed,
    code: 'HA-MID-18-1',
    name: 'Hyaluronic acid contour filler 18 mg/ml, 1 ml',
    description:
      'A mid-range gel for the nasolabial folds and the medial cheek. Lidocaine-free, with a wide range of recommended depths.',
    information: gel({
      concentration: '18 mg/ml',
      pack: '1 syringe of 1 ml',
      needles: '2 needles 29G × 13 mm',
      lidocaine: false,
    }),
    type: 'nonPrescription',
    priceMills: 66_400,
    inStock: 91,
    minimumStock: 8,
    categories: ['fillers-midface'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'teal',
      label: 'Hyaluronic acid contour filler',
      detail: '18 mg/ml · 1 ml',
    },
  },
  {
    ...taxed,
    code: 'HA-EYE-15-1',
    name: 'Hyaluronic acid tear trough filler 15 mg/ml with lidocaine, 1 ml',
    description:
      'A low-hygroscopic gel made for the thin tissue beneath the eye. The lower concentration is chosen to limit water uptake. For practitioners with training in the infraorbital area.',
    information: gel({
      concentration: '15 mg/ml',
      pack: '1 syringe of 1 ml',
      needles: '2 needles 32G × 9 mm',
      lidocaine: true,
    }),
    priceMills: 79_500,
    inStock: 73,
    minimumStock: 6,
    prescriptionLimit: 2,
    categories: ['fillers-eyes'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'indigo',
      label: 'Hyaluronic acid tear trough filler',
      detail: '15 mg/ml + lidocaine · 1 ml',
    },
    promotions: [bundle(3, 229_500, -25, 95)],
  },
  {
    ...taxed,
    code: 'HA-EYE-12-05',
    name: 'Hyaluronic acid tear trough filler 12 mg/ml, 0.5 ml',
    description:
      'A very soft half-millilitre syringe for superficial correction of the tear trough. Free of lidocaine and mannitol.',
    information: gel({
      concentration: '12 mg/ml',
      pack: '1 syringe of 0.5 ml',
      needles: '1 needle 33G × 9 mm',
      lidocaine: false,
    }),
    priceMills: 49_800,
    inStock: 8,
    minimumStock: 6,
    prescriptionLimit: 2,
    categories: ['fillers-eyes'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'violet',
      label: 'Hyaluronic acid tear trough filler',
      detail: '12 mg/ml · 0.5 ml',
    },
  },
  {
    ...taxed,
    code: 'HA-EYE-18-2',
    name: 'Hyaluronic acid tear trough filler 18 mg/ml with cannulas, 2 × 1 ml',
    description:
      'Two syringes of infraorbital gel packed with two 27G blunt cannulas and pilot needles. One carton serves one bilateral session.',
    information: gel({
      concentration: '18 mg/ml',
      pack: '2 syringes of 1 ml',
      needles: '2 cannulas 27G × 38 mm with pilot needles',
      lidocaine: true,
    }),
    priceMills: 156_000,
    inStock: 27,
    minimumStock: 4,
    prescriptionLimit: 1,
    categories: ['fillers-eyes'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'blue',
      label: 'Hyaluronic acid tear trough filler',
      detail: '18 mg/ml · 2 × 1 ml',
    },
  },
  {
    ...taxed,
    code: 'HA-JAW-25-1',
    name: 'Hyaluronic acid structural filler 25 mg/ml with lidocaine, 1 ml',
    description:
      'A highly cohesive gel for the chin and jaw angle. Resists deformation under muscle movement and is placed deep, according to the manufacturer’s instructions.',
    information: gel({
      concentration: '25 mg/ml',
      pack: '1 syringe of 1 ml',
      needles: '2 needles 27G × 13 mm',
      lidocaine: true,
    }),
    priceMills: 92_000,
    inStock: 88,
    minimumStock: 8,
    categories: ['fillers-jaw'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'sand',
      label: 'Hyaluronic acid structural filler',
      detail: '25 mg/ml + lidocaine · 1 ml',
    },
    promotions: [
      bundle(4, 352_000, -40, 40),
      bundle(6, 516_000, -40, 40),
      bundle(10, 840_000, -40, 40),
    ],
  },
  {
    ...taxed,
    code: 'HA-JAW-22-2',
    name: 'Hyaluronic acid structural filler 22 mg/ml with lidocaine, 2 × 1.25 ml',
    description:
      'Two larger syringes for full jawline work, so that a side need not be split between syringes. The wider barrel keeps extrusion force low.',
    information: gel({
      concentration: '22 mg/ml',
      pack: '2 syringes of 1.25 ml',
      needles: '4 needles 27G × 19 mm',
      lidocaine: true,
    }),
    priceMills: 189_000,
    inStock: 31,
    minimumStock: 4,
    categories: ['fillers-jaw'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'olive',
      label: 'Hyaluronic acid structural filler',
      detail: '22 mg/ml + lidocaine · 2 × 1.25 ml',
    },
  },
  {
    ...taxed,
    code: 'HA-JAW-20-1',
    name: 'Hyaluronic acid chin filler 20 mg/ml, 1 ml',
    description:
      'A firm, lidocaine-free gel for chin projection. The syringe has a wide finger flange for controlled slow injection.',
    information: gel({
      concentration: '20 mg/ml',
      pack: '1 syringe of 1 ml',
      needles: '2 needles 27G × 13 mm',
      lidocaine: false,
    }),
    type: 'nonPrescription',
    priceMills: 71_900,
    inStock: 3,
    minimumStock: 6,
    categories: ['fillers-jaw'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'green',
      label: 'Hyaluronic acid chin filler',
      detail: '20 mg/ml · 1 ml',
    },
  },
  {
    ...taxed,
    code: 'HA-LIN-14-1',
    name: 'Hyaluronic acid fine line filler 14 mg/ml with lidocaine, 1 ml',
    description:
      'A thin gel for superficial placement in fine facial lines. It passes through a 32G needle and is listed for the whole face except the glabella.',
    information: gel({
      concentration: '14 mg/ml',
      pack: '1 syringe of 1 ml',
      needles: '2 needles 32G × 9 mm',
      lidocaine: true,
    }),
    priceMills: 51_300,
    inStock: 110,
    minimumStock: 10,
    categories: ['fillers-midface', 'fillers-lips'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'teal',
      label: 'Hyaluronic acid fine line filler',
      detail: '14 mg/ml + lidocaine · 1 ml',
    },
    promotions: [bundle(5, 242_000, -120, -20)],
  },
  {
    ...taxed,
    code: 'HA-BOD-20-10',
    name: 'Hyaluronic acid body filler 20 mg/ml, 10 ml',
    description:
      'A large-particle gel in a single 10 ml syringe for body contour irregularities. Not for use in the breast. Supplied for use with a 16G to 18G cannula.',
    information: gel({
      concentration: '20 mg/ml',
      pack: '1 syringe of 10 ml',
      needles: 'cannula not included',
      lidocaine: false,
    }),
    type: 'nonPrescription',
    priceMills: 214_000,
    inStock: 18,
    minimumStock: 2,
    categories: ['fillers-body'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'coral',
      label: 'Hyaluronic acid body filler',
      detail: '20 mg/ml · 10 ml',
    },
    promotions: [bundle(2, 410_000, -10, 110)],
  },
  {
    ...taxed,
    code: 'HA-HND-18-2',
    name: 'Hyaluronic acid hand filler 18 mg/ml with lidocaine, 2 × 1 ml',
    description:
      'Two syringes of a smooth gel for the dorsum of the hands. The carton includes two blunt cannulas to lower the number of entry points.',
    information: gel({
      concentration: '18 mg/ml',
      pack: '2 syringes of 1 ml',
      needles: '2 cannulas 25G × 50 mm',
      lidocaine: true,
    }),
    priceMills: 132_500,
    inStock: 22,
    minimumStock: 3,
    categories: ['fillers-body'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'amber',
      label: 'Hyaluronic acid hand filler',
      detail: '18 mg/ml + lidocaine · 2 × 1 ml',
    },
  },
];
