import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct, DemoPromotion } from './demoTypes.ts';
import type { PictureSpec } from '@formulary/rules/pictures/pictureSpec';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const needleCannulaCategories: readonly DemoCategory[] = [
  {
    slug: 'needles-cannulas',
    name: 'Needles and cannulas',
    description: 'Fine needles, drawing-up needles and blunt cannulas.',
    motif: 'needle',
  },
  {
    slug: 'needles-fine',
    name: 'Fine needles',
    description: '27G to 34G needles for injection.',
    parent: 'needles-cannulas',
    motif: 'needle',
  },
  {
    slug: 'needles-drawing',
    name: 'Drawing-up and general',
    description: '18G to 25G needles, filter needles and winged sets.',
    parent: 'needles-cannulas',
    motif: 'syringe',
  },
  {
    slug: 'cannulas-blunt',
    name: 'Blunt cannulas',
    description: 'Flexible blunt-tip cannulas with pilot needles.',
    parent: 'needles-cannulas',
    motif: 'cannula',
  },
];

interface Sharp {
  readonly code: string;
  readonly gauge: string;
  readonly length: string;
  readonly hub: string;
  readonly count: number;
  readonly colour: PictureSpec['colour'];
  readonly priceMills: number;
  readonly inStock: number;
  readonly minimumStock: number;
  readonly note: string;
  readonly promotions?: readonly DemoPromotion[];
}

function sterileDevice(composition: string, pack: string): string {
  return information({
    composition,
    pack,
    storage: storageNotes.dry,
    legal: legalNotes.device2,
    shelfLife: '5 years; single use.',
  });
}

function needle(sharp: Sharp, category: string): DemoProduct {
  const { code, gauge, length, hub, count, colour, priceMills, inStock, minimumStock, note } =
    sharp;
  return {
    code,
    name: `Hypodermic needle ${gauge} × ${length}, box of ${count}`,
    description: `${note} The ${hub} hub follows the international colour code for ${gauge} and fits Luer-slip and Luer-lock syringes. Each needle is sterile, sheathed and packed singly.`,
    information: sterileDevice(
      `Stainless steel cannula, siliconised; ${hub} polypropylene hub. Latex free.`,
      `${count} needles.`,
    ),
    priceMills,
    vatPercent: 20,
    type: 'nonPrescription',
    inStock,
    minimumStock,
    categories: [category],
    picture: { form: 'needle', colour, label: `Needle ${gauge}`, detail: `${length} · ${count}` },
    ...(sharp.promotions === undefined ? {} : { promotions: sharp.promotions }),
  };
}

function cannula(sharp: Sharp): DemoProduct {
  const { code, gauge, length, hub, count, colour, priceMills, inStock, minimumStock, note } =
    sharp;
  return {
    code,
    name: `Blunt cannula ${gauge} × ${length} with pilot needle, box of ${count}`,
    description: `${note} The rounded tip has a side port, and the depth is marked along the shaft at each centimetre. A sharp pilot needle of one gauge wider comes in the same blister.`,
    information: sterileDevice(
      `Flexible stainless steel cannula with ${hub} hub; one pilot needle for each cannula. Latex free.`,
      `${count} sterile blisters.`,
    ),
    priceMills,
    vatPercent: 20,
    type: 'nonPrescription',
    inStock,
    minimumStock,
    categories: ['cannulas-blunt'],
    picture: {
      form: 'cannula',
      colour,
      label: `Blunt cannula ${gauge}`,
      detail: `${length} · ${count}`,
    },
    ...(sharp.promotions === undefined ? {} : { promotions: sharp.promotions }),
  };
}

