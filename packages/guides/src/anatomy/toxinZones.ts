import type { Rows } from '../kit/drawBlocks.ts';

/** Structures that toxin can reach by mistake. */
export const toxinZones: Rows = {
  columns: [
    ['Region', 1.5],
    ['What is reached by mistake', 2.6],
    ['What is seen', 2.4],
    ['How to keep out', 3.6],
  ],
  rows: [
    [
      'Forehead',
      'Lower frontalis',
      'Heavy or dropped brow',
      'Look for a brow that is held up by frontalis at rest; stay 2 cm above the rim in the lower row; treat the depressors with it',
    ],
    [
      'Glabella',
      'Levator palpebrae through the septum',
      'Dropped upper lid, from days 2 to 10',
      'At least 1 cm above the bony rim, not lateral of the mid-pupillary line in the deep plane; a finger on the rim, needle pointing away from it',
    ],
    [
      'Crow’s feet',
      'Zygomaticus major; lateral rectus',
      'Uneven smile; double vision',
      'At least 1 to 1.5 cm outside the rim, superficial, not below the zygoma',
    ],
    [
      'Bunny lines',
      'Levator labii superioris alaeque nasi',
      'Long, dropped upper lip',
      'High on the side wall, superficial; mind the angular vessels',
    ],
    [
      'Lips',
      'Too much of orbicularis oris',
      'Speech, drinking, whistling suffer',
      'Superficial, at the border of the red, in small amounts, both sides alike; not for singers and wind players',
    ],
    [
      'Corner of the mouth',
      'Depressor labii inferioris',
      'Crooked lower lip',
      'Lateral: on the line of the nasolabial fold down to the jaw, low, superficial',
    ],
    [
      'Chin',
      'Depressor labii inferioris, orbicularis oris',
      'Lip hangs, drooling',
      'Low, near the midline, deep on the point of the chin',
    ],
    [
      'Masseter',
      'Risorius, zygomaticus major; parotid',
      'Flat smile; dry mouth; bulge on biting',
      'Within the borders felt on clenching, below the line from tragus to corner of the mouth, 1 cm inside the front edge',
    ],
    [
      'Neck',
      'Strap and swallowing muscles',
      'Swallowing hard, voice weak',
      'Only in the band held between fingers, superficial, few points in one session',
    ],
  ],
};
