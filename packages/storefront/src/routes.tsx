import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import type { RouteObject } from 'react-router';
import { guard } from './shell/session/guard.ts';
import { restated } from './shell/rendering/restated.tsx';
import { ScreenFailed } from './shell/ScreenFailed.tsx';
import { FirstScreenLoading } from './lib/screen/ScreenLoading.tsx';
import { Screens } from './shell/Screens.tsx';
import { Shell } from './shell/Shell.tsx';

/** Guards run on every navigation, also when only the query changes. */
const always = { shouldRevalidate: () => true };

/**
 * Returns the routes of the shop; each screen loads lazily (spec 2). A new array per router, because a router keeps its
 * route objects.
 */
export function createRoutes(): RouteObject[] {
  return restated([
    {
      Component: Shell,
      children: [
        {
          Component: Screens,
          // Keeps the shell visible while the first screen loads.
          HydrateFallback: FirstScreenLoading,
          ErrorBoundary: ScreenFailed,
          children: [
            {
              index: true,
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/home/Home.tsx'))).Home,
              },
            },
            {
              path: 'categories',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/catalogue/Categories/Categories.tsx')))
                    .Categories,
              },
            },
            {
              path: 'products',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/catalogue/Products/Products.tsx')))
                    .Products,
              },
            },
            {
              path: 'product/:productId?',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/catalogue/Product/ProductScreen.tsx')))
                    .ProductScreen,
              },
            },
            {
              path: 'contact-us',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/content/ContactUs/ContactUs.tsx')))
                    .ContactUs,
              },
            },
            {
              path: 'about-us',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/content/AboutUs/AboutUs.tsx')))
                    .AboutUs,
              },
            },
            {
              path: 'how-to-order',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/content/HowToOrder/HowToOrder.tsx')))
                    .HowToOrder,
              },
            },
            {
              path: 'terms-and-conditions',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/content/StaticPage/Terms.tsx'))).Terms,
              },
            },
            {
              path: 'privacy-policy',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/content/StaticPage/Privacy.tsx')))
                    .Privacy,
              },
            },
            {
              path: 'delivery-policy',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/content/StaticPage/Delivery.tsx')))
                    .Delivery,
              },
            },
            {
              path: 'resources',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/content/Resources/Resources.tsx')))
                    .Resources,
              },
            },
            {
              path: 'faqs',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/content/Faqs/Faqs.tsx'))).Faqs,
              },
            },
            {
              path: 'faqs/:faqId',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/content/Faqs/Faq.tsx'))).Faq,
              },
            },
            {
              path: 'signin',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/accounts/SignIn/SignIn.tsx'))).SignIn,
              },
            },
            {
              path: 'signup',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/accounts/SignUp/SignUp.tsx'))).SignUp,
              },
            },
            {
              path: 'forgot-password',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (
                    await loadLazily(
                      () => import('./features/accounts/ForgotPassword/ForgotPassword.tsx'),
                    )
                  ).ForgotPassword,
              },
            },
            {
              path: 'reset-password/:token',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (
                    await loadLazily(
                      () => import('./features/accounts/ResetPassword/ResetPassword.tsx'),
                    )
                  ).ResetPassword,
              },
            },
            {
              path: 'users/confirm/:token',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (
                    await loadLazily(
                      () => import('./features/accounts/ConfirmEmail/ConfirmEmail.tsx'),
                    )
                  ).ConfirmEmail,
              },
            },
            {
              path: 'users/documents/:token',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (
                    await loadLazily(
                      () => import('./features/accounts/SendDocuments/SendDocuments.tsx'),
                    )
                  ).SendDocuments,
              },
            },
            {
              path: 'prescription/:prescriptionId/:token',
              lazy: {
                Component: async () =>
                  (
                    await loadLazily(
                      () =>
                        import('./features/prescriptions/ConfirmSignature/ConfirmSignature.tsx'),
                    )
                  ).ConfirmSignature,
              },
            },
            {
              path: 'verify/:prescriptionId',
              lazy: {
                Component: async () =>
                  (
                    await loadLazily(
                      () =>
                        import('./features/prescriptions/CheckPrescription/CheckPrescription.tsx'),
                    )
                  ).CheckPrescription,
              },
            },
            {
              path: 'invitation/:token',
              lazy: {
                Component: async () =>
                  (await loadLazily(() => import('./features/partners/Invitation/Invitation.tsx')))
                    .Invitation,
              },
            },
            {
              loader: guard.signedIn,
              ...always,
              children: [
                {
                  path: 'prescribers',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () => import('./features/partners/MyPrescribers/MyPrescribers.tsx'),
                        )
                      ).MyPrescribers,
                  },
                },
                {
                  path: 'prescribers/add',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () => import('./features/partners/AddPrescriber/AddPrescriber.tsx'),
                        )
                      ).AddPrescriber,
                  },
                },
                {
                  path: 'practitioners',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () => import('./features/partners/MyPractitioners/MyPractitioners.tsx'),
                        )
                      ).MyPractitioners,
                  },
                },
                {
                  path: 'patients',
                  lazy: {
                    Component: async () =>
                      (await loadLazily(() => import('./features/patients/Patients/Patients.tsx')))
                        .Patients,
                  },
                },
                {
                  path: 'patient/add',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () => import('./features/patients/EditPatient/AddPatient.tsx'),
                        )
                      ).AddPatient,
                  },
                },
                {
                  path: 'patient/add/:patientId',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () => import('./features/patients/EditPatient/EditPatient.tsx'),
                        )
                      ).EditPatient,
                  },
                },
                {
                  path: 'cart',
                  lazy: {
                    Component: async () =>
                      (await loadLazily(() => import('./features/lists/SavableCart.tsx')))
                        .SavableCart,
                  },
                },
                {
                  path: 'lists',
                  lazy: {
                    Component: async () =>
                      (await loadLazily(() => import('./features/lists/Lists/Lists.tsx'))).Lists,
                  },
                },
                {
                  path: 'list/:listId',
                  lazy: {
                    Component: async () =>
                      (await loadLazily(() => import('./features/lists/List/ListScreen.tsx')))
                        .ListScreen,
                  },
                },
                {
                  path: 'quick-order',
                  lazy: {
                    Component: async () =>
                      (await loadLazily(() => import('./features/quickOrder/QuickOrder.tsx')))
                        .QuickOrder,
                  },
                },
                {
                  path: 'checkout',
                  lazy: {
                    Component: async () =>
                      (await loadLazily(() => import('./features/checkout/Checkout.tsx'))).Checkout,
                  },
                },
                {
                  path: 'profile',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () => import('./features/accounts/Profile/ProfileScreen.tsx'),
                        )
                      ).ProfileScreen,
                  },
                },
                {
                  path: 'orders',
                  lazy: {
                    Component: async () =>
                      (await loadLazily(() => import('./features/orders/Orders/Orders.tsx')))
                        .Orders,
                  },
                },
                {
                  path: 'prescriptions',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () => import('./features/prescriptions/Prescriptions/Prescriptions.tsx'),
                        )
                      ).Prescriptions,
                  },
                },
                {
                  path: 'prescription/template',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () =>
                            import('./features/prescriptions/PrescriptionTemplate/PrescriptionTemplateScreen.tsx'),
                        )
                      ).PrescriptionTemplateScreen,
                  },
                },
                {
                  path: 'prescription/:prescriptionId',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () =>
                            import('./features/prescriptions/Prescription/PrescriptionScreen.tsx'),
                        )
                      ).PrescriptionScreen,
                  },
                },
                {
                  path: 'payment/:orderId',
                  lazy: {
                    Component: async () =>
                      (
                        await loadLazily(
                          () => import('./features/payments/Payment/PaymentScreen.tsx'),
                        )
                      ).PaymentScreen,
                  },
                },
                {
                  path: 'order/:orderId',
                  lazy: {
                    Component: async () =>
                      (await loadLazily(() => import('./features/payments/PayableOrder.tsx')))
                        .PayableOrder,
                  },
                },
              ],
            },
            { path: '*', loader: guard.nobody },
          ],
        },
      ],
    },
  ]);
}
