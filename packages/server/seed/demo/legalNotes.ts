/** Legal categories in the words of the trade. */
export const legalNotes = {
  pom: 'Prescription-only medicine (POM).',
  p: 'Pharmacy medicine (P).',
  gsl: 'General sale list medicine (GSL).',
  unlicensed: 'Unlicensed special, prescription-only (POM).',
  device3:
    'Medical device, class III, CE and UKCA marked. Supplied to healthcare professionals only.',
  device2: 'Medical device, class IIa, CE and UKCA marked.',
  device1: 'Medical device, class I, UKCA marked.',
  cosmetic: 'Cosmetic product, notified under the UK Cosmetics Regulation.',
  supplement: 'Food supplement.',
  ppe: 'Personal protective equipment and medical device, class I, UKCA marked.',
  goods: 'General goods; not a medicine or a medical device.',
} as const;
