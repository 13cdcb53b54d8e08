import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const syringeSharpsCategories: readonly DemoCategory[] = [
  {
    slug: 'syringes-sharps',
    name: 'Syringes and sharps',
    description: 'Syringes, connectors, mixing devices and sharps disposal.',
    motif: 'syringe',
  },
  {
    slug: 'syringes',
    name: 'Syringes',
    description: 'Luer-lock, Luer-slip and insulin syringes.',
    parent: 'syringes-sharps',
    motif: 'syringe',
  },
  {
    slug: 'mixing',
    name: 'Mixing and connecting',
    description: 'Connectors, adaptors and reconstitution kits.',
    parent: 'syringes-sharps',
    motif: 'cannula',
  },
  {
    slug: 'sharps-disposal',
    name: 'Sharps disposal',
    description: 'Containers by lid colour and waste stream.',
    parent: 'syringes-sharps',
    motif: 'bin',
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
const container = (composition: string, pack: string) =>
  information({
    composition,
    pack,
    storage: storageNotes.stockroom,
    legal: 'UN 3291 approved; BS EN ISO 23907-1.',
    shelfLife: 'No expiry; close and send for disposal within three months of first use.',
  });

export const syringeSharpsProducts: readonly DemoProduct[] = [
  {
    ...taxed,
    code: 'SYR-INS-03-100',
    name: 'Insulin syringe 0.3 ml with fixed 31G × 8 mm needle, box of 100',
    description:
      'A 30 unit syringe with half-unit marks and no dead space at the hub. Widely used for small doses of reconstituted powders. Blistered in tens.',
    information: sterile(
      'Polypropylene barrel, synthetic plunger tip, stainless steel needle. Latex free.',
      '100 syringes.',
    ),
    priceMills: 16_800,
    inStock: 275,
    minimumStock: 25,
    categories: ['syringes'],
    picture: {
      form: 'emptySyringe',
      colour: 'amber',
      label: 'Insulin syringe 31G',
      detail: '0.3 ml · 100',
    },
    promotions: [bundle(5, 79_500, -48, 150)],
  },
  {
    ...taxed,
    code: 'SYR-INS-1-100',
    name: 'Insulin syringe 1 ml with fixed 29G × 12.7 mm needle, box of 100',
    description:
      'A 100 unit syringe with a fixed needle and clear single-unit graduations. Only for U-100 preparations when used for insulin.',
    information: sterile(
      'Polypropylene barrel, synthetic plunger tip, stainless steel needle. Latex free.',
      '100 syringes.',
    ),
    priceMills: 15_200,
    inStock: 198,
    minimumStock: 20,
    categories: ['syringes'],
    picture: {
      form: 'emptySyringe',
      colour: 'coral',
      label: 'Insulin syringe 29G',
      detail: '1 ml · 100',
    },
  },
  {
    ...taxed,
    code: 'SYR-LL-1-100',
    name: 'Luer-lock syringe 1 ml, box of 100',
    description:
      'A three-part syringe with a threaded tip that holds the needle under pressure. Graduated at 0.01 ml.',
    information: sterile(
      'Polypropylene barrel and plunger, polyisoprene stopper. Latex free.',
      '100 syringes.',
    ),
    priceMills: 13_600,
    inStock: 324,
    minimumStock: 30,
    categories: ['syringes'],
    picture: {
      form: 'emptySyringe',
      colour: 'teal',
      label: 'Luer-lock syringe',
      detail: '1 ml · 100',
    },
  },
  {
    ...taxed,
    code: 'SYR-LL-3-100',
    name: 'Luer-lock syringe 3 ml, box of 100',
    description:
      'A 3 ml three-part syringe with a smooth stopper and bold black scale. Used for drawing up diluent and for intramuscular injection.',
    information: sterile(
      'Polypropylene barrel and plunger, polyisoprene stopper. Latex free.',
      '100 syringes.',
    ),
    priceMills: 9_250,
    inStock: 260,
    minimumStock: 25,
    categories: ['syringes'],
    picture: {
      form: 'emptySyringe',
      colour: 'blue',
      label: 'Luer-lock syringe',
      detail: '3 ml · 100',
    },
  },
  {
    ...taxed,
    code: 'SYR-LL-5-100',
    name: 'Luer-lock syringe 5 ml, box of 100',
    description:
      'The 5 ml size, with a scale in fifths of a millilitre and a stop ring that prevents the plunger being pulled out. A common choice for diluting larger vials.',
    information: sterile(
      'Polypropylene barrel and plunger, polyisoprene stopper. Latex free.',
      '100 syringes.',
    ),
    priceMills: 10_400,
    inStock: 183,
    minimumStock: 20,
    categories: ['syringes'],
    picture: {
      form: 'emptySyringe',
      colour: 'indigo',
      label: 'Luer-lock syringe',
      detail: '5 ml · 100',
    },
  },
  {
    ...taxed,
    code: 'SYR-LL-10-100',
    name: 'Luer-lock syringe 10 ml, box of 100',
    description:
      'A 10 ml syringe with a broad flange, for irrigation and dilution. Also used with larger bore cannulas.',
    information: sterile(
      'Polypropylene barrel and plunger, polyisoprene stopper. Latex free.',
      '100 syringes.',
    ),
    priceMills: 12_950,
    inStock: 121,
    minimumStock: 15,
    categories: ['syringes'],
    picture: {
      form: 'emptySyringe',
      colour: 'violet',
      label: 'Luer-lock syringe',
      detail: '10 ml · 100',
    },
  },
  {
    ...taxed,
    code: 'MIX-CON-10',
    name: 'Female to female Luer-lock connector, sterile, pack of 10',
    description:
      'A transparent connector that joins two syringes for mixing from one to the other. Internal bore kept small so that little is lost.',
    information: sterile('Polycarbonate.', '10 connectors, packed singly.'),
    priceMills: 14_500,
    inStock: 94,
    minimumStock: 10,
    categories: ['mixing'],
    picture: { form: 'carton', colour: 'teal', label: 'Luer-lock connector', detail: 'Pack of 10' },
  },
  {
    ...taxed,
    code: 'MIX-VIAL-20',
    name: 'Vial adaptor with Luer-lock valve, 20 mm, pack of 20',
    description:
      'A needle-free adaptor that snaps onto a 20 mm vial neck. The swabbable valve allows repeated access during one preparation.',
    information: sterile('Polycarbonate spike, silicone valve.', '20 adaptors.'),
    priceMills: 38_700,
    inStock: 33,
    minimumStock: 4,
    categories: ['mixing'],
    picture: {
      form: 'carton',
      colour: 'indigo',
      label: 'Vial adaptor 20 mm',
      detail: 'Pack of 20',
    },
  },
  {
    ...taxed,
    code: 'MIX-KIT-5',
    name: 'Reconstitution kit, sterile, pack of 5',
    description:
      'Everything for preparing one vial: a drawing-up needle, a 5 ml syringe, a swab and a drape, in a tray that opens aseptically. Diluent is ordered separately.',
    information: sterile(
      'Needle 21G, filter needle 18G, syringe 5 ml, alcohol swab, drape.',
      '5 trays.',
    ),
    priceMills: 17_400,
    inStock: 59,
    minimumStock: 6,
    categories: ['mixing'],
    picture: {
      form: 'mixingKit',
      colour: 'blue',
      label: 'Reconstitution kit',
      detail: 'Pack of 5',
    },
    promotions: [bundle(4, 66_000, 45, 160)],
  },
  {
    ...taxed,
    code: 'BIN-Y-1',
    name: 'Sharps container 1 litre, yellow lid',
    description:
      'A portable container for sharps contaminated with medicines, for incineration. Temporary and permanent closures and a tracking label.',
    information: container('Polypropylene.', '1 container with lid.'),
    priceMills: 2_150,
    inStock: 288,
    minimumStock: 30,
    categories: ['sharps-disposal'],
    picture: {
      form: 'sharpsBin',
      colour: 'amber',
      label: 'Sharps container, yellow lid',
      detail: '1 litre',
    },
  },
  {
    ...taxed,
    code: 'BIN-Y-5',
    name: 'Sharps container 5 litre, yellow lid',
    description:
      'A benchtop container with a wide aperture and a wall-bracket fitting. Fill line at three quarters.',
    information: container('Polypropylene.', '1 container with lid.'),
    priceMills: 4_350,
    inStock: 176,
    minimumStock: 20,
    categories: ['sharps-disposal'],
    picture: {
      form: 'sharpsBin',
      colour: 'amber',
      label: 'Sharps container, yellow lid',
      detail: '5 litre',
    },
  },
  {
    ...taxed,
    code: 'BIN-P-5',
    name: 'Sharps container 5 litre, purple lid',
    description:
      'For sharps contaminated with cytotoxic or cytostatic medicines. Ask your waste contractor which stream your clinic’s medicines belong to.',
    information: container('Polypropylene.', '1 container with lid.'),
    priceMills: 4_650,
    inStock: 84,
    minimumStock: 10,
    categories: ['sharps-disposal'],
    picture: {
      form: 'sharpsBin',
      colour: 'violet',
      label: 'Sharps container, purple lid',
      detail: '5 litre',
    },
  },
  {
    ...taxed,
    code: 'BIN-O-5',
    name: 'Sharps container 5 litre, orange lid',
    description:
      'For sharps not contaminated with medicines, such as those used only for blood sampling. Suitable for alternative treatment before disposal.',
    information: container('Polypropylene.', '1 container with lid.'),
    priceMills: 4_250,
    inStock: 97,
    minimumStock: 10,
    categories: ['sharps-disposal'],
    picture: {
      form: 'sharpsBin',
      colour: 'coral',
      label: 'Sharps container, orange lid',
      detail: '5 litre',
    },
  },
];
