import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Tablets } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Catalogue with its screens. */
export const catalogueJob: Job = {
  title: 'Catalogue',
  href: paths.catalogue,
  letter: 'a',
  permission: 'seeCatalogue',
  Icon: Tablets,
  words: 'products prices promotions categories pictures delivery synonyms imports tariff',
  screens: [
    {
      path: 'catalogue/imports',
      load: async () => (await loadLazily(() => import('./imports/Imports.tsx'))).Imports,
    },
    {
      path: 'catalogue/imports/:importId',
      load: async () => (await loadLazily(() => import('./imports/ImportPage.tsx'))).ImportPage,
    },
    {
      path: 'catalogue',
      load: async () => (await loadLazily(() => import('./products/Products.tsx'))).Products,
    },
    {
      path: 'catalogue/products/new',
      permission: 'changeCatalogue',
      load: async () => (await loadLazily(() => import('./products/NewProduct.tsx'))).NewProduct,
    },
    {
      path: 'catalogue/products/:id',
      load: async () => (await loadLazily(() => import('./products/ProductPage.tsx'))).ProductPage,
    },
    {
      path: 'catalogue/categories',
      load: async () => (await loadLazily(() => import('./categories/Categories.tsx'))).Categories,
    },
    {
      path: 'catalogue/categories/:id',
      load: async () =>
        (await loadLazily(() => import('./categories/CategoryPage.tsx'))).CategoryPage,
    },
    {
      path: 'catalogue/products/:productId/prices',
      load: async () => (await loadLazily(() => import('./prices/PricesPage.tsx'))).PricesPage,
    },
    {
      path: 'catalogue/promotions',
      load: async () => (await loadLazily(() => import('./promotions/Promotions.tsx'))).Promotions,
    },
    {
      path: 'catalogue/synonyms',
      load: async () => (await loadLazily(() => import('./synonyms/Synonyms.tsx'))).Synonyms,
    },
    {
      path: 'catalogue/delivery',
      load: async () =>
        (await loadLazily(() => import('./delivery/DeliveryOptions.tsx'))).DeliveryOptions,
    },
  ],
};
