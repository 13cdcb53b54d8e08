import type { Rows } from '../kit/drawBlocks.ts';

/** Vessels by region and plane. */
export const depths: Rows = {
  columns: [
    ['Region', 1.3],
    ['Under the skin', 2.7],
    ['In or beneath the muscle', 2.7],
    ['On the bone', 2.7],
  ],
  rows: [
    [
      'Forehead',
      'Supratrochlear, supraorbital, from 1.5 to 2 cm above the rim upwards',
      'The same, below that: passing through frontalis and corrugator',
      'Their trunks at the rim; deep branches',
    ],
    [
      'Temple',
      'Small perforators only; the superficial temporal artery lies in the fascia beneath',
      'Middle temporal vein between the layers of the deep temporal fascia',
      'Deep temporal arteries, within temporalis near the bone',
    ],
    [
      'Nose',
      'Dorsal and lateral nasal, columellar branches',
      'Few',
      'Few in the midline: perichondrium and periosteum',
    ],
    [
      'Tear trough',
      'Angular vein, medially; angular artery or its detour',
      'Palpebral branches in orbicularis oculi',
      'Infraorbital artery at its foramen',
    ],
    [
      'Nasolabial fold',
      'Facial or angular artery in the upper third',
      'Facial artery in the lower two thirds',
      'Piriform: few beneath the muscles, but not none',
    ],
    [
      'Lips',
      'Labial arteries in some, most often near the midline',
      'Labial arteries, mostly behind the muscle, under the mucosa',
      'Not applicable',
    ],
    [
      'Chin',
      'Small branches of the submental artery',
      'Inferior labial and labiomental branches',
      'Mental artery at its foramen; submental below the border',
    ],
    [
      'Jaw',
      'Facial artery and vein, under platysma alone',
      'Branches to the masseter',
      'Facial artery, where it crosses the border',
    ],
  ],
};
