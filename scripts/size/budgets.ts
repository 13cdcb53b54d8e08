/** Rounds bytes to tenths of a kB of 1,000 bytes, as printed. A few bytes of brotli's noise exceed no budget. */
export const inTenthsOfKb = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Maximum JavaScript of a page's first load, in kB after brotli. */
export interface Budget {
  /** Path of the route's screen below packages/storefront/src/features. */
  readonly route: string;
  readonly brotliKb: number;
}

/** Budget of pages that are not listed below: a visitor's shop page with everything included. */
export const DEFAULT_BUDGET_KB = 130;

/** Budget of every page of the desk. Its forms and dialogs load beside the answers of the server, or when they open. */
export const DESK_BUDGET_KB = 150;

/** Maximum scripts in the first load of a public page. Each is a request, and may wait for another. */
export const MOST_FILES = 4;

/**
 * Pages of signed-in buyers with forms or tables; all include the names of what the server may render, and what keeps
 * an open page up to date with the settings that staff change.
 */
export const budgets: readonly Budget[] = [
  // Also keeps what the server drew of a part whose code fails to load.
  { route: 'home/Home', brotliKb: 130.5 },
  // Exceeds the default by the shell's messages for blocked storage and failed requests.
  { route: 'catalogue/Products/Products', brotliKb: 132.2 },
  // Also remembers who knows the steps of a prescription, and its dialog ignores the second press of a double press.
  { route: 'catalogue/Product/ProductScreen', brotliKb: 132.4 },
  // Includes the responsive table, printing with letterhead, and the prescription limits.
  { route: 'lists/SavableCart', brotliKb: 143.1 },
  // Also includes payment, sums by VAT rate, addresses, signatories, the result of Buy again, and invoices.
  { route: 'payments/PayableOrder', brotliKb: 152.7 },
  // The same facts and sums, with the payment's result.
  { route: 'payments/Payment/PaymentScreen', brotliKb: 146 },
  { route: 'orders/Orders/Orders', brotliKb: 140.3 },
  // Includes naming, deleting and adding lists to the cart. The rows load lazily.
  { route: 'lists/Lists/Lists', brotliKb: 133.6 },
  { route: 'lists/List/ListScreen', brotliKb: 138.5 },
  // Includes rows with suggestions, pasting, file import, the choice of columns and of compact rows. The combobox library
  // loads lazily.
  { route: 'quickOrder/QuickOrder', brotliKb: 145.9 },
  // Tables for signed-in users, and a form of one field.
  { route: 'partners/MyPrescribers/MyPrescribers', brotliKb: 134.9 },
  { route: 'partners/MyPractitioners/MyPractitioners', brotliKb: 137 },
  // Includes the cart that waits for the prescriber.
  { route: 'partners/AddPrescriber/AddPrescriber', brotliKb: 145 },
  // A table with search, and adding a patient from a search without results.
  { route: 'patients/Patients/Patients', brotliKb: 136.2 },
  // The prescriptions table with its filters.
  { route: 'prescriptions/Prescriptions/Prescriptions', brotliKb: 142 },
  // The paper with its fields, substitutes, limits and advice. The signature pad and the queue beside it load lazily.
  { route: 'prescriptions/Prescription/PrescriptionScreen', brotliKb: 153.0 },
  // A form with a date, rules for names, postcodes and telephone numbers, and the duplicate check while typing.
  { route: 'patients/EditPatient/AddPatient', brotliKb: 153.5 },
  { route: 'patients/EditPatient/EditPatient', brotliKb: 156.8 },
  // All steps of every order, because a chunk that fails to load must not block an order. Includes the rules of every
  // form, which Place Order checks before it saves, and the placed order with cold goods and delivery days.
  // Also fills itself in from the last order. Prescriptions, patients and manual prescriptions load lazily.
  { route: 'checkout/Checkout', brotliKb: 178.4 },
];

/** Returns the budgets that name no page of the build: they would hide what they were made for. */
export const budgetsWithoutPage = (pages: ReadonlySet<string>): readonly string[] =>
  budgets.map(({ route }) => route).filter((route) => !pages.has(route));

