/** Titles of the public pages except lists and products. */
export const pageTitles = {
  home: 'Pharmacy supplies for aesthetics practices',
  categories: 'Shop by category',
  aboutUs: 'About us',
  howToOrder: 'How to order',
  faqs: 'FAQs',
  resources: 'Resources',
  contactUs: 'Contact us',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  delivery: 'Delivery policy',
  signIn: 'Login',
  signUp: 'Sign up',
  forgotPassword: 'Forgot password',
} as const;
