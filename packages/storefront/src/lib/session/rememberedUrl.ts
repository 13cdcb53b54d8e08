import { tabStorage } from '@formulary/client/storage/storage';

const STORAGE_KEY = 'remembered_url';

/** Accepts only a path of this shop; refuses anything that a browser could read as another site (reading R1). */
function isWithinShop(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && new URL(url, location.origin).origin === location.origin;
}

/** Address that a visitor wanted when asked to sign in (spec 2.2). It survives a reload of the sign-in page. */
export const rememberedUrl = {
  remember(url: string): void {
    if (isWithinShop(url)) tabStorage.setItem(STORAGE_KEY, url);
  },
  get(): string | undefined {
    const url = tabStorage.getItem(STORAGE_KEY);
    return url !== null && isWithinShop(url) ? url : undefined;
  },
  clear(): void {
    tabStorage.removeItem(STORAGE_KEY);
  },
};
