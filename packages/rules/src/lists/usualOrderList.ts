/** The first list of every buyer. Its id is 0, even if nothing is stored. */
export const usualOrderList = { id: 0, name: 'Usual order' } as const;
