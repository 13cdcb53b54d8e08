import { demoProducts } from '../../packages/server/seed/demo/demoCatalogue.ts';
import { listingOf } from '../../packages/server/src/catalogue/tariff/tariffListing.ts';
import type { TariffListing } from '../../packages/server/src/catalogue/tariff/tariffListing.ts';
import type { TariffProduct } from '../../packages/server/src/catalogue/tariff/readTariffRow.ts';

/** Generated product of the bench's shop. */
export interface MadeUpProduct extends TariffListing {
  readonly inStock: number;
}

const STEMS = [
  'Alder',
  'Birchwood',
  'Calder',
  'Dunmore',
  'Elmfield',
  'Farrow',
  'Glenavon',
  'Harcombe',
  'Inverlea',
  'Jessop',
  'Kestrel',
  'Larkhill',
  'Meridale',
  'Northgate',
] as const;
const ENDINGS = ['Pharma', 'Healthcare', 'Laboratories', 'Generics'] as const;
const ENOUGH = 1_000_000;
/** One in nine is out of stock. */
const OUT_OF_STOCK = 9;

/** Names of the generated makers. */
export const madeUpMakers: readonly string[] = STEMS.flatMap((stem) =>
  ENDINGS.map((ending) => `${stem} ${ending}`),
);

/**
 * Generates the same products in every run: a tariff's medicines times the makers, with texts as long as the demo's.
 */
export function* madeUpProducts(
  medicines: readonly TariffProduct[],
  count: number,
): Generator<MadeUpProduct> {
  const step = Math.max(1, Math.floor(medicines.length / count));
  for (let index = 0; index < count; index += 1) {
    const turn = Math.floor((index * step) / medicines.length);
    const medicine = medicines[(index * step) % medicines.length];
    const demo = demoProducts[index % demoProducts.length];
    if (!medicine || !demo) throw new Error('The tariff has no medicines');
    const maker = madeUpMakers[turn % madeUpMakers.length] ?? '';
    const edition = Math.floor(turn / madeUpMakers.length);
    const name = `${medicine.medicine} (${edition === 0 ? maker : `${maker} ${edition + 1}`})`;
    const listing = listingOf({ ...medicine, medicine: name });
    const [sentence = ''] = demo.description.split(/(?<=\.) /u);
    yield {
      ...listing,
      code: `${listing.code}-${turn}`,
      description: `${listing.description} ${sentence}`,
      information: `${listing.information}\n\n${demo.information.slice(0, 180)}`,
      inStock: index % OUT_OF_STOCK === OUT_OF_STOCK - 1 ? 0 : ENOUGH,
    };
  }
}
