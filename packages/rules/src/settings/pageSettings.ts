import { type Brand, setBrand } from '../brand/brand.ts';
import { type SaidTimes, setDeliveryTimes } from '../dates/changedTimes.ts';

/** What staff changed of the settings that pages state; without a value, the shop's own applies. */
export interface PageSettings {
  readonly brand?: Brand | undefined;
  readonly times?: SaidTimes | undefined;
}

/** Makes the settings those of this process or page, before anything is written or rendered from them. */
export function takeSettings({ brand, times }: PageSettings): void {
  setBrand(brand);
  setDeliveryTimes(times);
}

/** Id of the element that carries the settings in a page, as JSON. */
export const SETTINGS_ELEMENT = 'settings';
