import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const dressingPpeCategories: readonly DemoCategory[] = [
  {
    slug: 'dressings-ppe',
    name: 'Dressings and PPE',
    description: 'Wound care, gloves, masks, aprons and surface hygiene.',
    motif: 'dressing',
  },
  {
    slug: 'dressings',
    name: 'Dressings and gauze',
    description: 'Swabs, films, pads and closures.',
    parent: 'dressings-ppe',
    motif: 'dressing',
  },
  {
    slug: 'ppe-gloves',
    name: 'Gloves',
    description: 'Nitrile and latex gloves, sterile and non-sterile.',
    parent: 'dressings-ppe',
    motif: 'glove',
  },
  {
    slug: 'ppe-masks',
    name: 'Masks and aprons',
    description: 'Surgical masks, respirators, visors and aprons.',
    parent: 'dressings-ppe',
    motif: 'shield',
  },
  {
    slug: 'ppe-hygiene',
    name: 'Hygiene and couch',
    description: 'Wipes, hand rub, couch rolls and procedure packs.',
    parent: 'dressings-ppe',
    motif: 'clinic',
  },
];

const taxed = { vatPercent: 20, type: 'nonPrescription' } as const;

const sterile = (composition: string, pack: string) =>
  information({
    composition,
    pack,
    storage: storageNotes.dry,
    legal: legalNotes.device2,
    shelfLife: '5 years; single use.',
  });
const plain = (composition: string, pack: string, legal: string = legalNotes.device1) =>
  information({ composition, pack, storage: storageNotes.stockroom, legal, shelfLife: '5 years.' });

const GLOVES = [
  { size: 'small', letter: 'S', colour: 'blue', inStock: 180 },
  { size: 'medium', letter: 'M', colour: 'indigo', inStock: 340 },
  { size: 'large', letter: 'L', colour: 'violet', inStock: 215 },
] as const;