const fine: readonly Sharp[] = [
  {
    code: 'NDL-27-13',
    gauge: '27G',
    length: '13 mm',
    hub: 'grey',
    count: 100,
    colour: 'slate',
    priceMills: 7_400,
    inStock: 190,
    minimumStock: 20,
    note: 'A short 27G needle with a regular wall, often chosen for firmer gels.',
  },
  {
    code: 'NDL-27-19',
    gauge: '27G',
    length: '19 mm',
    hub: 'grey',
    count: 100,
    colour: 'slate',
    priceMills: 7_650,
    inStock: 88,
    minimumStock: 12,
    note: 'The longer 27G needle for deeper placement.',
  },
  {
    code: 'NDL-30-4',
    gauge: '30G',
    length: '4 mm',
    hub: 'yellow',
    count: 100,
    colour: 'amber',
    priceMills: 14_900,
    inStock: 156,
    minimumStock: 15,
    note: 'A 4 mm needle that limits depth in intradermal work.',
  },
  {
    code: 'NDL-30-13',
    gauge: '30G',
    length: '13 mm',
    hub: 'yellow',
    count: 100,
    colour: 'amber',
    priceMills: 8_900,
    inStock: 420,
    minimumStock: 40,
    note: 'The most ordered needle of this shop: 30G, half an inch, triple-bevelled.',
    promotions: [
      bundle(5, 42_500, -100, 200),
      bundle(10, 82_000, -100, 200),
      bundle(20, 158_000, -100, 200),
    ],
  },
  {
    code: 'NDL-31-8',
    gauge: '31G',
    length: '8 mm',
    hub: 'white',
    count: 100,
    colour: 'sand',
    priceMills: 16_300,
    inStock: 74,
    minimumStock: 8,
    note: 'A thin-walled 31G needle that keeps flow up in spite of its gauge.',
  },
  {
    code: 'NDL-32-4',
    gauge: '32G',
    length: '4 mm',
    hub: 'green',
    count: 100,
    colour: 'green',
    priceMills: 18_200,
    inStock: 132,
    minimumStock: 12,
    note: 'A short 32G needle for very superficial injection.',
  },
  {
    code: 'NDL-32-13',
    gauge: '32G',
    length: '13 mm',
    hub: 'green',
    count: 100,
    colour: 'green',
    priceMills: 17_400,
    inStock: 145,
    minimumStock: 12,
    note: 'A 32G thin-wall needle at the common 13 mm length.',
  },
  {
    code: 'NDL-33-13',
    gauge: '33G',
    length: '13 mm',
    hub: 'blue',
    count: 100,
    colour: 'blue',
    priceMills: 21_500,
    inStock: 6,
    minimumStock: 8,
    note: 'A 33G needle with a short bevel, for thin solutions only.',
  },
  {
    code: 'NDL-34-8',
    gauge: '34G',
    length: '8 mm',
    hub: 'violet',
    count: 50,
    colour: 'violet',
    priceMills: 19_800,
    inStock: 39,
    minimumStock: 5,
    note: 'The finest needle on this list, for aqueous solutions.',
  },
];

const general: readonly Sharp[] = [
  {
    code: 'NDL-18-40',
    gauge: '18G',
    length: '40 mm',
    hub: 'pink',
    count: 100,
    colour: 'rose',
    priceMills: 3_900,
    inStock: 340,
    minimumStock: 30,
    note: 'A wide needle for drawing up from vials; not for injection of patients.',
  },
  {
    code: 'NDL-21-40',
    gauge: '21G',
    length: '40 mm',
    hub: 'green',
    count: 100,
    colour: 'green',
    priceMills: 3_650,
    inStock: 310,
    minimumStock: 30,
    note: 'A general-purpose needle for drawing up and intramuscular injection.',
  },
  {
    code: 'NDL-23-25',
    gauge: '23G',
    length: '25 mm',
    hub: 'blue',
    count: 100,
    colour: 'blue',
    priceMills: 3_550,
    inStock: 365,
    minimumStock: 30,
    note: 'A 25 mm needle, the length given in UK guidance for intramuscular adrenaline in adults.',
    promotions: [bundle(10, 33_000, -200, -90)],
  },
  {
    code: 'NDL-25-16',
    gauge: '25G',
    length: '16 mm',
    hub: 'orange',
    count: 100,
    colour: 'coral',
    priceMills: 3_700,
    inStock: 280,
    minimumStock: 25,
    note: 'A fine general needle for subcutaneous injection.',
  },
];

