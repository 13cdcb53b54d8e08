/**
 * The notices of every page and of the cart (spec 8.1, 8.3, 8.14, 8.15): the part of `notices` that every page loads.
 */
export const commonNotices = {
  sessionExpired: 'Session Expired',
  somethingWentWrong: 'Something Went Wrong',
  productAdded: 'Product Added to Cart',
  productUpdated: 'Product Updated in Cart',
  productDeleted: 'Product Deleted from Cart',
  cartOutOfStock: 'Some cart items are out of stock now. Please update your cart',
} as const;
