import { expect } from '@playwright/test';
import { enterSignedIn, fillSignIn, toast, typeQuantity } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const LIP_FILLER = 'Hyaluronic acid lip filler 20 mg/ml with lidocaine, 1 ml';
const LEAFLET = 'Patient leaflet: after your toxin treatment, pack of 50';
const GUM = 'Nicotine 2 mg medicated chewing gum, 105 pieces';
const PENCILS = 'White cosmetic marking pencils, pack of 12';

test(
  'a visitor finds a product, signs in, fills a cart and places an order whose totals match to the penny',
  {
    tag: ['@1.4', '@2.14', '@3.5', '@4.8', '@8.14', '@8.15', '@9.4'],
  },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.practitioner);
    await page.addInitScript(() => {
      // This buyer starts as a visitor.
      if (sessionStorage.getItem('left') === null) localStorage.removeItem('access_token');
      sessionStorage.setItem('left', 'yes');
    });

    await test.step('browses the categories and searches', async () => {
      await visit(page, '/categories');
      await page.getByRole('link', { name: 'Dermal fillers' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Lips and perioral' }).click();
      await expect(page).toHaveURL(/\/products\?categoryId=\d+$/);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Lips and perioral' }),
      ).toBeVisible();
      await page.keyboard.press('/');
      const search = page.getByRole('textbox', { name: 'What are you looking for?' });
      await search.fill('lip filler lidocaine');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/products\?search=lip(\+|%20)filler(\+|%20)lidocaine$/);
      await page.getByRole('link', { name: LIP_FILLER, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: LIP_FILLER })).toBeVisible();
    });

    await test.step('sees no price and cannot add before signing in', async () => {
      await expect(page.getByRole('main')).not.toContainText('£');
      await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
      const productUrl = page.url();
      await page.getByRole('link', { name: 'Login to see prices' }).click();
      await fillSignIn(page, buyers.practitioner);
      await expect(toast(page, 'Logged In Successfully')).toBeVisible();
      await expect(page).toHaveURL(productUrl);
      await expect(page.getByText('Buy 3 for £179.00')).toBeVisible();
      await expect(page.getByText('Buy 5 for £289.00')).toBeVisible();
    });

    await test.step('adds products with offers, a purchase option and other VAT rates', async () => {
      await page
        .getByRole('combobox', { name: 'Purchase option' })
        .selectOption({ label: 'Non Prescription Item (PAY VAT)' });
      await page.getByRole('textbox', { name: 'Quantity' }).fill('7');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(toast(page, 'Product Added to Cart')).toBeVisible();
      for (const product of [LEAFLET, GUM]) {
        await visit(page, `/products?search=${encodeURIComponent(product)}`);
        await page.getByRole('link', { name: product, exact: true }).click();
        const added = page.waitForResponse(
          (answer) => answer.url().endsWith('/api/carts') && answer.request().method() === 'POST',
        );
        await page.getByRole('button', { name: 'Add', exact: true }).click();
        expect((await added).status()).toBe(200);
      }
    });

    await test.step('sees that a product is out of stock', async () => {
      await visit(page, `/products?search=${encodeURIComponent(PENCILS)}`);
      await page.getByRole('link', { name: PENCILS, exact: true }).click();
      // The list shows quantity fields too, and its heading contains the product's name.
      await expect(
        page.getByRole('heading', { level: 1, name: PENCILS, exact: true }),
      ).toBeVisible();
      await page.getByRole('textbox', { name: 'Quantity' }).fill('4');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('Product is out of stock').first()).toBeVisible();
    });

    await test.step('changes quantities in the cart', async () => {
      await page.getByRole('link', { name: /^Cart/ }).click();
      await expect(page.getByRole('row')).toHaveCount(4);
      await page.getByRole('button', { name: `Increase Quantity of ${LIP_FILLER}` }).click();
      await typeQuantity(page, LEAFLET, '2');
      await typeQuantity(page, GUM, '3');
      const lipFiller = page.getByRole('row', { name: LIP_FILLER });
      await expect(lipFiller).toContainText('£468.00');
      await expect(lipFiller).toContainText('£93.60');
      await expect(lipFiller).toContainText('£561.60');
      const summary = page.getByRole('region', { name: 'Cart summary' });
      await expect(summary).toContainText(/Savings\s*£32\.00/);
      await expect(summary).toContainText(/VAT\s*£94\.87/);
      await expect(summary).toContainText(/Cart Total\s*£607\.22/);
    });

    await test.step('completes the checkout', async () => {
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await page.getByRole('radio', { name: /Next working day delivery/ }).check();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(toast(page, 'Delivery Details Added Successfully')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeDisabled();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(toast(page, 'Billing Details Added Successfully')).toBeVisible();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(toast(page, 'Shipping Details Added Successfully')).toBeVisible();
      await page.getByRole('radio', { name: /^Bank transfer/ }).check();
      await page.getByRole('textbox', { name: /payment note/i }).fill('Ref CLINIC-7');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(toast(page, 'Payment Mode Selected')).toBeVisible();
      await page.getByRole('textbox', { name: /Note for the pharmacy/ }).fill('Leave at reception');
      await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
        /Amount to pay\s*£615\.17/,
      );
      const placeOrder = page.getByRole('button', { name: 'Place Order' });
      await expect(placeOrder).toBeDisabled();
      await expect(
        page.getByRole('main').getByRole('link', { name: /terms and conditions/i }),
      ).toHaveAttribute('href', '/terms-and-conditions');
      await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
      await placeOrder.click();
    });

    await test.step('sees the order number, and list and detail agree to the penny', async () => {
      const orderLink = page.getByRole('link', { name: /F-\d{4}-\d{6}/ });
      await expect(orderLink).toHaveAttribute('href', /^\/order\/\d+$/);
      const number = /F-\d{4}-\d{6}/.exec(await orderLink.innerText())?.[0] ?? '';
      await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click();
      const row = page.getByRole('row', { name: number });
      await expect(row).toContainText('£615.17');
      await expect(row).toContainText('Awaiting payment');
      await row.getByRole('link', { name: /View Order/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      const main = page.getByRole('main');
      await expect(main).toContainText('Leave at reception');
      await expect(main).toContainText('Ref CLINIC-7');
      await expect(page.getByRole('heading', { name: 'Amount to pay £615.17' })).toBeVisible();
      await expect(main).toContainText(/VAT at 20%.*£93\.60/);
      await expect(main).toContainText(/Sub Total\s*£607\.22/);
      await expect(main).toContainText(/Next working day delivery, including VAT\s*£7\.95/);
      await expect(main).toContainText(/Total\s*£615\.17/);
      await expect(page.getByRole('row', { name: LIP_FILLER })).toContainText('£468.00');
      await page.getByRole('link', { name: /^Cart/ }).click();
      await expect(page.getByText('There are no items in the cart.')).toBeVisible();
    });
  },
);