const blunt: readonly Sharp[] = [
  {
    code: 'CAN-22-50',
    gauge: '22G',
    length: '50 mm',
    hub: 'black',
    count: 20,
    colour: 'slate',
    priceMills: 46_000,
    inStock: 66,
    minimumStock: 6,
    note: 'A firm 22G cannula for the cheeks and lower face.',
  },
  {
    code: 'CAN-22-70',
    gauge: '22G',
    length: '70 mm',
    hub: 'black',
    count: 20,
    colour: 'indigo',
    priceMills: 48_500,
    inStock: 41,
    minimumStock: 5,
    note: 'The long 22G cannula reaches the jawline from a single entry point.',
  },
  {
    code: 'CAN-25-38',
    gauge: '25G',
    length: '38 mm',
    hub: 'orange',
    count: 20,
    colour: 'coral',
    priceMills: 44_500,
    inStock: 128,
    minimumStock: 12,
    note: 'A flexible 25G cannula for lips and nasolabial folds.',
    promotions: [bundle(3, 127_500, -42, 138)],
  },
  {
    code: 'CAN-25-50',
    gauge: '25G',
    length: '50 mm',
    hub: 'orange',
    count: 20,
    colour: 'amber',
    priceMills: 45_000,
    inStock: 144,
    minimumStock: 12,
    note: 'The standard length for midface work with medium gels.',
  },
  {
    code: 'CAN-27-38',
    gauge: '27G',
    length: '38 mm',
    hub: 'grey',
    count: 20,
    colour: 'plum',
    priceMills: 47_200,
    inStock: 52,
    minimumStock: 6,
    note: 'A slender cannula for thin gels beneath the eye.',
  },
  {
    code: 'CAN-30-25',
    gauge: '30G',
    length: '25 mm',
    hub: 'yellow',
    count: 20,
    colour: 'olive',
    priceMills: 52_900,
    inStock: 8,
    minimumStock: 5,
    note: 'The finest cannula kept, for small volumes of low-viscosity gel.',
  },
];

export const needleCannulaProducts: readonly DemoProduct[] = [
  ...fine.map((sharp) => needle(sharp, 'needles-fine')),
  ...general.map((sharp) => needle(sharp, 'needles-drawing')),
  {
    code: 'NDL-FILT-18',
    name: 'Filter needle 18G × 40 mm, 5 micron, box of 50',
    description:
      'A drawing-up needle with an integral 5 micron filter that holds back glass particles from opened ampoules. Replaced by an ordinary needle before injection.',
    information: sterileDevice(
      'Stainless steel cannula, polypropylene hub with 5 µm membrane.',
      '50 needles.',
    ),
    priceMills: 19_900,
    vatPercent: 20,
    type: 'nonPrescription',
    inStock: 83,
    minimumStock: 8,
    categories: ['needles-drawing'],
    picture: {
      form: 'needle',
      colour: 'plum',
      label: 'Filter needle 18G',
      detail: '5 micron · 50',
    },
  },
  {
    code: 'WING-23-50',
    name: 'Winged infusion set 23G with 30 cm tubing, box of 50',
    description:
      'A butterfly needle with folding wings and a safety shield that locks over the point. Used for short infusions and for taking blood.',
    information: sterileDevice(
      'Stainless steel needle, PVC tubing free of DEHP, female Luer.',
      '50 sets.',
    ),
    priceMills: 27_500,
    vatPercent: 20,
    type: 'nonPrescription',
    inStock: 47,
    minimumStock: 5,
    categories: ['needles-drawing', 'vitamins-infusion'],
    picture: {
      form: 'needle',
      colour: 'teal',
      label: 'Winged infusion set 23G',
      detail: 'Box of 50',
    },
  },
  ...blunt.map(cannula),
];
