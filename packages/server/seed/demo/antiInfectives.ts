import { bundle } from './bundle.ts';
import type { DemoCategory, DemoProduct } from './demoTypes.ts';
import { information } from './information.ts';
import { legalNotes } from './legalNotes.ts';
import { storageNotes } from './storageNotes.ts';

export const antiInfectiveCategories: readonly DemoCategory[] = [
  {
    slug: 'anti-infectives',
    name: 'Antibiotics and antivirals',
    description: 'Antibacterials, antivirals and antifungals, by mouth and for the skin.',
    prescriptionLimit: 6,
    motif: 'antibiotic',
  },
  {
    slug: 'antibiotics-oral',
    name: 'Oral antibiotics',
    description: 'Penicillins, macrolides and tetracyclines in treatment-course packs.',
    parent: 'anti-infectives',
    prescriptionLimit: 4,
    motif: 'antibiotic',
  },
  {
    slug: 'antibiotics-topical',
    name: 'Topical antibiotics and antiseptics',
    description: 'Creams, ointments and solutions for the skin and eye.',
    parent: 'anti-infectives',
    motif: 'skincare',
  },
  {
    slug: 'antivirals',
    name: 'Antivirals',
    description: 'Aciclovir, valaciclovir and famciclovir.',
    parent: 'anti-infectives',
    prescriptionLimit: 4,
    motif: 'shield',
  },
  {
    slug: 'antifungals',
    name: 'Antifungals',
    description: 'Fluconazole, clotrimazole and terbinafine.',
    parent: 'anti-infectives',
    motif: 'shield',
  },
];

const rx = { vatPercent: 20, type: 'prescription' } as const;

const oral = (composition: string, pack: string, legal: string = legalNotes.pom) =>
  information({ composition, pack, storage: storageNotes.below25, legal, shelfLife: '36 months.' });
const topical = (composition: string, pack: string, legal: string = legalNotes.pom) =>
  information({
    composition,
    pack,
    storage: storageNotes.below25,
    legal,
    shelfLife: '24 months; 4 weeks once opened.',
  });

