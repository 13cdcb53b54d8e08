import type { CartLine } from '../carts/cartLine.ts';
import type { DeliveryOption, DeliveryService } from '../orders/deliveryOption.ts';
import type { RefusalCode } from '../problems/messages.ts';

/**
 * The services that cannot carry cold-chain goods. The parcel may spend more than one night in a van, or arrive when no
 * one can receive it.
 */
const REFUSALS: Readonly<Partial<Record<DeliveryService, RefusalCode>>> = {
  saturday: 'saturday-cold-chain',
  standard: 'cold-chain-delivery',
};

type Goods = readonly Pick<CartLine, 'name' | 'isColdChain'>[];

/** Returns whether any of the goods needs the cold chain. */
export function holdsColdChain(goods: Goods): boolean {
  return goods.some(({ isColdChain }) => isColdChain === true);
}

/** Returns the code of the refusal if a delivery option cannot carry these goods. */
export function coldChainRefusal(
  goods: Goods,
  { service }: Pick<DeliveryOption, 'service'>,
): RefusalCode | undefined {
  return holdsColdChain(goods) ? REFUSALS[service] : undefined;
}

/** Names the cold-chain products, each once. Undefined if there are none. */
export function coldChainNotice(goods: Goods): string | undefined {
  const names = new Set(goods.filter((line) => line.isColdChain).map(({ name }) => name));
  if (names.size === 0) return undefined;
  return `Has to stay cold: ${[...names].join(', ')}.`;
}
