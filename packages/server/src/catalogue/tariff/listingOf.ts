import { packWords } from './packWords.ts';
import type { TariffListing } from './TariffListing.ts';
import type { TariffProduct } from './TariffProduct.ts';
import { tariffPicture } from '../tariffPicture.ts';
import { tariffShelf } from './tariffShelf.ts';

const SEED_DIGITS = 6;

/** Returns the listing of a tariff row; the same row always gives the same listing. */
export function listingOf(product: TariffProduct): TariffListing {
  const { code, medicine, medicineCode, packSize, unit, tariffCategory, price, isColdChain } =
    product;
  const pack = packWords(packSize, unit);
  const seed = Number(code.slice(-SEED_DIGITS));
  return {
    code,
    name: `${medicine}, ${pack}`,
    description: `${medicine}, in a pack of ${pack}.`,
    information: [
      `Pack: ${pack}.`,
      `Drug Tariff: Part VIIIA, category ${tariffCategory}.`,
      `SNOMED CT: medicine ${medicineCode}, pack ${code}.`,
    ].join('\n\n'),
    price,
    isColdChain,
    image: tariffPicture(unit, medicine, seed),
    shelf: tariffShelf(product).at(-1)?.slug ?? '',
  };
}
