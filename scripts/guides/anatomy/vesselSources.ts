/** Sources of the guide to the vessels and nerves. */
export const vesselSources: readonly string[] = [
  'Standring S (ed.). Gray’s Anatomy. 42nd ed. Elsevier; 2020.',
  'Cotofana S, Lachman N. Arteries of the face and their relevance for minimally invasive facial procedures. Plast Reconstr Surg 2019;143:416–426.',
  'Beleznay K, Carruthers JDA, Humphrey S, et al. Update on avoiding and treating blindness from fillers. Aesthet Surg J 2019;39:662–674.',
  'Murray G, Convery C, Walker L, Davies E. Guideline for the management of hyaluronic acid filler-induced vascular occlusion. J Clin Aesthet Dermatol 2021;14:E61–E69.',
  'Signorini M, Liew S, Sundaram H, et al. Global aesthetics consensus: avoidance and management of complications from hyaluronic acid fillers. Plast Reconstr Surg 2016;137:961e–971e.',
  'Sykes JM, Cotofana S, Trevidic P, et al. Upper face: clinical anatomy and regional approaches with injectable fillers. Plast Reconstr Surg 2015;136:204S–218S.',
  'Pitanguy I, Ramos AS. The frontal branch of the facial nerve. Plast Reconstr Surg 1966;38:352–356.',
  'Dingman RO, Grabb WC. Surgical anatomy of the mandibular ramus of the facial nerve. Plast Reconstr Surg 1962;29:266–272.',
];
