import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const skinBoosterCategories: readonly DemoCategory[] = [
  {
    slug: 'skin-boosters',
    name: 'Skin boosters',
    description: 'Injectable hyaluronic acid, polynucleotides and collagen stimulators.',
    motif: 'booster',
  },
  {
    slug: 'boosters-hyaluronic',
    name: 'Hyaluronic acid boosters',
    description: 'Uncross-linked or lightly stabilised hyaluronic acid for the skin.',
    parent: 'skin-boosters',
    motif: 'droplet',
  },
  {
    slug: 'boosters-polynucleotides',
    name: 'Polynucleotides',
    description: 'Highly purified polynucleotide gels from fish DNA.',
    parent: 'skin-boosters',
    motif: 'booster',
  },
  {
    slug: 'boosters-stimulators',
    name: 'Collagen stimulators',
    description: 'Poly-L-lactic acid, polycaprolactone and similar particle suspensions.',
    parent: 'skin-boosters',
    prescriptionLimit: 4,
    motif: 'face',
  },
];

const taxed = { vatPercent: 20, type: 'nonPrescription' } as const;

const device = (composition: string, pack: string, shelfLife: string) =>
  information({
    composition,
    pack,
    storage: storageNotes.range,
    legal: legalNotes.device3,
    shelfLife,
  });

