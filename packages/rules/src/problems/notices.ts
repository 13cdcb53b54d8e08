/** What the shop says when something worked, to the letter of spec 8.15, 8.1 and 8.3; misspellings included. */
export const notices = {
  signedIn: 'Logged In Successfully',
  signedOut: 'Logged Out Successfully',
  sessionExpired: 'Session Expired',
  somethingWentWrong: 'Something Went Wrong',
  productAdded: 'Product Added to Cart',
  productUpdated: 'Product Updated in Cart',
  productDeleted: 'Product Deleted from Cart',
  cartOutOfStock: 'Some cart items are out of stock now. Please update your cart',
  prescriptionAdded: 'Prescription Details Added Successfully',
  quantityMismatched: 'Quantity Mismatched',
  deliveryAdded: 'Delivery Details Added Successfully',
  billingAdded: 'Billing Details Added Successfully',
  shippingAdded: 'Shipping Details Added Successfully',
  paymentModeSelected: 'Payment Mode Selected',
} as const;
