import * as cartPrescriptions from './cartPrescriptionCalls.ts';
import * as joining from './joiningCalls.ts';
import * as preOrder from './preOrderCalls.ts';
import * as prescriptions from './prescriptionCalls.ts';

/** The calls that are declared and not served yet; one that is served moves to `allCalls`. */
export const laterCalls = {
  'Authentication and account': [joining.contactUs, joining.getResource, joining.getStaticPage],
  Cart: [cartPrescriptions.clearCartPrescriptions, cartPrescriptions.addCartPrescription],
  Prescriptions: [
    prescriptions.getPrescription,
    prescriptions.listPrescriptions,
    prescriptions.countPrescriptions,
    prescriptions.verifyPrescription,
    prescriptions.rejectPrescription,
    prescriptions.signPrescription,
    prescriptions.verifySignature,
    preOrder.setPrescriptionPatient,
    preOrder.setPrescriptionsPrescriber,
    preOrder.setPrescribedQuantity,
    preOrder.setAllocation,
    preOrder.listPreOrderPrescriptions,
    preOrder.addPreOrderPrescription,
    preOrder.deletePreOrderPrescription,
    preOrder.countPrescribed,
    prescriptions.logPrescriptionLoad,
    prescriptions.getPrescriptionPdf,
  ],
} as const;