export const dressingPpeProducts: readonly DemoProduct[] = [
  {
    ...taxed,
    code: 'GZE-ST-75-25',
    name: 'Gauze swabs, sterile, 7.5 × 7.5 cm, 25 packs of 5',
    description:
      'Eight-ply cotton gauze in peel pouches of five. Low-linting edges are folded inwards.',
    information: sterile('100% cotton, 17 thread.', '25 pouches of 5 swabs.'),
    priceMills: 8_250,
    inStock: 205,
    minimumStock: 20,
    categories: ['dressings'],
    picture: {
      form: 'dressing',
      colour: 'blue',
      label: 'Gauze swabs, sterile',
      detail: '7.5 × 7.5 cm · 25 × 5',
    },
  },
  {
    ...taxed,
    code: 'GZE-NS-100-200',
    name: 'Non-woven swabs, non-sterile, 10 × 10 cm, pack of 200',
    description:
      'Four-ply non-woven viscose swabs, soft and absorbent, for cleansing and general clinic use. They leave little lint and do not stick to damp skin.',
    information: plain('Viscose and polyester, 30 g/m².', '200 swabs in a paper wrap.'),
    priceMills: 3_450,
    inStock: 390,
    minimumStock: 40,
    categories: ['dressings'],
    picture: {
      form: 'dressing',
      colour: 'teal',
      label: 'Non-woven swabs',
      detail: '10 × 10 cm · 200',
    },
    promotions: [bundle(10, 32_000, -58, 122)],
  },
  {
    ...taxed,
    code: 'FLM-6-7-100',
    name: 'Transparent film dressing 6 × 7 cm, box of 100',
    description:
      'A thin polyurethane film that lets water vapour through and keeps bacteria out. Also used to occlude anaesthetic creams.',
    information: sterile('Polyurethane film, acrylic adhesive.', '100 dressings, packed singly.'),
    priceMills: 24_700,
    inStock: 92,
    minimumStock: 10,
    categories: ['dressings'],
    picture: {
      form: 'dressing',
      colour: 'green',
      label: 'Transparent film dressing',
      detail: '6 × 7 cm · 100',
    },
  },
  {
    ...taxed,
    code: 'PLS-ROUND-100',
    name: 'Injection site plasters, round, 22 mm, box of 100',
    description:
      'Small round hypoallergenic plasters for injection and blood sampling sites. Skin-toned, washproof.',
    information: sterile(
      'Perforated polyethylene, acrylic adhesive, viscose pad.',
      '100 plasters.',
    ),
    priceMills: 2_950,
    inStock: 310,
    minimumStock: 30,
    categories: ['dressings'],
    picture: {
      form: 'dressing',
      colour: 'coral',
      label: 'Injection site plasters',
      detail: '22 mm · 100',
    },
  },
  {
    ...taxed,
    code: 'HYD-10-10',
    name: 'Hydrocolloid dressing 10 × 10 cm, box of 10',
    description:
      'An absorbent, flexible dressing that forms a soft gel over a lightly exuding wound. May stay in place for several days.',
    information: sterile(
      'Sodium carboxymethylcellulose, pectin, polyurethane film.',
      '10 dressings.',
    ),
    priceMills: 16_200,
    inStock: 48,
    minimumStock: 5,
    categories: ['dressings'],
    picture: {
      form: 'dressing',
      colour: 'sand',
      label: 'Hydrocolloid dressing',
      detail: '10 × 10 cm · 10',
    },
  },
  {
    ...taxed,
    code: 'CLS-6-75-50',
    name: 'Skin closure strips 6 × 75 mm, 50 packs of 3',
    description:
      'Reinforced adhesive strips for closing small wounds and for support after suture removal. The backing breathes and can be cut to length.',
    information: sterile(
      'Rayon backing with polyester filaments, acrylic adhesive.',
      '50 envelopes of 3 strips.',
    ),
    priceMills: 19_400,
    inStock: 37,
    minimumStock: 4,
    categories: ['dressings'],
    picture: {
      form: 'dressing',
      colour: 'slate',
      label: 'Skin closure strips',
      detail: '6 × 75 mm · 50 × 3',
    },
  },
  {
    ...taxed,
    code: 'SIL-GEL-15',
    name: 'Silicone scar gel, 15 g',
    description:
      'A self-drying silicone gel for closed wounds and recent scars. Dries to a thin invisible film.',
    information: information({
      composition: 'Polydimethylsiloxanes, silicon dioxide.',
      pack: '1 tube of 15 g.',
      storage: storageNotes.below25,
      legal: legalNotes.device1,
      shelfLife: '36 months; 12 months once opened.',
    }),
    priceMills: 13_300,
    inStock: 76,
    minimumStock: 6,
    categories: ['dressings', 'aftercare-soothing'],
    picture: { form: 'tube', colour: 'violet', label: 'Silicone scar gel', detail: '15 g' },
  },
  ...GLOVES.map(({ size, letter, colour, inStock }): DemoProduct => ({
    ...taxed,
    code: `GLV-NIT-${letter}-100`,
    name: `Nitrile examination gloves, powder free, ${size}, box of 100`,
    description: `Textured-fingertip nitrile gloves in size ${size}, ambidextrous and free of latex and powder. Tested for permeation by common clinic disinfectants. The dispenser opens from the top.`,
    information: plain(
      'Nitrile rubber; chlorinated inner surface.',
      `100 gloves, size ${letter}.`,
      legalNotes.ppe,
    ),
    priceMills: 5_450,
    inStock,
    minimumStock: 30,
    categories: ['ppe-gloves'],
    picture: {
      form: 'gloves',
      colour,
      label: 'Nitrile examination gloves',
      detail: `Size ${size} · 100`,
    },
    promotions: [bundle(10, 49_500, -130, 235)],
  })),
  {
    ...taxed,
    code: 'GLV-LTX-M-100',
    name: 'Latex examination gloves, powder free, medium, box of 100',
    description:
      'Natural rubber latex gloves with beaded cuffs. Contains latex, which may cause allergic reactions; nitrile is offered as the alternative.',
    information: plain(
      'Natural rubber latex, polymer coated.',
      '100 gloves, size M.',
      legalNotes.ppe,
    ),
    priceMills: 4_950,
    inStock: 64,
    minimumStock: 10,
    categories: ['ppe-gloves'],
    picture: {
      form: 'gloves',
      colour: 'sand',
      label: 'Latex examination gloves',
      detail: 'Medium · 100',
    },
  },
  {
    ...taxed,
    code: 'GLV-ST-7-50',
    name: 'Sterile nitrile surgical gloves, size 7, 50 pairs',
    description:
      'Anatomically shaped sterile gloves with a long cuff, double wrapped for aseptic opening. Hand marked, so that left and right are found without unfolding.',
    information: sterile('Nitrile rubber; polyurethane inner coating.', '50 pairs, size 7.'),
    priceMills: 46_500,
    inStock: 29,
    minimumStock: 4,
    categories: ['ppe-gloves'],
    picture: {
      form: 'gloves',
      colour: 'green',
      label: 'Sterile nitrile surgical gloves',
      detail: 'Size 7 · 50 pairs',
    },
  },
  {
    ...taxed,
    code: 'MSK-IIR-50',
    name: 'Surgical face masks type IIR, ear loop, box of 50',
    description:
      'Three-ply fluid-resistant masks to EN 14683 type IIR with a full-width nose bar. Glass-fibre and latex free.',
    information: plain('Polypropylene spunbond and meltblown.', '50 masks.', legalNotes.ppe),
    priceMills: 4_250,
    inStock: 420,
    minimumStock: 40,
    categories: ['ppe-masks'],
    picture: { form: 'mask', colour: 'blue', label: 'Face masks type IIR', detail: 'Box of 50' },
  },
  {
    ...taxed,
    code: 'MSK-FFP2-20',
    name: 'FFP2 respirators without valve, box of 20',
    description:
      'Fold-flat respirators to EN 149 FFP2 NR with adjustable head straps. Packed singly; fit testing is the employer’s responsibility.',
    information: plain('Polypropylene, polyester straps.', '20 respirators.', legalNotes.ppe),
    priceMills: 16_900,
    inStock: 73,
    minimumStock: 8,
    categories: ['ppe-masks'],
    picture: { form: 'mask', colour: 'slate', label: 'FFP2 respirators', detail: 'Box of 20' },
  },
  {
    ...taxed,
    code: 'APR-WHT-100',
    name: 'Disposable aprons, white, flat packed, pack of 100',
    description:
      'Lightweight polythene aprons with a bib and ties, for splash protection in single patient contacts. Flat packing lets one be drawn out at a time.',
    information: plain('Low-density polyethylene, 16 µm.', '100 aprons.', legalNotes.ppe),
    priceMills: 6_100,
    inStock: 150,
    minimumStock: 15,
    categories: ['ppe-masks'],
    picture: { form: 'carton', colour: 'slate', label: 'Disposable aprons', detail: 'Pack of 100' },
  },
  {
    ...taxed,
    code: 'SWB-ALC-200',
    name: 'Pre-injection swabs, 70% isopropyl alcohol, box of 200',
    description:
      'Single swabs saturated with isopropyl alcohol for skin preparation before injection. Allow to dry before the needle.',
    information: plain(
      'Non-woven viscose, isopropyl alcohol 70% v/v.',
      '200 sachets.',
      legalNotes.device2,
    ),
    priceMills: 3_200,
    inStock: 480,
    minimumStock: 50,
    categories: ['ppe-hygiene'],
    picture: {
      form: 'swab',
      colour: 'blue',
      label: 'Pre-injection swabs',
      detail: '70% isopropyl alcohol · 200',
    },
    promotions: [bundle(5, 15_000, -26, 154), bundle(20, 57_000, -26, 154)],
  },
  {
    ...taxed,
    code: 'SWB-CHX-100',
    name: 'Chlorhexidine 2% in alcohol wipes, box of 100',
    description:
      'Individually wrapped wipes for cleaning the skin and vial stoppers. Lint free; flammable until dry.',
    information: plain(
      'Non-woven polypropylene, chlorhexidine gluconate 2%, isopropyl alcohol 70%.',
      '100 sachets.',
      legalNotes.device2,
    ),
    priceMills: 6_850,
    inStock: 213,
    minimumStock: 20,
    categories: ['ppe-hygiene'],
    picture: { form: 'swab', colour: 'rose', label: 'Chlorhexidine wipes', detail: '2% · 100' },
  },
  {
    ...taxed,
    code: 'HND-RUB-500',
    name: 'Alcohol hand rub, 500 ml pump',
    description:
      'A fast-drying hand rub to EN 1500 with emollients. Non-sticky and free of fragrance.',
    information: plain(
      'Ethanol 80% v/v, glycerin, water.',
      '1 pump bottle of 500 ml.',
      legalNotes.goods,
    ),
    priceMills: 4_900,
    inStock: 260,
    minimumStock: 25,
    categories: ['ppe-hygiene'],
    picture: { form: 'sprayBottle', colour: 'green', label: 'Alcohol hand rub', detail: '500 ml' },
  },
  {
    ...taxed,
    code: 'WIP-SURF-200',
    name: 'Surface disinfectant wipes, alcohol free, tub of 200',
    description:
      'Quaternary ammonium wipes for couches, trolleys and devices. Contact times for bacteria, yeasts and enveloped viruses are on the tub.',
    information: plain(
      'Didecyldimethylammonium chloride, non-woven polypropylene.',
      '1 tub of 200 wipes.',
    ),
    priceMills: 5_650,
    inStock: 190,
    minimumStock: 20,
    categories: ['ppe-hygiene'],
    picture: { form: 'jar', colour: 'teal', label: 'Surface wipes', detail: 'Tub of 200' },
  },
  {
    ...taxed,
    code: 'PCK-PROC-20',
    name: 'Sterile procedure pack, box of 20',
    description:
      'A drape, four gauze swabs, a gallipot and plastic forceps in one wrap that opens to a sterile field. An outer label with batch and expiry peels off for the record.',
    information: sterile(
      'Drape 45 × 45 cm, gauze, polypropylene gallipot and forceps.',
      '20 packs.',
    ),
    priceMills: 22_400,
    inStock: 57,
    minimumStock: 6,
    categories: ['ppe-hygiene', 'dressings'],
    picture: {
      form: 'mixingKit',
      colour: 'green',
      label: 'Sterile procedure pack',
      detail: 'Box of 20',
    },
  },
];
