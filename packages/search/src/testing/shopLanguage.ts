import { searchWords } from '@formulary/rules/text/searchWords';
import { foldText } from '@formulary/rules/text/tidyLine';
import type { Language } from '../words/language.ts';

/** The language of the shop, for tests. */
export const shopLanguage: Language = { words: searchWords, fold: foldText };
