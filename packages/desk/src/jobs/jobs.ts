import { type StaffRole, staffCan } from '@formulary/rules/accounts/staffPermissions';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import {
  Boxes,
  CalendarCheck,
  ChartColumn,
  FileSignature,
  IdCard,
  Landmark,
  Mail,
  Package,
  Tablets,
  Settings,
  Users,
} from 'lucide-react';
import { paths } from '../lib/screen/paths.ts';
import type { Job, JobScreen } from './Job.ts';

/**
 * Every job of the desk, in the order of the navigation. Navigation, routes, `g` keys and palette follow from it: a new
 * job is one entry here and its folder in `features`.
 */
export const jobs: readonly Job[] = [
  {
    title: 'Today',
    href: paths.today,
    letter: 't',
    permission: 'useDesk',
    Icon: CalendarCheck,
    words: 'home start what waits',
    screens: [
      {
        path: '',
        load: async () => (await loadLazily(() => import('../features/today/Today.tsx'))).Today,
      },
    ],
  },
  {
    title: 'Customers',
    href: paths.customers,
    letter: 'c',
    permission: 'seeCustomers',
    Icon: Users,
    queues: ['applications', 'data-requests', 'rechecks'],
    words: 'applications accounts register re-check documents data',
    loadFound: async () =>
      (await loadLazily(() => import('../features/customers/CustomersFound.tsx'))).CustomersFound,
    screens: [
      {
        path: 'customers',
        load: async () =>
          (await loadLazily(() => import('../features/customers/Customers.tsx'))).Customers,
      },
      {
        path: 'customers/:customerId',
        load: async () =>
          (await loadLazily(() => import('../features/customers/CustomerPage.tsx'))).CustomerPage,
      },
    ],
  },
  {
    title: 'Orders',
    href: paths.orders,
    letter: 'o',
    permission: 'seeOrders',
    Icon: Package,
    queues: ['orders-to-send', 'orders-flagged'],
    words: 'parcels dispatch hold cancel address lines delivery',
    loadFound: async () =>
      (await loadLazily(() => import('../features/orders/OrdersFound.tsx'))).OrdersFound,
    screens: [
      {
        path: 'orders',
        load: async () => (await loadLazily(() => import('../features/orders/Orders.tsx'))).Orders,
      },
      {
        path: 'orders/:orderId',
        load: async () =>
          (await loadLazily(() => import('../features/orders/OrderPage.tsx'))).OrderPage,
      },
    ],
  },
  {
    title: 'Prescriptions',
    href: paths.prescriptions,
    letter: 'r',
    permission: 'seePrescriptions',
    Icon: FileSignature,
    queues: ['prescriptions-left', 'originals-due'],
    words: 'signatures prescribers hand over reassign void paper originals check',
    loadFound: async () =>
      (await loadLazily(() => import('../features/prescriptions/PrescriptionsFound.tsx')))
        .PrescriptionsFound,
    screens: [
      {
        path: 'prescriptions',
        load: async () =>
          (await loadLazily(() => import('../features/prescriptions/Prescriptions.tsx')))
            .Prescriptions,
      },
      {
        path: 'prescriptions/:prescriptionId',
        load: async () =>
          (await loadLazily(() => import('../features/prescriptions/PrescriptionPage.tsx')))
            .PrescriptionPage,
      },
    ],
  },
  {
    title: 'Messages',
    href: paths.messages,
    letter: 'e',
    permission: 'seeMessages',
    Icon: Mail,
    queues: ['messages-to-answer', 'mail-failed'],
    words: 'contact questions answers replies email mail failed',
    screens: [
      {
        path: 'messages',
        load: async () =>
          (await loadLazily(() => import('../features/messages/Messages.tsx'))).Messages,
      },
      {
        path: 'messages/mails',
        load: async () => (await loadLazily(() => import('../features/messages/Mails.tsx'))).Mails,
      },
      {
        path: 'messages/:messageId',
        load: async () =>
          (await loadLazily(() => import('../features/messages/MessagePage.tsx'))).MessagePage,
      },
    ],
  },
  {
    title: 'Money',
    href: paths.money,
    letter: 'm',
    permission: 'seeMoney',
    Icon: Landmark,
    queues: ['prices-to-set', 'refunds-to-pay', 'statements-to-book'],
    words: 'bank statements transfers payments prices refunds credit notes invoices accountant',
    screens: [
      {
        path: 'money',
        load: async () =>
          (await loadLazily(() => import('../features/money/Statements/Statements.tsx')))
            .Statements,
      },
      {
        path: 'money/statements/:id',
        load: async () =>
          (await loadLazily(() => import('../features/money/Statement/Statement.tsx'))).Statement,
      },
      {
        path: 'money/prices',
        load: async () =>
          (await loadLazily(() => import('../features/money/Prices/Prices.tsx'))).Prices,
      },
      {
        path: 'money/refunds',
        load: async () =>
          (await loadLazily(() => import('../features/money/Refunds/Refunds.tsx'))).Refunds,
      },
      {
        path: 'money/refunds/:id',
        load: async () =>
          (await loadLazily(() => import('../features/money/Refunds/OrderRefund.tsx'))).OrderRefund,
      },
      {
        path: 'money/invoices',
        load: async () =>
          (await loadLazily(() => import('../features/money/Invoices/Invoices.tsx'))).Invoices,
      },
    ],
  },
  {
    title: 'Catalogue',
    href: paths.catalogue,
    letter: 'a',
    permission: 'seeCatalogue',
    Icon: Tablets,
    words: 'products prices promotions categories pictures delivery synonyms imports tariff',
    screens: [
      {
        path: 'catalogue/imports',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/imports/Imports.tsx'))).Imports,
      },
      {
        path: 'catalogue/imports/:importId',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/imports/ImportPage.tsx')))
            .ImportPage,
      },
      {
        path: 'catalogue',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/products/Products.tsx'))).Products,
      },
      {
        path: 'catalogue/products/new',
        permission: 'changeCatalogue',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/products/NewProduct.tsx')))
            .NewProduct,
      },
      {
        path: 'catalogue/products/:id',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/products/ProductPage.tsx')))
            .ProductPage,
      },
      {
        path: 'catalogue/categories',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/categories/Categories.tsx')))
            .Categories,
      },
      {
        path: 'catalogue/categories/:id',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/categories/CategoryPage.tsx')))
            .CategoryPage,
      },
      {
        path: 'catalogue/products/:productId/prices',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/prices/PricesPage.tsx')))
            .PricesPage,
      },
      {
        path: 'catalogue/promotions',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/promotions/Promotions.tsx')))
            .Promotions,
      },
      {
        path: 'catalogue/synonyms',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/synonyms/Synonyms.tsx'))).Synonyms,
      },
      {
        path: 'catalogue/delivery',
        load: async () =>
          (await loadLazily(() => import('../features/catalogue/delivery/DeliveryOptions.tsx')))
            .DeliveryOptions,
      },
    ],
  },
  {
    title: 'Stock',
    href: paths.stock,
    letter: 'w',
    permission: 'seeStock',
    Icon: Boxes,
    words: 'goods in deliveries purchase orders suppliers counts movements adjust runs out',
    screens: [
      {
        path: 'stock',
        load: async () => (await loadLazily(() => import('../features/stock/Stock.tsx'))).Stock,
      },
      {
        path: 'stock/goods-in',
        load: async () =>
          (await loadLazily(() => import('../features/stock/goods/Deliveries.tsx'))).Deliveries,
      },
      {
        path: 'stock/goods-in/new',
        permission: 'changeStock',
        load: async () =>
          (await loadLazily(() => import('../features/stock/goods/TakeIn.tsx'))).TakeIn,
      },
      {
        path: 'stock/goods-in/:deliveryId',
        load: async () =>
          (await loadLazily(() => import('../features/stock/goods/Delivery.tsx'))).Delivery,
      },
      {
        path: 'stock/orders',
        load: async () =>
          (await loadLazily(() => import('../features/stock/goods/PurchaseOrders.tsx')))
            .PurchaseOrders,
      },
      {
        path: 'stock/orders/new',
        permission: 'changeStock',
        load: async () =>
          (await loadLazily(() => import('../features/stock/goods/NewPurchaseOrder.tsx')))
            .NewPurchaseOrder,
      },
      {
        path: 'stock/orders/:purchaseOrderId',
        load: async () =>
          (await loadLazily(() => import('../features/stock/goods/PurchaseOrder.tsx')))
            .PurchaseOrder,
      },
      {
        path: 'stock/counts',
        load: async () =>
          (await loadLazily(() => import('../features/stock/counts/Counts.tsx'))).Counts,
      },
      {
        path: 'stock/counts/:countId',
        load: async () =>
          (await loadLazily(() => import('../features/stock/counts/CountPage.tsx'))).CountPage,
      },
    ],
  },
  {
    title: 'Reports',
    href: paths.reports,
    letter: 'y',
    permission: 'seeReports',
    Icon: ChartColumn,
    words:
      'sales turnover revenue vat return stock value dispatch signature times statistics charts',
    screens: [
      {
        path: 'reports/:report?',
        load: async () =>
          (await loadLazily(() => import('../features/reports/Reports.tsx'))).Reports,
      },
    ],
  },
  {
    title: 'People',
    href: paths.people,
    letter: 'p',
    permission: 'seeStaff',
    Icon: IdCard,
    words: 'staff colleagues roles invite',
    screens: [
      {
        path: 'people',
        load: async () => (await loadLazily(() => import('../features/people/People.tsx'))).People,
      },
      {
        path: 'people/:staffId',
        load: async () =>
          (await loadLazily(() => import('../features/people/PersonPage.tsx'))).PersonPage,
      },
    ],
  },
  {
    title: 'Settings',
    href: paths.settings,
    letter: 's',
    permission: 'seeSettings',
    Icon: Settings,
    words: 'company brand bank details cut-offs holidays closing days terms notices phone address',
    screens: [
      {
        path: 'settings',
        load: async () =>
          (await loadLazily(() => import('../features/settings/Company.tsx'))).Company,
      },
      {
        path: 'settings/bank',
        load: async () => (await loadLazily(() => import('../features/settings/Bank.tsx'))).Bank,
      },
      {
        path: 'settings/delivery',
        load: async () =>
          (await loadLazily(() => import('../features/settings/delivery/Delivery.tsx'))).Delivery,
      },
      {
        path: 'settings/policies',
        load: async () =>
          (await loadLazily(() => import('../features/settings/policies/Policies.tsx'))).Policies,
      },
      {
        path: 'settings/notices',
        load: async () =>
          (await loadLazily(() => import('../features/settings/Notices.tsx'))).Notices,
      },
    ],
  },
];

/** Screens of everybody that no entry of the navigation leads to. */
export const ownScreens: readonly JobScreen[] = [
  {
    path: 'you',
    permission: 'useDesk',
    load: async () =>
      (await loadLazily(() => import('../features/session/Security/Security.tsx'))).Security,
  },
];

/** Returns the jobs that a role sees. */
export const jobsOf = (role: StaffRole): readonly Job[] =>
  jobs.filter(({ permission }) => staffCan(role, permission));
