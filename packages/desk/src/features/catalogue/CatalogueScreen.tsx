import type { Elements } from '@formulary/ui/primitives/elements';
import type { ReactNode } from 'react';
import { PartsScreen } from '../../lib/screen/PartsScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';

const parts = [
  { title: 'Products', href: paths.catalogue, key: '1' },
  { title: 'Categories', href: paths.categories, key: '2' },
  { title: 'Promotions', href: paths.promotions, key: '3' },
  { title: 'Delivery', href: paths.deliveryOptions, key: '4' },
  { title: 'Synonyms', href: paths.synonyms, key: '5' },
  { title: 'Imports', href: paths.imports, key: '6' },
] as const;

interface CatalogueScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: Elements | undefined;
  /** The title is a name that fills a line. */
  readonly hasLongTitle?: boolean;
  readonly children: Elements;
}

/** Lays out a screen of the job Catalogue, below the links to its parts, which the digits open too. */
export function CatalogueScreen(props: CatalogueScreenProps) {
  return <PartsScreen job="Catalogue" parts={parts} {...props} />;
}
