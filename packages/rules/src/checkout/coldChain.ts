import type { CartLine } from '../carts/cartLine.ts';
import type { DeliveryOption, DeliveryService } from '../orders/deliveryOption.ts';
import type { RefusalCode } from '../problems/messages.ts';

/** Why a service cannot carry what has to stay cold: it may lie in a van for longer than one night, or nobody takes it in. */
const REFUSALS: Readonly<Partial<Record<DeliveryService, RefusalCode>>> = {
  saturday: 'saturday-cold-chain',
  standard: 'cold-chain-delivery',
};

type Goods = readonly Pick<CartLine, 'name' | 'isColdChain'>[];

/** Whether anything among the goods has to stay cold. */
export function holdsColdChain(goods: Goods): boolean {
  return goods.some(({ isColdChain }) => isColdChain === true);
}

/** Returns why a way of delivery cannot carry these goods; nothing where it can. */
export function coldChainRefusal(
  goods: Goods,
  { service }: Pick<DeliveryOption, 'service'>,
): RefusalCode | undefined {
  return holdsColdChain(goods) ? REFUSALS[service] : undefined;
}

/** Names what has to stay cold, each product once; nothing where nothing has. */
export function coldChainNotice(goods: Goods): string | undefined {
  const names = new Set(goods.filter((line) => line.isColdChain).map(({ name }) => name));
  if (names.size === 0) return undefined;
  return `Has to stay cold: ${[...names].join(', ')}.`;
}
