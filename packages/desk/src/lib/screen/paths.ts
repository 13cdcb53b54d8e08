/** Addresses of the desk. */
export const paths = {
  today: '/',
  people: '/people',
  ownSecurity: '/you',
} as const;
