import type { Rows } from '../kit/drawBlocks.ts';

/** Branches of the facial nerve and the sensory nerves, with signs of injury. */
export const nerves: Rows = {
  columns: [
    ['Nerve', 1.7],
    ['Course and landmark', 4],
    ['Plane', 2.3],
    ['When it is hurt', 2.4],
  ],
  rows: [
    [
      'VII temporal',
      'From 0.5 cm below the tragus towards a point 1.5 cm above the lateral end of the brow (Pitanguy’s line)',
      'Deep face of the superficial temporal fascia above the arch',
      'Brow drops, forehead does not lift',
    ],
    [
      'VII zygomatic',
      'Across the arch and the body of the zygoma to the orbicularis oculi and zygomatici',
      'Deep to the SMAS, then into the muscles from below',
      'Eye closes weakly',
    ],
    [
      'VII buccal',
      'With the parotid duct across the masseter to the upper lip and nose; joined by the zygomatic branches',
      'On the masseter’s fascia, deep to the SMAS',
      'Upper lip and smile weak; often recovers',
    ],
    [
      'VII marginal mandibular',
      'Along the mandible; behind the facial artery in about one in five up to 1 to 2 cm below the border, in front of it above',
      'Deep to platysma, superficial to the facial vessels',
      'Lower lip does not pull down, crooked smile',
    ],
    [
      'VII cervical',
      'Behind and below the angle of the jaw to platysma',
      'Deep to platysma',
      'Lower lip slightly weak',
    ],
    [
      'V1 supraorbital, supratrochlear',
      'With their arteries from the orbital rim to brow, forehead and scalp',
      'Deep at the rim, superficial higher up',
      'Forehead numb',
    ],
    [
      'V2 infraorbital',
      'From its foramen to lower lid, side of the nose, upper lip',
      'On bone, under levator labii superioris',
      'Upper lip and cheek numb',
    ],
    [
      'V3 mental, auriculotemporal',
      'Mental from its foramen to chin and lower lip; auriculotemporal up with the superficial temporal artery',
      'On bone; in the superficial fascia',
      'Lower lip or temple numb',
    ],
    [
      'Great auricular (C2, C3)',
      'Over the sternocleidomastoid to the ear lobe, about 6.5 cm below the ear canal at mid-muscle',
      'On the muscle, under platysma’s fascia',
      'Ear lobe numb',
    ],
  ],
};
