import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const weightManagementCategories: readonly DemoCategory[] = [
  {
    slug: 'weight-management',
    name: 'Weight management',
    description: 'Incretin pens, oral treatments and the equipment of a weight clinic.',
    prescriptionLimit: 3,
    motif: 'weight',
  },
  {
    slug: 'weight-pens',
    name: 'Injection pens',
    description: 'Semaglutide, tirzepatide and liraglutide in prefilled pens.',
    parent: 'weight-management',
    prescriptionLimit: 2,
    motif: 'syringe',
  },
  {
    slug: 'weight-oral',
    name: 'Oral treatments',
    description: 'Orlistat and naltrexone with bupropion.',
    parent: 'weight-management',
    prescriptionLimit: 3,
    motif: 'antibiotic',
  },
  {
    slug: 'weight-equipment',
    name: 'Clinic equipment',
    description: 'Pen needles, scales, tapes and cool bags.',
    parent: 'weight-management',
    motif: 'weight',
  },
];

interface Pen {
  readonly code: string;
  readonly medicine: string;
  readonly dose: string;
  readonly colour:
    | 'teal'
    | 'blue'
    | 'indigo'
    | 'violet'
    | 'plum'
    | 'slate'
    | 'green'
    | 'olive'
    | 'coral';
  readonly priceMills: number;
  readonly inStock: number;
  readonly note: string;
}

const WEEKLY = 'once a week';
const PENS: readonly Pen[] = [
  {
    code: 'SEM-PEN-025',
    medicine: 'Semaglutide',
    dose: '0.25 mg',
    colour: 'teal',
    priceMills: 79_500,
    inStock: 66,
    note: `The starting strength of semaglutide, injected ${WEEKLY} for the first four weeks.`,
  },
  {
    code: 'SEM-PEN-05',
    medicine: 'Semaglutide',
    dose: '0.5 mg',
    colour: 'green',
    priceMills: 79_500,
    inStock: 58,
    note: 'The second step of the licensed dose schedule for semaglutide.',
  },
  {
    code: 'SEM-PEN-1',
    medicine: 'Semaglutide',
    dose: '1 mg',
    colour: 'olive',
    priceMills: 84_900,
    inStock: 49,
    note: 'The third step of the semaglutide schedule; the pen is colour-coded against mistakes between strengths.',
  },
  {
    code: 'SEM-PEN-17',
    medicine: 'Semaglutide',
    dose: '1.7 mg',
    colour: 'slate',
    priceMills: 128_000,
    inStock: 22,
    note: 'The fourth step of the semaglutide schedule.',
  },
  {
    code: 'SEM-PEN-24',
    medicine: 'Semaglutide',
    dose: '2.4 mg',
    colour: 'indigo',
    priceMills: 175_800,
    inStock: 4,
    note: 'The maintenance strength of semaglutide.',
  },
  {
    code: 'TIR-PEN-25',
    medicine: 'Tirzepatide',
    dose: '2.5 mg',
    colour: 'violet',
    priceMills: 122_000,
    inStock: 71,
    note: `The starting strength of tirzepatide, a dual incretin agonist injected ${WEEKLY}.`,
  },
  {
    code: 'TIR-PEN-5',
    medicine: 'Tirzepatide',
    dose: '5 mg',
    colour: 'plum',
    priceMills: 164_000,
    inStock: 63,
    note: 'The first maintenance strength of tirzepatide.',
  },
  {
    code: 'TIR-PEN-75',
    medicine: 'Tirzepatide',
    dose: '7.5 mg',
    colour: 'blue',
    priceMills: 214_000,
    inStock: 18,
    note: 'An intermediate strength of tirzepatide for people who step up slowly.',
  },
];

function pen({ code, medicine, dose, colour, priceMills, inStock, note }: Pen): DemoProduct {
  return {
    code,
    name: `${medicine} ${dose} solution for injection in prefilled pen, 4 doses`,
    description: `${note} Prescribed alongside diet and physical activity for people who meet the licensed criteria. Pen needles are not included.`,
    information: information({
      composition: `${medicine} ${dose} in each dose; disodium phosphate, sodium chloride, water for injections.`,
      pack: '1 multi-dose pen delivering 4 doses.',
      storage: storageNotes.fridge,
      legal: legalNotes.pom,
      shelfLife: '24 months; use within 30 days of the first dose.',
      supply: 'Sent by refrigerated courier on Monday to Thursday.',
    }),
    priceMills,
    vatPercent: 20,
    type: 'prescription',
    inStock,
    minimumStock: 6,
    prescriptionLimit: 1,
    coldChain: true,
    categories: ['weight-pens'],
    picture: { form: 'cartridge', colour, label: medicine, detail: `${dose} · 4 doses` },
  };
}

