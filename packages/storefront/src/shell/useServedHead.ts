import { useEffect, useState } from 'react';

/** What the server put into the head for the page at the first address is taken out when another is shown: what is shared then is that one. */
export function useServedHead(address: string): void {
  const [served] = useState(address);
  useEffect(() => {
    if (address === served) return;
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  }, [address, served]);
}
