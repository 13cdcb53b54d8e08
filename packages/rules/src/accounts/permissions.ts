import type { Role } from './role.ts';

const everybody: readonly Role[] = ['visitor', 'practitioner', 'prescriber'];
const visitors: readonly Role[] = ['visitor'];
const signedIn: readonly Role[] = ['practitioner', 'prescriber'];
const practitioners: readonly Role[] = ['practitioner'];
const prescribers: readonly Role[] = ['prescriber'];

/** What each role may do (spec section 6); a record's own owner is judged where the record is. */
export const permissions = {
  browseCatalogue: everybody,
  readStaticPages: everybody,
  sendContactMessage: everybody,
  openSignatureVerification: everybody,
  signUp: visitors,
  signIn: visitors,
  resetPassword: visitors,
  confirmEmail: visitors,
  seePrices: signedIn,
  useCart: signedIn,
  checkOut: signedIn,
  seeOrders: signedIn,
  seePrescriptions: signedIn,
  editProfile: signedIn,
  keepPatients: signedIn,
  seeMyPrescribers: practitioners,
  addPrescribers: practitioners,
  choosePrescriber: practitioners,
  seeMyPractitioners: prescribers,
  answerLinkRequests: prescribers,
  seeNotifications: prescribers,
  signPrescriptions: prescribers,
  writeManualPrescriptions: prescribers,
  printPrescriptionTemplate: prescribers,
} as const;

export type Permission = keyof typeof permissions;