export const weightManagementProducts: readonly DemoProduct[] = [
  ...PENS.map(pen),
  {
    code: 'LIR-PEN-6-3',
    name: 'Liraglutide 6 mg/ml solution for injection in prefilled pen, 3 × 3 ml',
    description:
      'A daily GLP-1 receptor agonist with a dial from 0.6 mg to 3 mg. Three pens cover a little over two weeks at the full dose. Pen needles are not included.',
    information: information({
      composition: 'Liraglutide 6 mg/ml; disodium phosphate, propylene glycol, phenol.',
      pack: '3 pens of 3 ml.',
      storage: storageNotes.fridge,
      legal: legalNotes.pom,
      shelfLife: '30 months; one month once in use.',
      supply: 'Sent by refrigerated courier on Monday to Thursday.',
    }),
    priceMills: 117_700,
    vatPercent: 20,
    type: 'prescription',
    inStock: 34,
    minimumStock: 5,
    prescriptionLimit: 2,
    coldChain: true,
    categories: ['weight-pens'],
    picture: {
      form: 'cartridge',
      colour: 'coral',
      label: 'Liraglutide',
      detail: '6 mg/ml · 3 × 3 ml',
    },
  },
  {
    code: 'ORL-120-84',
    name: 'Orlistat 120 mg capsules, 84 capsules',
    description:
      'A lipase inhibitor that acts in the gut and limits absorption of dietary fat. Fat-soluble vitamins may be needed at a different time of day.',
    information: information({
      composition: 'Orlistat 120 mg; microcrystalline cellulose, gelatin.',
      pack: '84 capsules in blisters.',
      storage: storageNotes.below25,
      legal: legalNotes.pom,
      shelfLife: '36 months.',
    }),
    priceMills: 21_400,
    vatPercent: 20,
    type: 'prescription',
    inStock: 88,
    minimumStock: 8,
    prescriptionLimit: 3,
    categories: ['weight-oral'],
    picture: { form: 'capsules', colour: 'blue', label: 'Orlistat', detail: '120 mg · 84' },
    promotions: [bundle(3, 61_500, -17, 73)],
  },
  {
    code: 'ORL-60-84',
    name: 'Orlistat 60 mg capsules, 84 capsules',
    description:
      'The pharmacy strength of orlistat for adults with a body mass index of 28 or more. Sold with a pharmacist’s assessment.',
    information: information({
      composition: 'Orlistat 60 mg; microcrystalline cellulose, gelatin.',
      pack: '84 capsules in blisters.',
      storage: storageNotes.below25,
      legal: legalNotes.p,
      shelfLife: '36 months.',
    }),
    priceMills: 26_900,
    vatPercent: 20,
    type: 'any',
    inStock: 55,
    minimumStock: 6,
    prescriptionLimit: 3,
    categories: ['weight-oral'],
    picture: { form: 'capsules', colour: 'teal', label: 'Orlistat', detail: '60 mg · 84' },
  },
  {
    code: 'NALBUP-8-112',
    name: 'Naltrexone 8 mg / Bupropion 90 mg prolonged-release tablets, 112 tablets',
    description:
      'A fixed combination of an opioid antagonist and a noradrenaline and dopamine reuptake inhibitor. Contra-indicated in seizure disorders and with opioid treatment.',
    information: information({
      composition: 'Naltrexone hydrochloride 8 mg, bupropion hydrochloride 90 mg; film-coated.',
      pack: '112 tablets in blisters.',
      storage: storageNotes.below30,
      legal: legalNotes.pom,
      shelfLife: '36 months.',
    }),
    priceMills: 73_000,
    vatPercent: 20,
    type: 'prescription',
    inStock: 14,
    minimumStock: 3,
    prescriptionLimit: 1,
    categories: ['weight-oral'],
    picture: {
      form: 'blister',
      colour: 'plum',
      label: 'Naltrexone + bupropion',
      detail: '8 mg / 90 mg · 112',
    },
  },
  {
    code: 'PNDL-32-4-100',
    name: 'Pen needles 32G × 4 mm, box of 100',
    description:
      'Short, thin-wall pen needles with a screw fitting common to the incretin and insulin pens sold in the UK. One needle for each injection.',
    information: information({
      composition: 'Stainless steel needle, polypropylene hub and caps.',
      pack: '100 needles.',
      storage: storageNotes.dry,
      legal: legalNotes.device2,
      shelfLife: '5 years; single use.',
    }),
    priceMills: 6_750,
    vatPercent: 20,
    type: 'nonPrescription',
    inStock: 305,
    minimumStock: 30,
    categories: ['weight-equipment', 'needles-fine'],
    picture: { form: 'needle', colour: 'indigo', label: 'Pen needles 32G', detail: '4 mm · 100' },
  },
  {
    code: 'SCL-CLASS3',
    name: 'Digital floor scale, class III, 250 kg',
    description:
      'A verified medical scale with 100 g graduation, a hold function and body mass index calculation. Supplied with a certificate of verification.',
    information: information({
      composition: 'Glass platform, steel frame, remote display; four AA batteries.',
      pack: '1 scale.',
      storage: storageNotes.stockroom,
      legal: 'Non-automatic weighing instrument, class III.',
      shelfLife: 'Verification every 24 months.',
    }),
    priceMills: 189_000,
    vatPercent: 20,
    type: 'nonPrescription',
    inStock: 7,
    minimumStock: 1,
    categories: ['weight-equipment'],
    picture: {
      form: 'carton',
      colour: 'olive',
      label: 'Digital floor scale',
      detail: 'Class III · 250 kg',
    },
  },
];
