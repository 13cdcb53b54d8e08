import { isNetwork } from '@formulary/storybook-kit/mocks/network';
import { wholePage } from '@formulary/storybook-kit/mocks/wholePage';

/** Loads the handlers of a network that the toolbar names; none if it is unknown. */
async function network(name: string) {
  const { shopNetwork } = await import('../../mocks/shopNetwork.ts');
  return isNetwork(name) ? shopNetwork(name) : [];
}

/** Returns the parameters that stories of the shop's screens share; `purpose` is the sentence on the docs page. */
export const screenParameters = (purpose: string) => ({ ...wholePage(purpose), network });
