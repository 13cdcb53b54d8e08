import { commonNotices } from './commonNotices.ts';

/** What the shop says when something worked, to the letter of spec 8.15, 8.14, 8.1, 8.3 and section 7; misspellings included. */
export const notices = {
  ...commonNotices,
  signedIn: 'Logged In Successfully',
  signedOut: 'Logged Out Successfully',
  prescriptionAdded: 'Prescription Details Added Successfully',
  quantityMismatched: 'Quantity Mismatched',
  prescriptionsNotLoaded: 'Failed to load prescriptions',
  manualPrice: 'The price is subject to change and the pharmacy team will update the final price.',
  manualForPrescribers:
    'Manual prescriptions are for prescribers. This is the checkout of your cart',
  prescriberNotUpdated: 'Error updating Rx prescriber',
  prescriptionNotChanged: 'An error occurred while processing the prescription',
  deliveryAdded: 'Delivery Details Added Successfully',
  billingAdded: 'Billing Details Added Successfully',
  shippingAdded: 'Shipping Details Added Successfully',
  paymentModeSelected: 'Payment Mode Selected',
  messageSent: 'Message Sent Successfully',
  registered: 'Registeration Successful',
  sendingCancelled: 'Sending was cancelled. Everything you filled in is still here',
  profileSaved: 'Your details have been saved',
  emailVerified: 'Email Verified!',
  emailAlreadyVerified: 'Your email is already verified',
  passwordResetSent:
    'If this email is registered with us, we have sent a link to it. The link is valid for about a day; do check your spam folder',
  prescriberAsked: 'Add request to {email} has been sent successfully',
  prescriberInvited:
    "Prescriber {email} doesn't exists in our system. We have emailed them an invite to register",
  requestResent: 'Request to {email} has been resent successfully',
  invitationSent: 'Invitation Sent Successfully',
  requestAccepted: 'Request Accepted',
  requestDeclined: 'Request Declined',
  linkEnded: 'The link has been ended',
  invitationAsked: 'We have asked {name} to invite you again',
  patientAdded: 'Patient Added Successfully',
  patientUpdated: 'Patient data is updated Successfully',
  prescriptionVerified: 'Prescription Verified!',
  prescriptionRejected: 'Prescription Rejected!',
  prescriptionSigned: 'Prescription Signed Successfully',
} as const;
