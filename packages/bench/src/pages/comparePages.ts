import { chromium } from 'playwright';
import { browserArguments, launchOptions } from '../../../../playwright/browser.ts';
import { median } from '../shop/median.ts';
import { copyStill } from './copyStill.ts';
import { openStillServer } from './openStillServer.ts';
import { pressSearch } from './pressSearch.ts';
import { type Visit, visit } from './visit.ts';

/** Visits per run, of which the run takes the median. Single visits differ by a fifth on a small machine. */
export const VISITS_PER_RUN = 3;

/** Stops Chromium from starting a spare renderer during page loads, which takes half of a small machine. */
const WITHOUT_SPARE_PROCESS = '--disable-features=SpareRendererForSitePerProcess';

/** Medians of a page and its static copy. */
export interface ComparedPage {
  readonly path: string;
  readonly page: Visit;
  readonly still: Visit;
  /** When Search, pressed at the first paint, has opened, in milliseconds since the request. */
  readonly press: number;
}

/**
 * Visits each page and its static copy several times per run in alternating order, so that both meet the same
 * conditions.
 */
export async function comparePages(
  shop: string,
  paths: readonly string[],
  runs: number,
): Promise<readonly ComparedPage[]> {
  const stills = await openStillServer(shop);
  const browser = await chromium.launch({
    executablePath: launchOptions.executablePath,
    args: [...browserArguments, WITHOUT_SPARE_PROCESS],
  });
  try {
    for (const path of paths) {
      await stills.add(path, await copyStill(browser, `${shop}${path}`));
      // Caches the copy's files before the measurement.
      await visit(browser, `${stills.origin}${path}`);
    }
    const measured = paths.map((path) => ({
      path,
      page: [] as Visit[],
      still: [] as Visit[],
      presses: [] as number[],
    }));
    for (let run = 0; run < runs; run += 1) {
      for (const { path, page, still, presses } of measured) {
        const visits = { page: [] as Visit[], still: [] as Visit[] };
        for (let turn = 0; turn < VISITS_PER_RUN; turn += 1) {
          const isPageFirst = (run + turn) % 2 === 0;
          if (isPageFirst) visits.page.push(await visit(browser, `${shop}${path}`));
          visits.still.push(await visit(browser, `${stills.origin}${path}`));
          if (!isPageFirst) visits.page.push(await visit(browser, `${shop}${path}`));
        }
        page.push(medians(visits.page));
        still.push(medians(visits.still));
        presses.push(await pressSearch(browser, `${shop}${path}`));
      }
    }
    return measured.map(({ path, page, still, presses }) => ({
      path,
      page: medians(page),
      still: medians(still),
      press: median(presses),
    }));
  } finally {
    await browser.close();
    stills.close();
  }
}

function medians(visits: readonly Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((each) => each[figure]));
  return {
    first: of('first'),
    largest: of('largest'),
    // The maximum, because a page that shifts once in five visits has a layout shift.
    shift: Math.max(...visits.map(({ shift }) => shift)),
    scripts: of('scripts'),
    scriptBytes: of('scriptBytes'),
  };
}
