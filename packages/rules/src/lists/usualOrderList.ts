/** The list that every buyer has first. It has no number of its own, and stands under 0 also where nothing of it is kept. */
export const usualOrderList = { id: 0, name: 'Usual order' } as const;
