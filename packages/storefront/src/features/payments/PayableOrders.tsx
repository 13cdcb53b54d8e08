import { isCardDue } from '@formulary/rules/payments/cardPayment';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/screen/paths.ts';
import { Orders } from '../orders/Orders/Orders.tsx';
import { useNow } from '../../lib/screen/useNow.ts';

/** Shows the user's orders; a due card payment links to the card provider (reading R14). */
export function PayableOrders() {
  const now = useNow();
  const navigate = useNavigate();
  return (
    <Orders
      payment={{
        isDue: (order) => isCardDue(order, now),
        onPay: (id) => void navigate(paths.payment(id), { state: { pays: true } }),
      }}
    />
  );
}
