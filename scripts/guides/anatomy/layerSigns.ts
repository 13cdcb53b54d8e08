/** How each layer looks and feels. */
export const layerSigns: readonly string[] = [
  'Skin: high resistance; the bevel shows through, and a pale bleb rises.',
  'Superficial fat: a cannula glides and lifts the skin in a ridge that you can see and feel.',
  'SMAS and muscle: firmer; the cannula drags, and a give is felt once it is through. Muscle hurts and bleeds.',
  'Deep fat and spaces: free glide again, but raising the tip lifts the whole cheek, not a ridge of skin.',
  'Bone: a hard stop at the tip of the needle. Drawing back without blood does not prove that no vessel was entered.',
];
