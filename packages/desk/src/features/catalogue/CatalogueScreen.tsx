import { partsScreen } from '../../lib/screen/PartsScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';

/** Lays out a screen of the job Catalogue, below the links to its parts. */
export const CatalogueScreen = partsScreen('Catalogue', [
  { title: 'Products', href: paths.catalogue },
  { title: 'Categories', href: paths.categories },
  { title: 'Promotions', href: paths.promotions },
  { title: 'Delivery', href: paths.deliveryOptions },
  { title: 'Synonyms', href: paths.synonyms },
  { title: 'Imports', href: paths.imports },
]);
