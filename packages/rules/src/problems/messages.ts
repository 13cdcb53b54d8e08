import { transportMessages } from './transportMessages.ts';

/** Every message of a refusal, by its code (exact words of spec 8.14 where it gives one). */
export const messages = {
  'invalid-quantity': 'Invalid quantity',
  'out-of-stock': 'Product is out of stock',
  'cart-out-of-stock': 'Some cart items are out of stock now. Please update your cart',
  'cart-empty': 'There are no items in the cart.',
  'cart-full': 'A cart holds at most 500 lines',
  'cart-line-missing': 'This item is no longer in your cart',
  'purchase-option-required': 'Please choose a purchase option',
  'purchase-option-refused': 'This product is not sold that way',
  'product-in-stock': 'This product is in stock. You can order it now',
  'stock-requests-full':
    'You are waiting for 200 products already, which is as many as there may be. Please cancel one first',
  'list-missing': 'We could not find this list',
  'list-name-taken': 'You have a list with this name already. Please choose another',
  'list-full': 'A list holds at most 500 products',
  'lists-full': 'You have 50 lists, which is as many as there may be. Please delete one first',
  'list-changed':
    'This list was changed in another window or on another device. This is how it is now; please make your change again',
  'usual-order-kept': 'The usual order keeps its name',
  'product-missing': 'This product is not available',
  'order-changed': 'Something in your order changed. Please check it and place the order again',
  'order-missing': 'We could not find this order',
  'invoice-missing': 'We could not find this invoice',
  'key-reused':
    'This was already sent with other contents. Please check what was saved and try again',
  'order-key-reused':
    'This order was already sent with other contents. Please check your cart and try again',
  'order-already-placed': 'This cart has already been ordered',
  'delivery-option-required': 'Please choose a delivery option',
  'payment-mode-required': 'Please choose how you want to pay',
  'card-not-yet': 'Card payment is not available. Please pay by bank transfer',
  'payment-not-due': 'This order does not wait for a card payment',
  'payment-too-late':
    'The time to pay this order is over. Fill the cart again to order what is still there',
  'order-move-refused': 'This order cannot be moved there from where it stands',
  'payment-amount-differs': 'A transfer is an amount in pounds and pence, above nothing',
  'transfer-of-another-order': 'The reference of this transfer names another order',
  'transfer-booked':
    'A transfer of this amount with this reference is booked for the order already',
  'price-below-received': 'As much or more has arrived for this order already',
  'refund-note-required': 'Please say how the payment was given back',
  'order-not-priced': 'This order has items without a price',
  'refund-not-due': 'Nothing of this order is to be given back',
  'order-not-flagged': 'This order has no flag',
  'shipping-required': 'Please add your shipping details',
  'place-not-served': 'We deliver to the United Kingdom and the Isle of Man only',
  'terms-required': 'Please accept the terms and conditions',
  'prescriber-missing': 'We could not find this prescriber among yours',
  'prescriber-ended':
    'The prescriber you chose does not prescribe for you any more. Please choose another',
  'prescriber-required': 'Please choose a prescriber',
  'patient-required': 'Please choose a patient',
  'manual-name-required': 'Invalid name',
  'nothing-left-to-allocate': 'No quantity left for new prescription',
  'quantity-not-assigned': 'Quantity not fully assigned',
  'quantity-mismatched':
    'Order and prescription quantities do not match. You may have changed the quantity after creating the prescription. Please update the prescription to match the cart quantity.',
  'product-limit-exceeded': 'Maximum allowed quantity per prescription of {product} product is {n}',
  'category-limit-exceeded':
    'Maximum allowed quantity per prescription of {category} category items is {n}',
  'available-quantity': 'Available quantity is {n}',
  'prescription-missing': 'We could not find this prescription',
  'prescription-locked': 'This prescription is verified or rejected and cannot be changed any more',
  'prescription-not-verified': 'Please verify this prescription before you sign it',
  'prescription-document-stale':
    'This is not the document that was verified. Please load the prescription again',
  'prescription-altered':
    'This prescription does not match what was recorded of it any more, and nothing was signed or confirmed. Please contact us',
  'signer-not-active':
    'The account of this prescriber may not sign at present, so this signature cannot be confirmed. Please contact us',
  'prescription-document-gone':
    'The document of this prescription is not where it was kept. Please contact us',
  'prescription-not-waiting': 'This prescription does not wait for its confirmation',
  'prescription-already-signed': 'This prescription is already signed',
  'order-being-paid':
    'This order is being paid by card. Its quantities can be changed once it is paid',
  'order-paid-total':
    'This order is paid, so its total cannot rise. Please keep to what was ordered, or less',
  'prescription-not-rejected': 'Only a rejected prescription can be corrected or given up',
  'prescription-settled': 'This prescription has been corrected or given up already',
  'correction-unlinked':
    'This prescriber does not prescribe for you any more. Please give the prescription up, and order again with another',
  'original-too-late':
    'A paper prescription has to arrive within 72 hours. Please have it signed on the screen, or order again',
  'dispatch-refused': '{faults}. Nothing of this order may leave',
  'signature-not-awaited': 'This prescription does not wait for a signature any more',
  'prescription-nudged': 'A reminder was sent already today',
  'prescription-empty': 'This prescription has no items',
  'prescription-item-missing': 'This item is not on this prescription',
  'prescriptions-incomplete': 'Please complete the prescription details',
  'reason-required': 'Please give a reason',
  'text-too-long': 'Please use at most 1000 characters',
  'substitute-refused': 'This product cannot be substituted this way',
  'signature-required': 'Please affix your signature to continue',
  'presence-required': 'Please enter your password again to go on',
  'declarations-required': 'Please accept the terms to continue',
  'card-refused-for-manual':
    'Manual prescriptions cannot be paid by card. Please pay by bank transfer',
  'section-not-open': 'Please complete the steps before this one first',
  'sign-in-failed': 'The email or password is not right',
  'token-dead':
    'This link is not valid any more: it was used, has expired, or a newer one was sent. Please ask for a new one',
  'registrations-full':
    'We cannot take more applications just now. Please keep this page open and send it again later, or contact us',
  'network-documents-full':
    'Your network has sent as many documents today as we take in a day. Please send them again tomorrow, or save them smaller',
  'form-expected': 'Please send a form with its files',
  'account-unverified':
    'Please confirm your email first. We sent you a link when you registered; do check your spam folder',
  'account-in-review':
    'Our team is still reviewing your application. You will get an email as soon as your account is active',
  'account-rejected':
    'Your application was not accepted. Please contact us if you believe this is a mistake',
  'account-suspended': 'Your account is suspended. Please contact us',
  'account-move-refused': 'This account cannot be moved there from where it stands',
  'link-answered': 'This request has already been answered',
  'link-not-declined': 'Only a declined request can be sent again',
  'link-missing': 'We could not find this request',
  'link-pending': 'You have asked this prescriber already. They have not answered yet',
  'link-accepted': 'This prescriber has accepted your request already',
  'link-not-accepted': 'Only an accepted request can be ended',
  'own-address': 'This is your own email address. Please enter that of a prescriber',
  'no-prescriber':
    'The account with this email address cannot prescribe. Please check the address with your prescriber',
  'patient-missing': 'We could not find this patient',
  'patients-full':
    'You have as many patients as a list here can hold. Please contact us to add more',
  'passkey-missing': 'We could not find this passkey',
  'passkey-refused': 'This passkey could not be checked. Nothing was changed; please try again',
  'passkey-required': 'Please sign with your passkey',
  'passkeys-full': 'You have as many passkeys as there may be. Please remove one first',
  'saturday-cold-chain': 'Items that have to stay cold cannot be delivered on a Saturday',
  'cold-chain-delivery': 'Items that have to stay cold go by next-day delivery or are collected',
  'delivery-day-unknown': 'We cannot tell the delivery day that far ahead yet',
  ...transportMessages,
} as const;

/** The closed list of refusal codes. */
export type RefusalCode = keyof typeof messages;
