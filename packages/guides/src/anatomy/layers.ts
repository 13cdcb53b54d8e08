import type { Rows } from '../kit/drawBlocks.ts';

/** The five layers, from the skin down, by region. */
export const layers: Rows = {
  columns: [
    ['Layer', 1.35],
    ['Forehead', 2],
    ['Temple', 2.4],
    ['Mid-cheek', 2.4],
    ['What runs in it', 2.4],
  ],
  rows: [
    [
      '1 Skin',
      'Thick, held to frontalis',
      'Thin; veins shine through',
      'Of middling thickness; eyelid thinnest, about 0.5 mm',
      'Subdermal plexus',
    ],
    [
      '2 Superficial fat',
      'Thin: central and lateral compartments',
      'Very thin; lateral temporal-cheek compartment',
      'Nasolabial, medial, middle and lateral cheek compartments',
      'Small perforators; upper course of supraorbital and supratrochlear arteries',
    ],
    [
      '3 SMAS and muscles',
      'Frontalis in the galea',
      'Superficial temporal fascia',
      'SMAS; orbicularis oculi, zygomatici',
      'Superficial temporal artery and, on its deep face, temporal branches of VII',
    ],
    [
      '4 Deep fat, spaces, ligaments',
      'Loose areolar plane, retro-orbicularis fat (ROOF) at the brow',
      'Loose areolar plane, inferior temporal septum',
      'SOOF, deep medial cheek fat, buccal fat; zygomatic and masseteric ligaments',
      'Branches of VII cross from deep to superficial; facial vein',
    ],
    [
      '5 Deep fascia or periosteum',
      'Periosteum',
      'Deep temporal fascia in two layers, then temporalis on the bone',
      'Periosteum; over the masseter its fascia',
      'Middle temporal vein between the two layers; deep temporal arteries in the muscle; nerves at their foramina',
    ],
  ],
};
