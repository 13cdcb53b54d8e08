import { formNames } from './formNames.ts';

/** The labels of the forms for buyers. */
const labels: Readonly<Record<(typeof formNames)[number], string>> = {
  injection: 'Injections and infusions',
  filler: 'Fillers and boosters',
  tablet: 'Tablets and capsules',
  liquid: 'Liquids by mouth',
  cream: 'Creams, gels and ointments',
  solution: 'Solutions for skin and wounds',
  drops: 'Drops, sprays and inhalers',
  powder: 'Powders and granules',
  patch: 'Patches',
  suppository: 'Suppositories and pessaries',
  needle: 'Needles, cannulas and syringes',
  dressing: 'Dressings, swabs and gloves',
  other: 'Devices and everything else',
};

/** The forms that filter a product list, in order, with their labels. */
export const productForms = formNames.map((form) => ({ form, label: labels[form] }));
