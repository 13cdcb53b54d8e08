/** Accounts of the demo shop; never in production. */
export const demoAccounts = [
  {
    email: 'practitioner@formulary.test',
    password: 'formulary-demo',
    shows:
      'a practitioner: patients, orders in every state, prescriptions to correct and to send again',
  },
  {
    email: 'prescriber@formulary.test',
    password: 'formulary-demo',
    shows:
      'their prescriber: prescriptions to review, to sign and to confirm, a request in the bell',
  },
  {
    email: 'practitioner2@formulary.test',
    password: 'formulary-demo',
    shows:
      'a practitioner who has just begun: one request declined, one not answered, an order to pay',
  },
  {
    email: 'prescriber2@formulary.test',
    password: 'formulary-demo',
    shows: 'a prescriber who orders for a patient of their own, with a prescription to sign',
  },
] as const;
