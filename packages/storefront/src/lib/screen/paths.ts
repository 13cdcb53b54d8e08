import type { ResourceFile } from '@formulary/rules/content/resources';
import { publicPaths } from '@formulary/rules/head/publicPaths';
import { withQuery } from '@formulary/rules/head/withQuery';
import { laterPage } from '@formulary/rules/paging/laterPage';
import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { signStatuses } from './signStatuses.ts';

interface PatientsPath {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

interface PractitionersPath {
  readonly page?: number | undefined;
  /** Whose request to point out. */
  readonly request?: number | undefined;
}

interface PrescriptionsPath {
  readonly orderId?: number | undefined;
  readonly status?: PrescriptionStatus | undefined;
  readonly prescriberId?: number | undefined;
  readonly page?: number | undefined;
}

/** The one home of the shop's addresses (spec 2). */
export const paths = {
  ...publicPaths,
  profile: '/profile',
  cart: '/cart',
  quickOrder: '/quick-order',
  lists: '/lists',
  /** A list of the buyer's own; 0 is the usual order. */
  list: (id: number) => `/list/${id || 'usual'}`,
  checkout: '/checkout',
  /** A PDF that the shop offers, for a tab of its own. */
  resource: (file: ResourceFile) => `/resources/${file}`,
  prescribers: '/prescribers',
  addPrescriber: '/prescribers/add',
  practitioners: ({ page, request }: PractitionersPath = {}) =>
    withQuery('/practitioners', { request, page: laterPage(page) }),
  patients: ({ search, page }: PatientsPath = {}) =>
    withQuery('/patients', { search, page: laterPage(page) }),
  addPatient: '/patient/add',
  patient: (id: number) => `/patient/add/${id}`,
  manualPrescription: '/checkout?manual=true',
  /** The prescriptions, or some of them (spec 2.18). */
  prescriptions: ({ orderId, status, prescriberId, page }: PrescriptionsPath = {}) =>
    withQuery('/prescriptions', {
      orderId,
      signStatus: status && signStatuses[status],
      prescriberId,
      page: laterPage(page),
    }),
  /** What waits for a prescriber's signature (spec 2.28). */
  toSign: (prescriberId: number) => paths.prescriptions({ status: 'unsigned', prescriberId }),
  prescription: (id: number) => `/prescription/${id}`,
  /** Where anybody who holds a prescription can have it checked; its QR code leads there. */
  checkPrescription: (id: number) => `/verify/${id}`,
  prescriptionTemplate: '/prescription/template',
  orders: (page?: number) => withQuery('/orders', { page: laterPage(page) }),
  order: (id: number) => `/order/${id}`,
  payment: (orderId: number) => `/payment/${orderId}`,
} as const;
