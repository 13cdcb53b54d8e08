import type { Rows } from '../kit/drawBlocks.ts';

/** Arteries of the face: course and depth. */
export const arteries: Rows = {
  columns: [
    ['Artery', 1.3],
    ['From', 1.3],
    ['Course', 4.4],
    ['Depth', 3.6],
  ],
  rows: [
    [
      'Facial',
      'External carotid',
      'Crosses the mandible at the front edge of the masseter, where its pulse is felt; winds past the corner of the mouth, about 1.5 cm from it, to the side of the nose',
      'Under platysma at the jaw; deep to the zygomatici and risorius in the cheek; more superficial beside the nose',
    ],
    [
      'Inferior, superior labial',
      'Facial',
      'Along the lips, near the border of the red, and meet in the midline',
      'Mostly between orbicularis oris and mucosa; within the muscle or under the skin in some',
    ],
    [
      'Lateral nasal, angular',
      'Facial',
      'Lateral nasal over the ala; angular up beside the nose to the medial canthus, where it meets the dorsal nasal artery',
      'Subcutaneous in the upper fold and at the alar groove; course varies and may detour below the eye',
    ],
    [
      'Supratrochlear',
      'Ophthalmic',
      'Leaves the orbit about 1.7 cm from the midline, above the medial canthus, and runs straight up',
      'On bone at the rim; through corrugator and frontalis; subcutaneous from about 1.5 to 2 cm above the rim',
    ],
    [
      'Supraorbital',
      'Ophthalmic',
      'Through its notch or foramen, about 2.7 cm from the midline, near the mid-pupillary line',
      'As the supratrochlear; a deep branch stays on the periosteum',
    ],
    [
      'Dorsal nasal',
      'Ophthalmic',
      'Above the medial canthal ligament, then down the side of the bridge',
      'Subcutaneous, over the nasal muscles',
    ],
    [
      'Infraorbital',
      'Maxillary',
      'Foramen on the mid-pupillary line, 8 to 10 mm below the rim',
      'On bone at the foramen, under levator labii superioris',
    ],
    [
      'Superficial temporal',
      'External carotid',
      'Crosses the arch about 1 cm in front of the tragus, divides into frontal and parietal branches some 2 to 3 cm above it',
      'Within the superficial temporal fascia; its pulse is felt',
    ],
    [
      'Transverse facial',
      'Superficial temporal',
      'Across the masseter 1 to 2 cm below the arch, above the parotid duct',
      'Deep to the SMAS on the masseter',
    ],
    [
      'Mental',
      'Inferior alveolar',
      'Mental foramen on the mid-pupillary line, below the premolars',
      'On bone, under depressor anguli oris',
    ],
  ],
};