export const antiInfectiveProducts: readonly DemoProduct[] = [
  {
    ...rx,
    code: 'FLUCLOX-500-28',
    name: 'Flucloxacillin 500 mg capsules, 28 capsules',
    description:
      'A narrow-spectrum penicillin active against many staphylococci. The pack covers a seven-day course at four capsules a day. Not for people with a penicillin allergy.',
    information: oral(
      'Flucloxacillin (as sodium) 500 mg; magnesium stearate, gelatin.',
      '28 capsules in blisters.',
    ),
    priceMills: 2_450,
    inStock: 215,
    minimumStock: 15,
    prescriptionLimit: 2,
    categories: ['antibiotics-oral'],
    picture: { form: 'capsules', colour: 'rose', label: 'Flucloxacillin', detail: '500 mg · 28' },
    promotions: [bundle(10, 22_500, -75, 60)],
  },
  {
    ...rx,
    code: 'AMOX-500-21',
    name: 'Amoxicillin 500 mg capsules, 21 capsules',
    description:
      'A broad-spectrum penicillin in a one-week pack. Check allergy status and local resistance guidance before prescribing.',
    information: oral(
      'Amoxicillin (as trihydrate) 500 mg; magnesium stearate, gelatin.',
      '21 capsules in blisters.',
    ),
    priceMills: 1_480,
    inStock: 260,
    minimumStock: 20,
    prescriptionLimit: 2,
    categories: ['antibiotics-oral'],
    picture: { form: 'capsules', colour: 'amber', label: 'Amoxicillin', detail: '500 mg · 21' },
  },
  {
    ...rx,
    code: 'COAMOX-625-21',
    name: 'Co-amoxiclav 500 mg/125 mg tablets, 21 tablets',
    description:
      'Amoxicillin with the beta-lactamase inhibitor clavulanic acid. Sensitive to moisture, so tablets stay in the foil until they are taken.',
    information: oral(
      'Amoxicillin 500 mg, clavulanic acid 125 mg; film-coated.',
      '21 tablets in foil strips with desiccant.',
    ),
    priceMills: 2_980,
    inStock: 134,
    minimumStock: 12,
    prescriptionLimit: 2,
    categories: ['antibiotics-oral'],
    picture: {
      form: 'blister',
      colour: 'coral',
      label: 'Co-amoxiclav',
      detail: '500 mg/125 mg · 21',
    },
  },
  {
    ...rx,
    code: 'CLARI-500-14',
    name: 'Clarithromycin 500 mg tablets, 14 tablets',
    description:
      'A macrolide for people who cannot take penicillins. Interacts with statins and several other medicines metabolised by CYP3A4.',
    information: oral('Clarithromycin 500 mg; film-coated.', '14 tablets in blisters.'),
    priceMills: 2_310,
    inStock: 148,
    minimumStock: 12,
    prescriptionLimit: 2,
    categories: ['antibiotics-oral'],
    picture: { form: 'blister', colour: 'teal', label: 'Clarithromycin', detail: '500 mg · 14' },
  },
  {
    ...rx,
    code: 'DOXY-100-8',
    name: 'Doxycycline 100 mg capsules, 8 capsules',
    description:
      'A once-daily tetracycline. Taken upright with plenty of water because of the risk of oesophageal irritation. Increases sensitivity to sunlight.',
    information: oral(
      'Doxycycline (as hyclate) 100 mg; gelatin, indigo carmine.',
      '8 capsules in a blister.',
    ),
    priceMills: 980,
    inStock: 190,
    minimumStock: 20,
    prescriptionLimit: 4,
    categories: ['antibiotics-oral'],
    picture: { form: 'capsules', colour: 'blue', label: 'Doxycycline', detail: '100 mg · 8' },
  },
  {
    ...rx,
    code: 'LYME-408-28',
    name: 'Lymecycline 408 mg capsules, 28 capsules',
    description:
      'A tetracycline used in longer courses for acne. One capsule a day; four weeks to a pack. Not for children under twelve or in pregnancy.',
    information: oral(
      'Lymecycline 408 mg, equivalent to tetracycline base 300 mg.',
      '28 capsules in blisters.',
    ),
    priceMills: 5_120,
    inStock: 81,
    minimumStock: 8,
    prescriptionLimit: 3,
    categories: ['antibiotics-oral', 'skincare-acne'],
    picture: { form: 'capsules', colour: 'plum', label: 'Lymecycline', detail: '408 mg · 28' },
  },
  {
    ...rx,
    code: 'MUP-OINT-15',
    name: 'Mupirocin 2% ointment, 15 g',
    description:
      'A topical antibacterial for localised skin infection, kept for short courses to limit resistance. Macrogol base: not for large open wounds.',
    information: topical('Mupirocin 20 mg/g; macrogol 400, macrogol 3350.', '1 tube of 15 g.'),
    priceMills: 6_400,
    inStock: 72,
    minimumStock: 6,
    categories: ['antibiotics-topical'],
    picture: { form: 'tube', colour: 'indigo', label: 'Mupirocin 2% ointment', detail: '15 g' },
  },
  {
    ...rx,
    code: 'FUS-CRM-30',
    name: 'Fusidic acid 2% cream, 30 g',
    description:
      'A topical antistaphylococcal cream. National guidance asks for a course of no more than a week or two.',
    information: topical(
      'Fusidic acid 20 mg/g; butylhydroxyanisole, cetyl alcohol.',
      '1 tube of 30 g.',
    ),
    priceMills: 4_350,
    inStock: 118,
    minimumStock: 10,
    categories: ['antibiotics-topical'],
    picture: { form: 'tube', colour: 'violet', label: 'Fusidic acid 2% cream', detail: '30 g' },
  },
  {
    ...rx,
    code: 'CHLORAM-OINT-4',
    name: 'Chloramphenicol 1% eye ointment, 4 g',
    description:
      'A sterile, preservative-free ointment used around the eye and, off label, on facial wounds where a clinician so directs. The tube is for one person and one course.',
    information: topical(
      'Chloramphenicol 10 mg/g; liquid paraffin, white soft paraffin.',
      '1 tube of 4 g.',
      legalNotes.p,
    ),
    type: 'any',
    priceMills: 3_180,
    inStock: 145,
    minimumStock: 12,
    categories: ['antibiotics-topical'],
    picture: {
      form: 'tube',
      colour: 'green',
      label: 'Chlor\u00ADamphenicol 1% eye ointment',
      detail: '4 g',
    },
  },
  {
    vatPercent: 20,
    type: 'nonPrescription',
    code: 'CHX-2-250',
    name: 'Chlorhexidine 2% in 70% alcohol skin solution, 250 ml',
    description:
      'A clear skin antiseptic for preparation before injection. Flammable; let it dry before any heat or light source is used. Keep away from eyes and ears.',
    information: information({
      composition: 'Chlorhexidine digluconate 2% w/v, isopropyl alcohol 70% v/v.',
      pack: '1 spray bottle of 250 ml.',
      storage: 'Store below 25 °C, away from ignition sources.',
      legal: legalNotes.gsl,
      shelfLife: '24 months; 3 months once opened.',
    }),
    priceMills: 7_250,
    inStock: 205,
    minimumStock: 20,
    categories: ['antibiotics-topical', 'ppe-hygiene'],
    picture: {
      form: 'sprayBottle',
      colour: 'rose',
      label: 'Chlorhexidine 2% in 70% alcohol',
      detail: '250 ml',
    },
  },
  {
    vatPercent: 20,
    type: 'nonPrescription',
    code: 'HOCL-250',
    name: 'Hypochlorous acid 0.02% skin and wound spray, 250 ml',
    description:
      'A near-neutral hypochlorous solution for cleansing the skin before and after treatment. Free of alcohol and fragrance.',
    information: information({
      composition: 'Hypochlorous acid 0.02%, sodium chloride, water.',
      pack: '1 opaque spray bottle of 250 ml.',
      storage: storageNotes.below25,
      legal: legalNotes.device2,
      shelfLife: '18 months; 60 days once opened.',
    }),
    priceMills: 12_900,
    inStock: 168,
    minimumStock: 15,
    categories: ['antibiotics-topical', 'aftercare-soothing'],
    picture: {
      form: 'sprayBottle',
      colour: 'teal',
      label: 'Hypochlorous acid 0.02% spray',
      detail: '250 ml',
    },
    promotions: [bundle(6, 70_800, -6, 114)],
  },
  {
    ...rx,
    code: 'ACI-400-56',
    name: 'Aciclovir 400 mg tablets, 56 tablets',
    description:
      'An antiviral active against herpes simplex and varicella zoster. Prescribed by some clinics around perioral procedures for people with a history of cold sores.',
    information: oral('Aciclovir 400 mg; microcrystalline cellulose.', '56 tablets in blisters.'),
    priceMills: 3_640,
    inStock: 122,
    minimumStock: 10,
    prescriptionLimit: 2,
    categories: ['antivirals'],
    picture: { form: 'blister', colour: 'indigo', label: 'Aciclovir', detail: '400 mg · 56' },
  },
  {
    ...rx,
    code: 'VALA-500-10',
    name: 'Valaciclovir 500 mg tablets, 10 tablets',
    description:
      'A prodrug of aciclovir with better absorption, taken less often. Dose is adjusted in renal impairment.',
    information: oral(
      'Valaciclovir (as hydrochloride) 500 mg; film-coated.',
      '10 tablets in a blister.',
    ),
    priceMills: 2_760,
    inStock: 154,
    minimumStock: 12,
    prescriptionLimit: 3,
    categories: ['antivirals'],
    picture: { form: 'blister', colour: 'violet', label: 'Valaciclovir', detail: '500 mg · 10' },
  },
  {
    vatPercent: 20,
    type: 'any',
    code: 'ACI-CRM-5-10',
    name: 'Aciclovir 5% cream, 10 × 2 g',
    description:
      'Two-gram tubes of aciclovir cream for cold sores, in a counter display of ten. Each tube is for one person.',
    information: topical(
      'Aciclovir 50 mg/g; propylene glycol, cetostearyl alcohol.',
      '10 tubes of 2 g.',
      legalNotes.gsl,
    ),
    priceMills: 13_700,
    inStock: 5,
    minimumStock: 5,
    categories: ['antivirals'],
    picture: { form: 'tube', colour: 'slate', label: 'Aciclovir 5% cream', detail: '10 × 2 g' },
  },
  {
    vatPercent: 20,
    type: 'any',
    code: 'FLUC-150-1',
    name: 'Fluconazole 150 mg capsule, 1 capsule',
    description:
      'A single-dose triazole antifungal. Interacts with warfarin and with several medicines that prolong the QT interval.',
    information: oral('Fluconazole 150 mg; lactose, gelatin.', '1 capsule.', legalNotes.p),
    priceMills: 1_020,
    inStock: 205,
    minimumStock: 20,
    prescriptionLimit: 2,
    categories: ['antifungals'],
    picture: { form: 'capsules', colour: 'teal', label: 'Fluconazole', detail: '150 mg · 1' },
  },
  {
    vatPercent: 20,
    type: 'any',
    code: 'CLOT-CRM-30',
    name: 'Clotrimazole 1% cream, 30 g',
    description:
      'A broad-spectrum imidazole cream for fungal infection of the skin. The paraffin content makes fabrics that carry it easier to set alight.',
    information: topical(
      'Clotrimazole 10 mg/g; cetostearyl alcohol, benzyl alcohol.',
      '1 tube of 30 g.',
      legalNotes.p,
    ),
    priceMills: 2_150,
    inStock: 133,
    minimumStock: 10,
    categories: ['antifungals'],
    picture: { form: 'tube', colour: 'olive', label: 'Clotrimazole 1% cream', detail: '30 g' },
  },
];
