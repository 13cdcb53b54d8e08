import type { RouteObject } from 'react-router';
import { guard } from './guard.ts';
import { ScreenFailed } from './ScreenFailed.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import { Shell } from './Shell.tsx';

/** A guard looks again on every navigation, also when only the query changes. */
const always = { shouldRevalidate: () => true };

/** Every screen of the shop, each loaded when it is first needed (spec 2). A router keeps the objects it is given, so each gets its own. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Shell,
      HydrateFallback: ScreenLoading,
      children: [
        {
          ErrorBoundary: ScreenFailed,
          children: [
            {
              index: true,
              lazy: { Component: async () => (await import('../routes/Home/Home.tsx')).Home },
            },
            {
              path: 'categories',
              lazy: {
                Component: async () =>
                  (await import('../routes/Categories/Categories.tsx')).Categories,
              },
            },
            {
              path: 'products',
              lazy: {
                Component: async () => (await import('../routes/Products/Products.tsx')).Products,
              },
            },
            {
              path: 'product/:productId?',
              lazy: {
                Component: async () =>
                  (await import('../routes/Product/ProductScreen.tsx')).ProductScreen,
              },
            },
            {
              path: 'terms-and-conditions',
              lazy: { Component: async () => (await import('../routes/Terms/Terms.tsx')).Terms },
            },
            {
              path: 'signin',
              loader: guard.visitor,
              ...always,
              lazy: { Component: async () => (await import('../routes/SignIn/SignIn.tsx')).SignIn },
            },
            {
              path: 'signup',
              loader: guard.visitor,
              ...always,
              lazy: { Component: async () => (await import('../routes/SignUp/SignUp.tsx')).SignUp },
            },
            {
              path: 'forgot-password',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (await import('../routes/ForgotPassword/ForgotPassword.tsx')).ForgotPassword,
              },
            },
            {
              path: 'reset-password/:token',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (await import('../routes/ResetPassword/ResetPassword.tsx')).ResetPassword,
              },
            },
            {
              path: 'users/confirm/:token',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (await import('../routes/ConfirmEmail/ConfirmEmail.tsx')).ConfirmEmail,
              },
            },
            {
              path: 'users/documents/:token',
              loader: guard.visitor,
              ...always,
              lazy: {
                Component: async () =>
                  (await import('../routes/SendDocuments/SendDocuments.tsx')).SendDocuments,
              },
            },
            {
              loader: guard.signedIn,
              ...always,
              children: [
                {
                  path: 'cart',
                  lazy: { Component: async () => (await import('../routes/Cart/Cart.tsx')).Cart },
                },
                {
                  path: 'checkout',
                  lazy: {
                    Component: async () =>
                      (await import('../routes/Checkout/Checkout.tsx')).Checkout,
                  },
                },
                {
                  path: 'profile',
                  lazy: {
                    Component: async () =>
                      (await import('../routes/Profile/ProfileScreen.tsx')).ProfileScreen,
                  },
                },
                {
                  path: 'orders',
                  lazy: {
                    Component: async () => (await import('../routes/Orders/Orders.tsx')).Orders,
                  },
                },
                {
                  path: 'order/:orderId',
                  lazy: {
                    Component: async () =>
                      (await import('../routes/Order/OrderScreen.tsx')).OrderScreen,
                  },
                },
              ],
            },
            { path: '*', loader: guard.nobody },
          ],
        },
      ],
    },
  ];
}
