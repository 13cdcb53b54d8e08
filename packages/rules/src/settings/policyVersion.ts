import type { StaticPageFile } from '../content/prose.ts';
import { type Day, formatDay } from '../dates/day.ts';
import { isDay } from '../dates/isDay.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';
import { settingSentences } from '../problems/settingSentences.ts';

/** The texts that staff version, by the file that the shop serves. */
export const policyNames: Readonly<Record<StaticPageFile, string>> = {
  TC: 'Terms and conditions',
  PP: 'Privacy policy',
  DP: 'Delivery policy',
};

export const policyPages = Object.keys(policyNames) as [StaticPageFile, ...StaticPageFile[]];

/** Most characters of a text, with its elements. */
export const LONGEST_POLICY = 60_000;

/** The fewest words of a text without its elements: less is a mistake. */
const FEWEST_WORDS = 20;

/** Returns whether a text says enough to be one. */
export function hasWords(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS;
}

const LAST_CHANGED = /(Last changed on )<time datetime="[^"]*">[^<]*<\/time>/;

/** Returns the HTML of a version that says from which day it holds, if it says when it was last changed at all. */
export function datedPolicy(html: string, from: Day): string {
  return html.replace(LAST_CHANGED, `$1<time datetime="${from}">${formatDay(from)}</time>`);
}

/** Returns the checks of a new version: the day from which it holds, as yyyy-MM-dd, and its HTML. */
export function policyRules(today: Day): FormRules<'from' | 'html'> {
  return {
    from: [
      required(settingSentences.policyDay),
      (value) => {
        if (!isDay(value)) return settingSentences.policyDay;
        return value < today ? settingSentences.policyPast : undefined;
      },
    ],
    html: [
      inLines,
      required(settingSentences.policyText),
      atMost(LONGEST_POLICY, settingSentences.policyLong),
    ],
  };
}

/** A version of a text: the day from which it holds, and its number. */
interface Version {
  readonly id: number;
  readonly page: StaticPageFile;
  readonly from: Day;
}

/** Returns the version of a text that holds on a day; undefined for the text that the shop came with. */
export function versionOn<V extends Version>(
  versions: readonly V[],
  page: StaticPageFile,
  today: Day,
): V | undefined {
  return versions
    .filter((each) => each.page === page && each.from <= today)
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.id - b.id)
    .at(-1);
}
