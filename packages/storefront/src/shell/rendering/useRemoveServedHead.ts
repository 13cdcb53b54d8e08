import { useEffect, useState } from 'react';

/**
 * Removes the server's head elements of the first address when another page is shown, so that sharing uses the current
 * page.
 */
export function useRemoveServedHead(address: string): void {
  const [served] = useState(address);
  useEffect(() => {
    if (address === served) return;
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  }, [address, served]);
}
