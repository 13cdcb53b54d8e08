import * as joining from './joiningCalls.ts';
import * as prescriptions from './prescriptionCalls.ts';

/** The calls that are declared and not served yet; one that is served moves to `allCalls`. */
export const laterCalls = {
  'Authentication and account': [joining.contactUs, joining.getResource, joining.getStaticPage],
  Prescriptions: [
    prescriptions.correctPrescription,
    prescriptions.nudgePrescriber,
    prescriptions.favouriteDirections,
  ],
} as const;
