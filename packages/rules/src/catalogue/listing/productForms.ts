/** The forms that a list of products is narrowed by, in the order in which they are offered, in a buyer's words. */
export const productForms = [
  { form: 'injection', label: 'Injections and infusions' },
  { form: 'filler', label: 'Fillers and boosters' },
  { form: 'tablet', label: 'Tablets and capsules' },
  { form: 'liquid', label: 'Liquids by mouth' },
  { form: 'cream', label: 'Creams, gels and ointments' },
  { form: 'solution', label: 'Solutions for skin and wounds' },
  { form: 'drops', label: 'Drops, sprays and inhalers' },
  { form: 'powder', label: 'Powders and granules' },
  { form: 'patch', label: 'Patches' },
  { form: 'suppository', label: 'Suppositories and pessaries' },
  { form: 'needle', label: 'Needles, cannulas and syringes' },
  { form: 'dressing', label: 'Dressings, swabs and gloves' },
  { form: 'other', label: 'Devices and everything else' },
] as const;
