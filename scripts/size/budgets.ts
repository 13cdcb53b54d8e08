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
  // Over the default by what the shell says where the browser keeps nothing, and where a call failed.
  { route: 'Products', brotliKb: 131 },
  { route: 'ProductScreen', brotliKb: 131 },
  // With the table that becomes cards, printing and letterhead, and how many prescriptions its limits ask for.
  { route: 'SavableCart', brotliKb: 141.5 },
  // And with what to pay, the sums by rate of VAT, the addresses, who signs its prescriptions, what became of Buy again, and its invoices.
  { route: 'PayableOrder', brotliKb: 150.5 },
  // The same facts and sums, with what became of the payment.
  { route: 'PaymentScreen', brotliKb: 146 },
  { route: 'PayableOrders', brotliKb: 140 },
  // What a list is named by, deleted by and put into the cart by; its rows come while it is read.
  { route: 'Lists', brotliKb: 132.5 },
  { route: 'ListScreen', brotliKb: 137 },
  // Rows with suggestions, what is pasted and read from files, and the question which column is which; the library that suggests
  // comes when it is wanted.
  { route: 'QuickOrder', brotliKb: 144 },
  // Tables that only signed-in people see, and a form of one field.
  { route: 'MyPrescribers', brotliKb: 134 },
  { route: 'MyPractitioners', brotliKb: 137 },
  // With the cart that waits for the prescriber.
  { route: 'AddPrescriber', brotliKb: 143 },
  // A table with its search, and whom a search with no match would add.
  { route: 'Patients', brotliKb: 136 },
  // The table of prescriptions with its filters.
  { route: 'Prescriptions', brotliKb: 142 },
  // The paper with its fields, substitutes and limits; the pad comes when it is wanted.
  { route: 'PrescriptionScreen', brotliKb: 148 },
  // A form with a date, the rules for names, postcodes and telephone numbers, and those that find a likely duplicate while it is
  // filled in.
  { route: 'AddPatient', brotliKb: 153.5 },
  { route: 'EditPatient', brotliKb: 155 },
  // The steps that every order has come at once: a part that fails to load must not stand between a buyer and an order.
  // With the rules of every form, which Place Order asks before it takes along what was not saved, and the order that was
  // placed, with its cold goods and delivery days. Prescriptions, patients and what is written by hand come when they are wanted.
  { route: 'Checkout', brotliKb: 175.5 },
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
  { under: 'pieces/prescriptions/SigningPanel', brotliKb: 15.5 },
  { under: 'primitives/', brotliKb: 8 },
  // With the fallback for a calendar that does not load, the error messages, and reading dates that browsers fill in.
  { under: 'fields/DateField', brotliKb: 12.5 },
  // With the library that draws.
  { under: 'fields/SignaturePad/SignatureCanvas', brotliKb: 9 },
  { under: 'fields/', brotliKb: 8 },
  // With the library that lists, filters and places what hangs below a field.
  { under: 'pieces/patients/PatientPicker/PatientPicker', brotliKb: 49 },
  { under: 'pieces/carts/QuickOrderRow/', brotliKb: 48 },
  { under: 'pieces/carts/QuickOrderRows/', brotliKb: 48 },
  // With the names of the countries, and what a part of a payment or a substitution changed.
  { under: 'pieces/orders/OrderDetail', brotliKb: 15 },
  { under: 'pieces/checkout/OrderPlaced', brotliKb: 13 },
  // The whole table, with quantities, offers and the step for prescriptions.
  { under: 'pieces/carts/CartTable', brotliKb: 13.5 },
  // Quantities with what refuses them, directions and substitutes.
  { under: 'pieces/prescriptions/PrescribedItems', brotliKb: 13 },
  // Fields with what refuses them, and rows whose removal keeps the focus.
  { under: 'pieces/prescriptions/ManualItems', brotliKb: 14.5 },
  { under: 'pieces/prescriptions/PrescriptionCard', brotliKb: 12.5 },
  { under: 'pieces/', brotliKb: 12 },
  // With the list of the passwords that are guessed first, and the rules for names, postcodes and telephone numbers.
  { under: 'forms/RegistrationForm', brotliKb: 35 },
  { under: 'forms/', brotliKb: 28 },
];
