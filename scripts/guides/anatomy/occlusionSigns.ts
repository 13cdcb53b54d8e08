/** Signs of a blocked vessel, and first measures. */
export const occlusionSigns: readonly string[] = [
  'Pain out of proportion, or spreading away from the point of injection. An anaesthetic in the product may hide it.',
  'Blanching at once, along the territory of a vessel, not around the needle; later a net-like dusky pattern.',
  'Capillary refill longer than 2 seconds, compared with the other side: press, let go, count.',
  'Within days: pustules, then a dark, well-bounded area of dead skin.',
  'Eye: loss of sight, double vision, a drooping lid, pain in the eye, headache, vomiting, weakness of limbs. It is an emergency: call 999 at once, and treat on the way.',
  'Stop injecting, say so aloud, and follow the protocol you keep in the room with the hyaluronidase it asks for. Photograph, write down times, refer early.',
];
