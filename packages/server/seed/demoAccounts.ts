/** The accounts of the demo shop; production never has them. */
export const demoAccounts = [
  { email: 'practitioner@formulary.test', password: 'formulary-demo' },
  { email: 'prescriber@formulary.test', password: 'formulary-demo' },
  { email: 'practitioner2@formulary.test', password: 'formulary-demo' },
] as const;
