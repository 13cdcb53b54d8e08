/** Roles of the pharmacy's staff. Each person has one. */
export const staffRoles = [
  'dispenser',
  'pharmacist',
  'customer-service',
  'stock',
  'superintendent',
  'auditor',
] as const;

export type StaffRole = (typeof staffRoles)[number];

const service = ['customer-service', 'superintendent'] as const;
const superintendents = ['superintendent'] as const;

/**
 * Says which role may do or see what at the desk. Each call of the desk names one of these as its access, and the server
 * admits accordingly; the screens show jobs, links and buttons by the same table. Auditors see everything and change
 * nothing; the superintendent decides who is let in and who works here.
 */
export const staffPermissions = {
  /** Own session, passkeys and second factor, counts of what waits. */
  useDesk: staffRoles,
  /** Make a browser a shared station, or one person's. */
  setUpStations: ['pharmacist', 'superintendent'],
  seeOrders: staffRoles,
  /** Delivery address and lines before dispatch. */
  correctOrders: service,
  /** Put an order aside, and take it up again. */
  holdOrders: ['pharmacist', 'customer-service', 'superintendent'],
  /** Send parcels and mark them delivered. */
  dispatchOrders: ['dispenser', 'pharmacist', 'superintendent'],
  cancelOrders: service,
  /** Prescriptions with patient and medicines. */
  seePrescriptions: ['dispenser', 'pharmacist', 'customer-service', 'superintendent', 'auditor'],
  /** Mail prescribers again, hand over, void, note the paper original. */
  handlePrescriptions: ['pharmacist', 'superintendent'],
  seeMessages: ['pharmacist', 'customer-service', 'superintendent', 'auditor'],
  /** Answer, close and open messages; send failed mails again. */
  answerMessages: ['pharmacist', 'customer-service', 'superintendent'],
  seeCustomers: ['pharmacist', 'customer-service', 'superintendent', 'auditor'],
  /** Identity papers and proofs of a registration. */
  seePapers: ['customer-service', 'superintendent', 'auditor'],
  /** Record the look at a professional register, ask for documents, write notes. */
  prepareCustomers: service,
  /** Approve, decline, suspend, reinstate, reopen. */
  decideCustomers: superintendents,
  /** Name, email, company. */
  rectifyCustomers: service,
  /** Export and erasure of a person's data. */
  answerDataRequests: superintendents,
  seeMoney: ['customer-service', 'superintendent', 'auditor'],
  /** Book transfers, price items, refund, credit. */
  bookMoney: service,
  /** CSV of lists, with who and why on record. */
  exportLists: ['customer-service', 'superintendent', 'auditor'],
  /** Stock, its movements, deliveries, purchase orders and counts. */
  seeStock: staffRoles,
  /** Take goods in, count, adjust, write purchase orders. */
  changeStock: ['stock', 'superintendent'],
  /** Products, categories, prices, promotions, delivery options, synonyms, imports. */
  seeCatalogue: staffRoles,
  /** Products with their pictures, categories, synonyms. */
  changeCatalogue: ['stock', 'superintendent'],
  /** Prices, promotions, delivery options. */
  changePrices: service,
  /** Preview, apply and undo files of products and prices. */
  importCatalogue: superintendents,
  /** Sales, VAT, stock value, times to dispatch and signature. */
  seeReports: ['customer-service', 'superintendent', 'auditor'],
  /** Company, bank details, cut-offs, holidays, terms, notices. */
  seeSettings: ['superintendent', 'auditor'],
  changeSettings: superintendents,
  seeStaff: ['superintendent', 'auditor'],
  /** Invite, change roles, end accounts. */
  manageStaff: superintendents,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffPermission = keyof typeof staffPermissions;

/** Returns whether a role has a permission. */
export function staffCan(role: StaffRole, permission: StaffPermission): boolean {
  const roles: readonly StaffRole[] = staffPermissions[permission];
  return roles.includes(role);
}

const labels: Readonly<Record<StaffRole, string>> = {
  dispenser: 'Dispenser',
  pharmacist: 'Pharmacist',
  'customer-service': 'Customer service',
  stock: 'Stock',
  superintendent: 'Superintendent',
  auditor: 'Auditor',
};

/** Returns the name of a role, as people read it. */
export function staffRoleLabel(role: StaffRole): string {
  return labels[role];
}