export const skinBoosterProducts: readonly DemoProduct[] = [
  {
    ...taxed,
    code: 'SB-HA-32-2',
    name: 'High and low molecular weight hyaluronic acid 64 mg/2 ml, prefilled syringe',
    description:
      'A thermally stabilised combination of high and low molecular weight hyaluronic acid without a cross-linking agent. It spreads readily from a small number of injection points.',
    information: device(
      'Sodium hyaluronate 32 mg high and 32 mg low molecular weight in 2 ml.',
      '1 syringe of 2 ml; 2 needles 29G × 13 mm.',
      '24 months; single use.',
    ),
    priceMills: 96_000,
    inStock: 164,
    minimumStock: 12,
    categories: ['boosters-hyaluronic'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'teal',
      label: 'High and low molecular weight hyaluronic acid',
      detail: '64 mg/2 ml',
    },
    promotions: [bundle(2, 184_000, -18, 180), bundle(6, 534_000, -18, 180)],
  },
  {
    ...taxed,
    code: 'SB-HA-12-1',
    name: 'Stabilised hyaluronic acid skin booster 12 mg/ml with lidocaine, 1 ml',
    description:
      'A micro-particle gel for superficial placement in the neck, décolletage and backs of the hands. Contains lidocaine 3 mg/ml.',
    information: device(
      'Stabilised sodium hyaluronate 12 mg/ml, lidocaine hydrochloride 3 mg/ml.',
      '1 syringe of 1 ml; 2 needles 30G × 4 mm.',
      '24 months; single use.',
    ),
    type: 'any',
    priceMills: 68_750,
    inStock: 85,
    minimumStock: 8,
    categories: ['boosters-hyaluronic'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'blue',
      label: 'Stabilised hyaluronic acid skin booster',
      detail: '12 mg/ml + lidocaine · 1 ml',
    },
  },
  {
    ...taxed,
    code: 'SB-HA-20-1',
    name: 'Stabilised hyaluronic acid skin booster 20 mg/ml with lidocaine, 1 ml',
    description:
      'The facial strength of the micro-particle booster, in a syringe with an audible click for each dose. The device delivers ten equal portions to the millilitre.',
    information: device(
      'Stabilised sodium hyaluronate 20 mg/ml, lidocaine hydrochloride 3 mg/ml.',
      '1 syringe of 1 ml; 2 needles 29G × 8 mm.',
      '24 months; single use.',
    ),
    type: 'any',
    priceMills: 78_200,
    inStock: 102,
    minimumStock: 8,
    categories: ['boosters-hyaluronic'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'indigo',
      label: 'Stabilised hyaluronic acid skin booster',
      detail: '20 mg/ml + lidocaine · 1 ml',
    },
    promotions: [bundle(3, 226_500, 21, 90)],
  },
  {
    ...taxed,
    code: 'SB-HA-AA-5',
    name: 'Hyaluronic acid 1% with amino acids, 5 × 3 ml vials',
    description:
      'Unmodified hyaluronic acid with glycine, proline, lysine and leucine in solution. Each vial serves one session and is discarded after opening.',
    information: device(
      'Sodium hyaluronate 10 mg/ml; glycine, L-proline, L-lysine, L-leucine.',
      '5 vials of 3 ml.',
      '24 months; use at once after opening.',
    ),
    priceMills: 112_000,
    inStock: 29,
    minimumStock: 4,
    categories: ['boosters-hyaluronic'],
    picture: {
      form: 'vial',
      colour: 'coral',
      label: 'Hyaluronic acid 1% with amino acids',
      detail: '5 × 3 ml',
    },
  },
  {
    ...taxed,
    code: 'SB-HA-SUC-2',
    name: 'Hyaluronic acid with succinic acid 1.6%, 2 ml prefilled syringe',
    description:
      'Uncross-linked hyaluronic acid with sodium succinate, supplied ready to inject. The succinate gives a mild acidity that may be felt on injection.',
    information: device(
      'Sodium hyaluronate 18 mg/ml, sodium succinate 16 mg/ml.',
      '1 syringe of 2 ml; 1 needle 30G × 13 mm.',
      '36 months; single use.',
    ),
    priceMills: 84_500,
    inStock: 4,
    minimumStock: 4,
    categories: ['boosters-hyaluronic'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'amber',
      label: 'Hyaluronic acid with succinic acid',
      detail: '1.6% · 2 ml',
    },
  },
  {
    ...taxed,
    code: 'SB-PN-20-2',
    name: 'Polynucleotides 20 mg/ml gel, 2 ml prefilled syringe',
    description:
      'A viscoelastic gel of highly purified polynucleotides obtained from trout. Screen for fish allergy before use. Intended for intradermal injection in the face.',
    information: device(
      'Highly purified polynucleotides 20 mg/ml in mannitol buffer.',
      '1 syringe of 2 ml; 2 needles 30G × 13 mm.',
      '36 months; single use.',
    ),
    priceMills: 104_000,
    inStock: 93,
    minimumStock: 8,
    categories: ['boosters-polynucleotides'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'green',
      label: 'Poly\u00ADnucleotides gel',
      detail: '20 mg/ml · 2 ml',
    },
    promotions: [bundle(3, 300_000, -35, 55)],
  },
  {
    ...taxed,
    code: 'SB-PN-75-2',
    name: 'Polynucleotides 7.5 mg/ml periorbital gel, 2 ml prefilled syringe',
    description:
      'The lower concentration polynucleotide gel, thin enough for the periorbital skin. Of fish origin; not for people with a known fish allergy.',
    information: device(
      'Highly purified polynucleotides 7.5 mg/ml in mannitol buffer.',
      '1 syringe of 2 ml; 2 needles 33G × 4 mm.',
      '36 months; single use.',
    ),
    priceMills: 98_500,
    inStock: 56,
    minimumStock: 6,
    categories: ['boosters-polynucleotides'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'violet',
      label: 'Poly\u00ADnucleotides periorbital gel',
      detail: '7.5 mg/ml · 2 ml',
    },
  },
  {
    ...taxed,
    code: 'SB-PNHA-2',
    name: 'Polynucleotides 10 mg/ml with hyaluronic acid 10 mg/ml, 2 ml',
    description:
      'Equal parts of polynucleotides and linear hyaluronic acid in one syringe. Declared fish-derived on the carton and on the syringe label.',
    information: device(
      'Polynucleotides 10 mg/ml, sodium hyaluronate 10 mg/ml, mannitol.',
      '1 syringe of 2 ml; 2 needles 30G × 13 mm.',
      '24 months; single use.',
    ),
    priceMills: 119_900,
    inStock: 35,
    minimumStock: 4,
    categories: ['boosters-polynucleotides', 'boosters-hyaluronic'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'olive',
      label: 'Poly\u00ADnucleotides with hyaluronic acid',
      detail: '10 + 10 mg/ml · 2 ml',
    },
  },
  {
    ...taxed,
    code: 'SB-PLLA-150',
    name: 'Poly-L-lactic acid 150 mg powder for suspension for injection',
    description:
      'Freeze-dried microparticles of poly-L-lactic acid, reconstituted with water for injections. The suspension must be fully hydrated and mixed before each syringe is drawn.',
    information: device(
      'Poly-L-lactic acid 150 mg, sodium carmellose, mannitol.',
      '2 vials of 150 mg.',
      '24 months; 72 hours once reconstituted.',
    ),
    priceMills: 278_000,
    inStock: 24,
    minimumStock: 3,
    prescriptionLimit: 2,
    type: 'any',
    categories: ['boosters-stimulators'],
    picture: { form: 'vial', colour: 'plum', label: 'Poly-L-lactic acid', detail: '2 × 150 mg' },
    promotions: [bundle(2, 538_000, -3, 88)],
  },
  {
    ...taxed,
    code: 'SB-PCL-1',
    name: 'Polycaprolactone 30% collagen stimulator, 2 × 1 ml',
    description:
      'Polycaprolactone microspheres in a carboxymethylcellulose gel. Not reversible with hyaluronidase. Two syringes to a carton with four needles.',
    information: device(
      'Polycaprolactone microspheres 30%, carboxymethylcellulose 70%.',
      '2 syringes of 1 ml; 4 needles 27G × 19 mm.',
      '24 months; single use.',
    ),
    priceMills: 236_000,
    inStock: 16,
    minimumStock: 3,
    categories: ['boosters-stimulators'],
    picture: {
      form: 'prefilledSyringe',
      colour: 'slate',
      label: 'Poly\u00ADcaprolactone 30%',
      detail: '2 × 1 ml',
    },
  },
  {
    ...taxed,
    code: 'SB-PDLLA-200',
    name: 'Poly-D,L-lactic acid 200 mg with hyaluronic acid powder, vial',
    description:
      'Porous poly-D,L-lactic acid microspheres with uncross-linked hyaluronic acid, freeze-dried in one vial. Prepared with sterile water shortly before use.',
    information: device(
      'Poly-D,L-lactic acid 170 mg, sodium hyaluronate 30 mg.',
      '1 vial.',
      '36 months; 24 hours once reconstituted.',
    ),
    priceMills: 189_500,
    inStock: 13,
    minimumStock: 3,
    categories: ['boosters-stimulators'],
    picture: { form: 'vial', colour: 'sand', label: 'Poly-D,L-lactic acid', detail: '200 mg' },
  },
];
