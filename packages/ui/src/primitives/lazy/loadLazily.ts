import { pageWork } from './pageWork.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_PARTS_LATE_MS?: string;
  }
}

/** Set only in the slow mode of the tests; the shop's build leaves it out. */
const LATE_MS = import.meta.env.VITE_PARTS_LATE_MS;

const CODE = 'code to be loaded';

/** Returns whether code that was asked for has not arrived. */
export const isCodeLoading = (): boolean => pageWork.pending().includes(CODE);

/**
 * Loads a code chunk on demand: `loadLazily(() => import('./Dialog.tsx'))`. All dynamic imports of the product use it, so
 * that the page is not at rest while one is pending.
 */
export async function loadLazily<Module>(load: () => Promise<Module>): Promise<Module> {
  const end = pageWork.begin(CODE);
  try {
    if (LATE_MS) await new Promise((resolve) => setTimeout(resolve, Number(LATE_MS)));
    return await load();
  } finally {
    end();
  }
}
