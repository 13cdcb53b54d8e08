import type { ProductForm } from './productForm.ts';

/**
 * Words of a name that determine its form. The first match wins, so patterns for the whole product come before those
 * for its parts.
 */
const BY_WORDS: readonly (readonly [RegExp, ProductForm])[] = [
  [/\bleaflets?\b|\bhandbook\b|\bsheets\b|\bkits?\b|\bmarkers?\b|\bpencils?\b/iu, 'other'],
  [
    /\bfiller\b|\bbooster\b|\bpolynucleotides\b|\bcollagen stimulator\b|\bhyaluronic acid\b.*\b(?:vials?|syringe)\b/iu,
    'filler',
  ],
  [
    /(?<!\bwith )\bdressings?\b|\bswabs?\b|\bgauze\b|\bplasters?\b|\bgloves\b|\bbandages?\b|\bwipes\b|\bclosure strips\b|\bface masks?\b|\brespirators\b|\baprons\b|\bstockings?\b/iu,
    'dressing',
  ],
  [/\bcream|\bgel,|\bgel$|\bgels\b|\bointment|\bpaste\b|\bbalm\b|\bemulsion|\blotion/iu, 'cream'],
  [/\bdrops\b|\bspray\b|\binhaler|\binhalation|\bnebuliser|\baerosol|\bfoam\b/iu, 'drops'],
  [
    /\binj(?:ections?)?\b|\binfusion,|\binfusion$|\bauto-injector|\bvaccine|\bampoules?\b|\d ?ml amps?\b|\bprefilled (?:pen|syringe)|\bpre-filled (?:pen|syringe|disposable)|\bcartridges?$|\bvials?$|\bmesotherapy\b/iu,
    'injection',
  ],
  [
    /\bneedles?\b|\bcannulas?\b|\bsyringes?\b|\binfusion set\b|\bgiving set\b|\bmulti-injector\b/iu,
    'needle',
  ],
  [
    /\btablets?\b|\bcapsules?\b|\d ?(?:m?g|mcg|micrograms?|units?) (?:tab|cap)s?\b|\blozenges?\b|\bpastilles?\b|\bgum\b/iu,
    'tablet',
  ],
  [/\bpatch(?:es)?\b/iu, 'patch'],
  [/\bsuppositor|\bsupps?\b|\bpessar/iu, 'suppository'],
  [
    /\boral (?:solution|suspension|liquid|drops)|\belixir|\bsyrup|\bmixture\b|\blinctus\b/iu,
    'liquid',
  ],
  [/\bpowder\b|\bgranules\b|\bsachets?\b/iu, 'powder'],
  [
    /\bsolution\b|\bpeel\b|\bserum\b|\bfluid\b|\bcleanser\b|\bhand rub\b|\bshampoo\b|\bmouthwash\b|\boil\b/iu,
    'solution',
  ],
];

/** The forms by the generic picture of an imported medicine, for names without a match. */
const BY_PICTURE: Readonly<Record<string, ProductForm>> = {
  blister: 'tablet',
  capsules: 'tablet',
  'tablet-bottle': 'tablet',
  bottle: 'liquid',
  'dropper-bottle': 'drops',
  'spray-bottle': 'drops',
  inhaler: 'drops',
  tube: 'cream',
  jar: 'powder',
  sachet: 'powder',
  vial: 'injection',
  ampoule: 'injection',
  'prefilled-syringe': 'injection',
  cartridge: 'injection',
  'infusion-bag': 'injection',
  patch: 'patch',
  suppository: 'suppository',
  dressing: 'dressing',
};
const GENERIC_PICTURE = /^generic-(.+)-[a-z]+\.svg$/;

/** Returns the form of a product from its name, otherwise from its picture, otherwise 'other'. */
export function productFormOf(name: string, image: string): ProductForm {
  const byWords = BY_WORDS.find(([words]) => words.test(name))?.[1];
  return byWords ?? BY_PICTURE[GENERIC_PICTURE.exec(image)?.[1] ?? ''] ?? 'other';
}