/** Maximum first load of a component beyond every page's common code, in kB after brotli. */
interface ComponentBudget {
  /** A component, or a folder of several. */
  readonly under: string;
  readonly brotliKb: number;
}

/** The first match counts, so components with a library come before their folder. */
export const componentBudgets: readonly ComponentBudget[] = [
  { under: 'primitives/pictures/Carousel', brotliKb: 13 },
  { under: 'fields/DatePicker/CalendarDays', brotliKb: 22 },
  { under: 'fields/DatePicker/DatePicker', brotliKb: 26 },
  // The product page's whole form, with every error message.
  { under: 'pieces/catalogue/offer/BuyersOffer', brotliKb: 14 },
  { under: 'pieces/catalogue/offer/AddToCart', brotliKb: 13 },
  // The same for many products.
  { under: 'pieces/lists/ListLines', brotliKb: 13.1 },
  // Includes the signature pad and the date of consultation.
  { under: 'pieces/signing/SigningPanel', brotliKb: 15.5 },
  { under: 'primitives/', brotliKb: 8 },
  // With the fallback for a calendar that does not load, the error messages, and reading dates that browsers fill in.
  { under: 'fields/DateField', brotliKb: 12.5 },
  // Includes the drawing library.
  { under: 'fields/SignaturePad/SignatureCanvas', brotliKb: 9 },
  { under: 'fields/', brotliKb: 8 },
  // Includes the combobox library, which filters and positions the list.
  { under: 'pieces/patients/PatientPicker/PatientPicker', brotliKb: 49 },
  { under: 'pieces/carts/QuickOrderRow/', brotliKb: 48 },
  { under: 'pieces/carts/QuickOrderRows/', brotliKb: 48 },
  // Includes country names, and the effects of partial payments and substitutions.
  { under: 'pieces/orders/OrderDetail', brotliKb: 15.7 },
  { under: 'pieces/checkout/OrderPlaced', brotliKb: 13.5 },
  // A menu of actions in each row.
  { under: 'pieces/orders/OrdersTable', brotliKb: 14 },
  // The whole table, with quantities, offers and the prescription step.
  { under: 'pieces/carts/CartTable', brotliKb: 13.5 },
  // Quantities with their error messages, directions with advice, and substitutes.
  { under: 'pieces/prescriptions/PrescriptionItems', brotliKb: 13.5 },
  // Fields with their error messages, and rows that keep the focus on removal.
  { under: 'pieces/prescriptions/ManualItems', brotliKb: 14.5 },
  { under: 'pieces/allocation/PrescriptionCard', brotliKb: 13 },
  // Includes the table library, react-table, with order, sorting and selection.
  { under: 'pieces/desk/DataGrid', brotliKb: 23.6 },
  // Every kind of filter, with a date. It loads when a filter is opened.
  { under: 'pieces/desk/FilterBar/FilterEditor', brotliKb: 13.3 },
  { under: 'pieces/', brotliKb: 12 },
  // Includes the list of common passwords, and the rules for names, postcodes and telephone numbers.
  { under: 'forms/RegistrationForm', brotliKb: 35 },
  // Forms of the desk about customers: the form library, with every rule and sentence of these forms in one module.
  { under: 'forms/ReasonForm', brotliKb: 32.5 },
  { under: 'forms/CustomerNoteForm', brotliKb: 32.6 },
  { under: 'forms/CustomerEmailForm', brotliKb: 32.7 },
  { under: 'forms/CustomerNameForm', brotliKb: 32.9 },
  // The same with a date.
  { under: 'forms/PatientSearchForm', brotliKb: 35.4 },
  { under: 'forms/ApprovalForm', brotliKb: 35.5 },
  { under: 'forms/DataRequestForm', brotliKb: 36.2 },
  { under: 'forms/RegisterCheckForm', brotliKb: 36.8 },
  { under: 'forms/', brotliKb: 28 },
];
