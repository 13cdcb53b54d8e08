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

/** Of how many scripts the first load of a page that visitors open may be made: each is a request, and may wait for another. */
export const MOST_FILES = 4;

/** Pages that only signed-in buyers open, with a form or a table of their own; all with the names of what the server may draw. */
export const budgets: readonly Budget[] = [
  // With the table that becomes cards, printing and letterhead, and how many prescriptions its limits ask for.
  { route: 'SavableCart', brotliKb: 140 },
  // And with what to pay, the sums by rate of VAT, the addresses, who signs its prescriptions, what became of Buy again, and its invoices.
  { route: 'PayableOrder', brotliKb: 149 },
  // The same facts and sums, with what became of the payment.
  { route: 'PaymentScreen', brotliKb: 146 },
  { route: 'PayableOrders', brotliKb: 140 },
  // What a list is named by, deleted by and put into the cart by; its rows come while it is read.
  { route: 'Lists', brotliKb: 132 },
  { route: 'ListScreen', brotliKb: 137 },
  // Rows with suggestions, what is pasted and read from files; the library that suggests comes when it is wanted.
  { route: 'QuickOrder', brotliKb: 142 },
  // Tables that only signed-in people see, and a form of one field.
  { route: 'MyPrescribers', brotliKb: 134 },
  { route: 'MyPractitioners', brotliKb: 137 },
  { route: 'AddPrescriber', brotliKb: 141 },
  // A table with its search, and whom a search with no match would add.
  { route: 'Patients', brotliKb: 136 },
  // The table of prescriptions with its filters.
  { route: 'Prescriptions', brotliKb: 142 },
  // The paper with its fields, substitutes and limits; the pad comes when it is wanted.
  { route: 'PrescriptionScreen', brotliKb: 148 },
  // A form with a date, and the rules that find a likely duplicate while it is filled in.
  { route: 'AddPatient', brotliKb: 151 },
  { route: 'EditPatient', brotliKb: 152 },
  // The steps that every order has come at once: a part that fails to load must not stand between a buyer and an order.
  // With the rules of every form, which Place Order asks before it takes along what was not saved, and the order that was
  // placed. Prescriptions, patients and what is written by hand come when they are wanted.
  { route: 'Checkout', brotliKb: 173 },
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
  { under: 'pieces/catalogue/BuyersOffer', brotliKb: 14 },
  { under: 'pieces/catalogue/AddToCart', brotliKb: 13 },
  // The same of many products.
  { under: 'pieces/lists/ListLines', brotliKb: 13 },
  // With the pad, and the field for the day on which the patient was seen.
  { under: 'pieces/prescriptions/SigningPanel', brotliKb: 15 },
  { under: 'primitives/', brotliKb: 8 },
  // With what stands there when its calendar does not come, and the shop's refusals.
  { under: 'fields/DateField', brotliKb: 12 },
  // With the library that draws.
  { under: 'fields/SignaturePad/SignatureCanvas', brotliKb: 9 },
  { under: 'fields/', brotliKb: 8 },
  // With the library that lists, filters and places what hangs below a field.
  { under: 'pieces/patients/PatientPicker/PatientPicker', brotliKb: 49 },
  { under: 'pieces/carts/QuickOrderRow/', brotliKb: 48 },
  { under: 'pieces/carts/QuickOrderRows/', brotliKb: 48 },
  // With the names of the countries.
  { under: 'pieces/orders/OrderDetail', brotliKb: 14 },
  // The whole table, with quantities, offers and the step for prescriptions.
  { under: 'pieces/carts/CartTable', brotliKb: 13 },
  // Quantities with what refuses them, directions and substitutes.
  { under: 'pieces/prescriptions/PrescribedItems', brotliKb: 13 },
  { under: 'pieces/', brotliKb: 12 },
  // With the list of the passwords that are guessed first.
  { under: 'forms/RegistrationForm', brotliKb: 33 },
  { under: 'forms/', brotliKb: 28 },
];
