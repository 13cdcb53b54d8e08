import type { Rows } from '../kit/drawBlocks.ts';

/** Compartments that are filled most, and their neighbours. */
export const fatCompartments: Rows = {
  columns: [
    ['Compartment', 1.7],
    ['Plane', 1.15],
    ['Where it lies and what bounds it', 3.4],
    ['With age', 2.2],
    ['Vessels and nerves near it', 2.4],
  ],
  rows: [
    [
      'Nasolabial',
      'Superficial',
      'Beside the nose, lateral to the nasolabial fold; above it the orbicularis retaining ligament',
      'Descends, deepens the fold',
      'Facial and angular artery under and medial to it',
    ],
    [
      'Medial and middle cheek',
      'Superficial',
      'Lateral to the nasolabial compartment; the middle one in front of the parotid',
      'Medial one flattens',
      'Facial vein deep; zygomatic branches of VII deep to the SMAS',
    ],
    [
      'Lateral temporal-cheek',
      'Superficial',
      'A band over the parotid from temple to jaw and neck',
      'Thins at the temple',
      'Superficial temporal artery, transverse facial artery',
    ],
    [
      'Inferior orbital',
      'Superficial',
      'Under the thin skin of the lid-cheek junction, on the orbicularis oculi',
      'Swells or shrinks',
      'Angular vein medially; lymph drains slowly',
    ],
    [
      'Superior and inferior jowl',
      'Superficial',
      'Above and at the mandible, behind the depressor anguli oris; mandibular ligament in front',
      'Descends over the border',
      'Facial artery; marginal mandibular nerve',
    ],
    [
      'SOOF, medial and lateral',
      'Deep',
      'On the bone under the orbicularis oculi, below the orbicularis retaining ligament',
      'Loses volume',
      'Infraorbital bundle medially; zygomaticofacial nerve and artery laterally',
    ],
    [
      'Deep medial cheek fat',
      'Deep',
      'On the maxilla, medial part beside the piriform aperture, lateral part over the canine fossa',
      'Deflates first: tear trough and fold show',
      'Infraorbital foramen above; facial vein laterally, angular artery medially',
    ],
    [
      'Buccal fat',
      'Deep',
      'Between buccinator and masseter, with an extension up into the temple',
      'Descends, shadows the cheek',
      'Parotid duct, buccal branches of VII, facial vein',
    ],
    [
      'Retro-orbicularis (ROOF)',
      'Deep',
      'On the bone of the lateral brow under the orbicularis oculi',
      'Thins, brow drops',
      'Supraorbital bundle at its medial end',
    ],
    [
      'Deep chin fat',
      'Deep',
      'On the mandible under the mentalis',
      'Thins with the bone',
      'Mental foramen laterally; submental branches below',
    ],
  ],
};
