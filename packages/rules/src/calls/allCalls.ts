import * as cart from './cartCalls.ts';
import * as cartPrescriptions from './cartPrescriptionCalls.ts';
import * as catalogue from './catalogueCalls.ts';
import * as content from './contentCalls.ts';
import * as handovers from './handoverCalls.ts';
import * as invitations from './invitationCalls.ts';
import * as joining from './joiningCalls.ts';
import * as lists from './listCalls.ts';
import * as orders from './orderCalls.ts';
import * as orderTimeline from './orderTimelineCalls.ts';
import * as partners from './partnerCalls.ts';
import * as passkeys from './passkeyCalls.ts';
import * as patients from './patientCalls.ts';
import * as preOrder from './preOrderCalls.ts';
import * as payments from './paymentCalls.ts';
import * as prescriptionChecks from './prescriptionCheckCalls.ts';
import * as prescriptions from './prescriptionCalls.ts';
import * as profile from './profileCalls.ts';
import * as profileChange from './profileChangeCalls.ts';
import * as quickOrder from './quickOrderCalls.ts';
import * as session from './sessionCalls.ts';
import * as signatureLinks from './signatureLinkCalls.ts';
import * as stockRequests from './stockRequestCalls.ts';

/** Every call of the API by section, for the documentation, the access matrix and the mocks. */
export const allCalls = {
  'Authentication and account': [
    joining.register,
    session.signIn,
    joining.uploadDocuments,
    joining.confirmEmail,
    joining.forgotPassword,
    joining.resetPassword,
    content.contactUs,
    content.getResource,
    session.signOut,
    session.provePresence,
    profile.getProfile,
    profileChange.updateProfile,
    passkeys.listPasskeys,
    passkeys.beginPasskey,
    passkeys.addPasskey,
    passkeys.renamePasskey,
    passkeys.removePasskey,
  ],
  Catalogue: [
    catalogue.listCategories,
    catalogue.listSubCategories,
    catalogue.countProducts,
    catalogue.readSearch,
    catalogue.listProducts,
    catalogue.listPublicProducts,
    catalogue.getProductFacets,
    catalogue.getPublicProductFacets,
    catalogue.getProduct,
    catalogue.getPublicProduct,
    quickOrder.matchProducts,
    stockRequests.listStockRequests,
    stockRequests.addStockRequest,
    stockRequests.removeStockRequest,
  ],
  Cart: [
    cart.getCart,
    cart.addCartLine,
    cart.addCartLines,
    cart.updateCartLine,
    cart.removeCartLine,
    cart.clearCart,
    cartPrescriptions.clearCartPrescriptions,
    cartPrescriptions.addCartPrescription,
  ],
  Lists: [
    lists.listLists,
    lists.getUsualOrder,
    lists.getList,
    lists.createList,
    lists.renameList,
    lists.setListLines,
    lists.addListLines,
    lists.removeList,
    lists.resetUsualOrder,
  ],
  Orders: [
    orders.listDeliveryOptions,
    orders.createOrder,
    orders.countOrders,
    orders.listOrders,
    orders.countWaiting,
    orders.listBoughtOffers,
    orders.listBoughtLately,
    orders.getOrder,
    orderTimeline.getOrderTimeline,
    orders.getInvoicePdf,
    orders.buyAgain,
    payments.listPaymentModes,
    payments.startPayment,
  ],
  'Prescribers, practitioners, patients': [
    partners.listPrescribers,
    partners.listMyPrescribers,
    partners.addOrInvitePrescriber,
    partners.resendInvite,
    partners.listInvitations,
    invitations.openInvitation,
    invitations.askForInvitation,
    partners.countMyPractitioners,
    partners.listMyPractitioners,
    partners.answerLinkRequest,
    partners.endLink,
    patients.listPatients,
    patients.findPatients,
    patients.countPatients,
    patients.findLikelyPatients,
    patients.getPatient,
    patients.savePatient,
  ],
  Prescriptions: [
    preOrder.setPrescriptionPatient,
    preOrder.setPrescriptionsPrescriber,
    preOrder.setPrescribedQuantity,
    preOrder.setAllocation,
    preOrder.prescribeCart,
    preOrder.listPreOrderPrescriptions,
    preOrder.addPreOrderPrescription,
    preOrder.deletePreOrderPrescription,
    preOrder.countPrescribed,
    prescriptions.getPrescription,
    prescriptions.verifyPrescription,
    prescriptions.rejectPrescription,
    prescriptions.giveUpPrescription,
    prescriptions.correctPrescription,
    prescriptions.nudgePrescriber,
    prescriptions.favouriteDirections,
    prescriptions.listPrescriptions,
    prescriptions.countPrescriptions,
    prescriptions.beginSigning,
    prescriptions.signPrescription,
    signatureLinks.describeConfirmation,
    signatureLinks.verifySignature,
    prescriptions.resendConfirmation,
    prescriptions.logPrescriptionLoad,
    prescriptions.getPrescriptionPdf,
    handovers.listHandovers,
    handovers.answerHandover,
    prescriptionChecks.checkPrescription,
  ],
} as const;
