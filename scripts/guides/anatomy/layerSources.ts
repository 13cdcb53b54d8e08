/** Sources of the guide to the layers. */
export const layerSources: readonly string[] = [
  'Standring S (ed.). Gray’s Anatomy. 42nd ed. Elsevier; 2020.',
  'Rohrich RJ, Pessa JE. The fat compartments of the face. Plast Reconstr Surg 2007;119:2219–2227.',
  'Cotofana S, Lachman N. Anatomy of the facial fat compartments and their relevance in aesthetic surgery. J Dtsch Dermatol Ges 2019;17:399–413.',
  'Gierloff M, Stöhring C, Buder T, et al. Aging changes of the midfacial fat compartments. Plast Reconstr Surg 2012;129:263–273.',
  'Stuzin JM, Baker TJ, Gordon HL. The relationship of the superficial and deep facial fascias. Plast Reconstr Surg 1992;89:441–449.',
  'Alghoul M, Codner MA. Retaining ligaments of the face. Aesthet Surg J 2013;33:769–782.',
  'Mendelson B, Wong CH. Changes in the facial skeleton with aging. Aesthetic Plast Surg 2012;36:753–760.',
];
