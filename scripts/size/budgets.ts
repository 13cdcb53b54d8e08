/** A kilobyte here is 1,000 bytes, as the network counts. */
export const BYTES_PER_KB = 1000;

/** The most JavaScript that the first load of a page may cost, in kB after brotli. */
export interface Budget {
  /** The route's screen under packages/storefront/src/features. */
  readonly route: string;
  readonly brotliKb: number;
}

/** What a page may cost unless it is listed below: a shop page seen by a visitor, everything included. */
export const DEFAULT_BUDGET_KB = 130;

/** Pages that bring a form of their own, or a table that only signed-in buyers see. */
export const budgets: readonly Budget[] = [
  // What every page has, and a little more than the least: a picture under a lens, downloads, what a link from a mail may
  // find in the way, the paper of a prescription.
  { route: 'ProductScreen', brotliKb: 131 },
  { route: 'Resources', brotliKb: 131 },
  { route: 'ConfirmEmail', brotliKb: 131 },
  { route: 'PrescriptionTemplateScreen', brotliKb: 131 },
  // With its cards, its pages past the end and doses that never part.
  { route: 'Products', brotliKb: 133 },
  // With the table that becomes cards, printing and letterhead, and how many prescriptions its limits ask for.
  { route: 'Cart', brotliKb: 139 },
  // And with what to pay, the sums by rate of VAT, the addresses, and who signs its prescriptions.
  { route: 'PayableOrder', brotliKb: 145 },
  // The same facts and sums, with what became of the payment.
  { route: 'PaymentScreen', brotliKb: 144 },
  { route: 'PayableOrders', brotliKb: 135 },
  // Tables that only signed-in people see, and a form of one field.
  { route: 'MyPrescribers', brotliKb: 135 },
  { route: 'MyPractitioners', brotliKb: 136 },
  // Its tabs; what a prescriber signs with comes when it is opened.
  { route: 'ProfileScreen', brotliKb: 131 },
  { route: 'AddPrescriber', brotliKb: 142 },
  // A table with its search, and whom a search with no match would add.
  { route: 'Patients', brotliKb: 137 },
  // The table of prescriptions with its filters.
  { route: 'Prescriptions', brotliKb: 142 },
  // The paper with its fields, substitutes and limits; the pad comes when it is wanted.
  { route: 'PrescriptionScreen', brotliKb: 150 },
  // Opened from a mail, with what was confirmed and what may be in the way.
  { route: 'ConfirmSignature', brotliKb: 135 },
  // The verdict and what was compared; what compares a file comes after it.
  { route: 'CheckPrescription', brotliKb: 134 },
  // A form with a date, and the rules that find a likely duplicate while it is filled in.
  { route: 'AddPatient', brotliKb: 152 },
  { route: 'EditPatient', brotliKb: 153 },
  // Opened once, from a mail: with what it may find in the way.
  { route: 'Invitation', brotliKb: 134 },
  { route: 'SignIn', brotliKb: 142 },
  { route: 'ForgotPassword', brotliKb: 142 },
  // With the list of the passwords that are guessed first.
  { route: 'ResetPassword', brotliKb: 145 },
  // The steps that every order has come at once: a part that fails to load must not stand between a buyer and an order.
  // With the rules of every form, which Place Order asks before it takes along what was not saved, and the order that was
  // placed. Prescriptions, patients and what is written by hand come when they are wanted.
  { route: 'Checkout', brotliKb: 169 },
];

/** The most that the first load of one component may cost on top of what every page has, in kB after brotli. */
interface ComponentBudget {
  /** A component, or the folder of several. */
  readonly under: string;
  readonly brotliKb: number;
}

/** The first that fits counts: what brings a library of its own is named before its folder. */
export const componentBudgets: readonly ComponentBudget[] = [
  { under: 'primitives/Carousel', brotliKb: 13 },
  { under: 'fields/DatePicker/CalendarDays', brotliKb: 22 },
  { under: 'fields/DatePicker/DatePicker', brotliKb: 26 },
  // The whole form of a product page, with every sentence that may refuse what is asked for.
  { under: 'pieces/catalogue/BuyersOffer', brotliKb: 13 },
  // With the pad, and the field for the day on which the patient was seen.
  { under: 'pieces/prescriptions/SigningPanel', brotliKb: 15 },
  { under: 'primitives/', brotliKb: 8 },
  // With what stands there when its calendar does not come, and the shop's refusals.
  { under: 'fields/DateField', brotliKb: 12 },
  // With the library that draws.
  { under: 'fields/SignaturePad/SignatureCanvas', brotliKb: 9 },
  { under: 'fields/', brotliKb: 8 },
  // With the library that lists, filters and places what hangs below a field.
  { under: 'pieces/patients/PatientPicker/PatientPicker', brotliKb: 48 },
  { under: 'pieces/', brotliKb: 12 },
  // With the list of the passwords that are guessed first.
  { under: 'forms/RegistrationForm', brotliKb: 31 },
  { under: 'forms/', brotliKb: 28 },
];
