import type { Rows } from '../kit/drawBlocks.ts';

/** Regions where product in a vessel does most harm. */
export const dangerZones: Rows = {
  columns: [
    ['Zone', 1.3],
    ['What lies there', 3],
    ['Why it is dangerous', 3],
    ['What to look for, and how to keep out', 3.6],
  ],
  rows: [
    [
      '1 Glabella',
      'Supratrochlear and supraorbital arteries, central artery of the forehead',
      'End arteries of the ophthalmic: backflow reaches the retina; skin has little else to live on',
      'The crease often marks the supratrochlear artery. Filler only by those trained for it, in tiny amounts, into the dermis; draw back and watch for blanching up to the hairline',
    ],
    [
      '2 Nose',
      'Dorsal and lateral nasal arteries, columellar branches',
      'Joins ophthalmic and facial arteries; scars from surgery shift and tether vessels. Sight is lost here most often',
      'Ask about earlier surgery. Midline, on cartilage or bone; not under the skin of side walls and tip',
    ],
    [
      '3 Nasolabial fold',
      'Facial, angular and lateral nasal arteries',
      'Artery next to or under the fold, subcutaneous in the upper third; alar skin dies, sight may be lost',
      'At the piriform stay on bone, beneath the artery; elsewhere intradermal or superficial; look at the alar groove for blanching',
    ],
    [
      '4 Temple',
      'Superficial temporal artery, deep temporal arteries, middle temporal vein',
      'Joins supraorbital and ophthalmic branches; the vein leads to the lungs',
      'Feel the pulse and mark it. Choose one plane: under the skin by cannula; or on bone, 1 cm up the temporal line from the orbital rim and 1 cm behind it, slowly',
    ],
    [
      '5 Forehead',
      'Supratrochlear and supraorbital branches',
      'Subcutaneous from 1.5 to 2 cm above the rim, where filler is often placed; they lead back to the eye',
      'Within 2 cm of the rim they lie deep, above it superficial: higher up stay on the periosteum, by cannula. The midline has its own artery',
    ],
    [
      '6 Tear trough',
      'Angular artery and vein, infraorbital bundle',
      'Angular artery joins the ophthalmic; foramen on the mid-pupillary line',
      'Lateral entry, cannula on bone, small amounts; keep off the foramen and the medial canthus',
    ],
    [
      '7 Lips',
      'Superior and inferior labial arteries',
      'Depth varies within one lip; necrosis of lip, nose base',
      'The artery mostly lies behind the muscle: stay superficial, in the red or at its border; watch lip and nose for blanching',
    ],
    [
      '8 Jaw',
      'Facial artery and vein, marginal mandibular nerve',
      'Artery crosses under skin and platysma alone',
      'Feel the pulse in front of the masseter, mark it and stay off it: superficial by cannula across it, on bone only behind it',
    ],
  ],
};
