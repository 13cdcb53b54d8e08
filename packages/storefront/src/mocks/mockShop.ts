import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { ProductList } from '@formulary/rules/lists/productList';
import type { Order } from '@formulary/rules/orders/order';
import type { ListedPatient, Patient } from '@formulary/rules/patients/patient';
import type { Product } from '@formulary/rules/catalogue/product';
import type { Profile } from '@formulary/rules/accounts/profile';
import type { HttpHandler } from 'msw';
import { homeHandlers } from '../features/home/mocks/homeHandlers.ts';
import { accountHandlers } from '../features/accounts/mocks/accountHandlers.ts';
import { passkeyHandlers } from '../features/accounts/mocks/passkeyHandlers.ts';
import { cartHandlers } from '../features/carts/mocks/cartHandlers.ts';
import { quickOrderHandlers } from '../features/quickOrder/mocks/quickOrderHandlers.ts';
import { catalogueHandlers } from '../features/catalogue/mocks/catalogueHandlers.ts';
import { stockRequestHandlers } from '../features/stockRequests/mocks/stockRequestHandlers.ts';
import { listHandlers } from '../features/lists/mocks/listHandlers.ts';
import { registrationHandlers } from '../features/accounts/mocks/registrationHandlers.ts';
import { mockProducts } from '../features/catalogue/mocks/mockCatalogue.ts';
import { patientHandlers } from '../features/patients/mocks/patientHandlers.ts';
import { type MockPartners, partnerHandlers } from '../features/partners/mocks/partnerHandlers.ts';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { aPerson } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import type { Person } from '@formulary/rules/prescriptions/person';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { mockPatients } from '../features/prescriptions/mocks/mockPatients.ts';
import { prescriptionHandlers } from '../features/prescriptions/mocks/prescriptionHandlers.ts';
import { paymentHandlers } from '../features/payments/mocks/paymentHandlers.ts';
import { issuedPrescriptionHandlers } from '../features/prescriptions/mocks/issuedPrescriptionHandlers.ts';
import { orderHandlers } from '../features/orders/mocks/orderHandlers.ts';

interface MockShop {
  readonly products?: readonly Product[];
  readonly cart?: readonly CartLine[];
  readonly orders?: readonly Order[];
  /** The buyer's lists; without one, the orders make the usual order. */
  readonly lists?: readonly ProductList[];
  readonly profile?: Partial<Profile>;
  readonly partners?: MockPartners;
  readonly patients?: readonly (Patient & Partial<ListedPatient>)[];
  /** Prescribers who accepted the practitioner. */
  readonly prescribers?: readonly Person[];
  /** Prescriptions already in the cart. */
  readonly prescriptions?: readonly PreOrderPrescriptionAnswer[];
  /** Prescriptions of placed orders. */
  readonly issued?: readonly Prescription[];
}

/** Returns handlers of a whole shop in memory; every answer goes through the wire codecs. */
export function mockShop({
  products = mockProducts,
  cart: lines = [],
  orders = [],
  lists = [],
  profile = {},
  partners = {},
  patients = mockPatients,
  prescribers = [aPerson()],
  prescriptions = [],
  issued = [],
}: MockShop = {}): readonly HttpHandler[] {
  const cart = { lines };
  const register = {
    patients: patients.map((each) => ({ lastPrescribedAt: undefined, ...each })),
  };
  return [
    ...accountHandlers(profile),
    ...passkeyHandlers(),
    ...registrationHandlers(),
    // Before products and orders, whose `:id` routes would match these paths.
    ...homeHandlers({
      orders,
      issued,
      products,
      isPrescriber: profile.isPrescriber === true,
      requests: partners.prescribers?.filter(({ status }) => status === 'pending').length ?? 0,
    }),
    ...catalogueHandlers(products),
    ...quickOrderHandlers(products),
    ...stockRequestHandlers(products),
    ...listHandlers({ lists, products, usual: orders.flatMap((order) => order.lines ?? []) }),
    ...cartHandlers(cart, products),
    // Before orders, whose `:id` routes would match these paths.
    ...paymentHandlers(),
    ...orderHandlers(orders, cart, products),
    ...prescriptionHandlers({ cart, register, prescribers, start: prescriptions }),
    ...issuedPrescriptionHandlers(issued),
    ...partnerHandlers(partners),
    ...patientHandlers(register),
  ];
}
