/** The cookie whose value a page's scripts must send back in X-XSRF-TOKEN (spec 7.1). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
