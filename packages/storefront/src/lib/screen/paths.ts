import type { ResourceFile } from '@formulary/rules/content/resources';
import { publicPaths, withQuery } from '@formulary/rules/head/publicPaths';
import { laterPage } from '@formulary/rules/paging/pageWindow';
import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';

/** Values of `signStatus` in addresses: `signStatus=0` is unsigned (spec 2.18). */
export const signStatuses = {
  unsigned: '0',
  signed: '1',
  rejected: '-1',
} as const satisfies Record<PrescriptionStatus, string>;

interface PractitionersPath {
  readonly page?: number | undefined;
  /** Request to highlight. */
  readonly request?: number | undefined;
}

interface PrescriptionsPath {
  readonly orderId?: number | undefined;
  readonly status?: PrescriptionStatus | undefined;
  readonly prescriberId?: number | undefined;
  readonly page?: number | undefined;
}

/** All addresses of the shop (spec 2). */
export const paths = {
  ...publicPaths,
  profile: '/profile',
  cart: '/cart',
  quickOrder: '/quick-order',
  lists: '/lists',
  /** Address of one of the buyer's lists; id 0 is the usual order. */
  list: (id: number) => `/list/${id || 'usual'}`,
  checkout: '/checkout',
  /** Address of a PDF resource, for a new tab. */
  resource: (file: ResourceFile) => `/resources/${file}`,
  prescribers: '/prescribers',
  addPrescriber: '/prescribers/add',
  practitioners: ({ page, request }: PractitionersPath = {}) =>
    withQuery('/practitioners', { request, page: laterPage(page) }),
  patients: (page?: number) => withQuery('/patients', { page: laterPage(page) }),
  addPatient: '/patient/add',
  patient: (id: number) => `/patient/add/${id}`,
  manualPrescription: '/checkout?manual=true',
  /** Address of the prescriptions, filtered (spec 2.18). */
  prescriptions: ({ orderId, status, prescriberId, page }: PrescriptionsPath = {}) =>
    withQuery('/prescriptions', {
      orderId,
      signStatus: status && signStatuses[status],
      prescriberId,
      page: laterPage(page),
    }),
  /** Address of the prescriptions that a prescriber has to sign (spec 2.28). */
  toSign: (prescriberId: number) => paths.prescriptions({ status: 'unsigned', prescriberId }),
  prescription: (id: number) => `/prescription/${id}`,
  /** Public address at which a prescription can be verified; its QR code leads there. */
  checkPrescription: (id: number) => `/verify/${id}`,
  prescriptionTemplate: '/prescription/template',
  orders: (page?: number) => withQuery('/orders', { page: laterPage(page) }),
  order: (id: number) => `/order/${id}`,
  payment: (orderId: number) => `/payment/${orderId}`,
} as const;
