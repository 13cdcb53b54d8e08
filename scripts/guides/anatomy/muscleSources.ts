/** Sources of the guide to the muscles. */
export const muscleSources: readonly string[] = [
  'Standring S (ed.). Gray’s Anatomy. 42nd ed. Elsevier; 2020.',
  'Kim HJ, Seo KK, Lee HK, Kim J. Clinical Anatomy of the Face for Filler and Botulinum Toxin Injection. Springer; 2016.',
  'de Maio M, Swift A, Signorini M, Fagien S. Facial assessment and injection guide: focus on the upper face. Plast Reconstr Surg 2017;140:265e–276e.',
  'Sundaram H, Signorini M, Liew S, et al. Global aesthetics consensus: botulinum toxin type A. Plast Reconstr Surg 2016;137:518e–529e.',
  'Freilinger G, Gruber H, Happak W, Pechmann U. Surgical anatomy of the mimic muscle system and the facial nerve. Plast Reconstr Surg 1987;80:686–690.',
  'Stuzin JM, Baker TJ, Gordon HL. The relationship of the superficial and deep facial fascias. Plast Reconstr Surg 1992;89:441–449.',
];
