import { catalogueSentences } from './catalogueSentences.ts';
import { deskSentences } from './deskSentences.ts';

/** Messages of refusals that only staff meet, apart from `messages`, so that browsers of the shop do not load them. */
export const deskMessages = {
  'desk-locked': 'Locked. Please unlock to go on',
  'desk-sign-in-failed': 'Email address, password or code is not right',
  'second-factor-required': 'Please give the code of your authenticator app',
  'fresh-proof-required': 'Please confirm that it is you to go on',
  'old-password-wrong': 'This is not your password of now',
  'demo-account-fixed':
    'A demo account keeps its password and has no second factor, so that others can try the desk with it',
  'authenticator-not-begun':
    'This took longer than 15 minutes. Please begin again with a new picture for your app',
  'session-missing': 'This session has ended already',
  'view-name-taken': 'Another view of this list has the name',
  'view-missing': 'This view was deleted meanwhile',
  'views-full': 'You keep 30 views of this list, and no more fit. Please delete one first',
  'staff-email-taken': 'Somebody works at the desk with this email already',
  'own-staff-account':
    'Nobody changes their own role, or ends or resets their own account. Please ask a colleague',
  'staff-state-refused': 'This account is not in a state where that can be done',
  'record-changed': 'Somebody changed this meanwhile. This is how it is now',
  'statement-empty': 'This file has no rows. Please choose the CSV of a bank statement',
  'statement-large':
    'A statement holds at most 10 MB and 100,000 rows. Please export fewer days at a time',
  'statement-encoding':
    'This file is not text that we can read. Please export it as CSV, in UTF-8 if the bank asks',
  'statement-quotes':
    'Row {row} opens a quotation mark that never ends, or has one within a word. Nothing was imported',
  'statement-headings':
    'We found no headings in the first rows. A statement needs a row with Date, Description, and Paid in or Amount',
  'statement-cell': 'Row {row}, column {column}: ‘{value}’ is not {expected}. Nothing was imported',
  'statement-cells':
    'Row {row} has more cells than the {count} headings. Nothing was imported; a comma in a name may need quotation marks',
  'statement-both': 'Row {row} has money in both {in} and {out}. Nothing was imported',
  'statement-dates-mixed':
    'Row {row} has the day first ({date}), row {otherRow} the month ({otherDate}). Nothing was imported',
  'statement-dates-unclear':
    'Every date of this file reads in two ways, such as {date} in row {row}. Which comes first, the day or the month?',
  'statement-marks-mixed':
    'Row {row} has pence after a {mark} ({value}), unlike the rows above. Nothing was imported',
  'statement-without-credits': 'No row of this file is money paid in, so there is nothing to book',
  'import-empty':
    'This file has no rows of products. Please choose a CSV file with a row of headings',
  'import-large':
    'A file holds at most 10 MB and 200,000 rows. Please divide it and import the parts one after the other',
  'import-encoding':
    'This file is not text that we can read. Please save it as CSV, in UTF-8 if the program asks',
  'import-quotes':
    'Row {row} opens a quotation mark that never ends, or has one within a word. Nothing was read',
  'import-heading-missing': 'We found no column {column}. An import knows the columns {known}',
  'import-heading-twice': 'Row {row} has two columns {column}. Please remove one',
  'import-heading-unknown':
    'Row {row}: ‘{column}’ is no column that an import knows. Please remove it, or name it one of {known}',
  'import-code-twice': 'Rows {other} and {row} both have the code {code}. Please remove one',
  'import-dates-mixed':
    'Row {row} has the day first ({date}), row {otherRow} the month ({otherDate}). Nothing was read',
  'import-dates-unclear':
    'Every date of this file reads in two ways, such as {date} in row {row}. Which comes first, the day or the month?',
  'import-marks-mixed':
    'Row {row} has pence after a {mark} ({value}), unlike the rows above. Nothing was read',
  'import-no-tariff': 'This file is not the Drug Tariff, Part VIIIA: {problem}',
  'import-unfinished': 'The file is still compared with the catalogue. Please wait until it is',
  'import-over': '{by} {did} this import meanwhile',
  'import-outdated':
    'Changed since the preview: {products}. Nothing was applied; compare again and look at the rows that changed',
  'import-with-refused':
    'Refused rows: {count}. Please tick that they are left out, or mend the file and read it again',
  'import-without-changes': 'Nothing is ticked that would change, so there is nothing to apply',
  'import-too-many':
    '{count} changes of more than the price are more than {most} at once. Please divide the file and import the parts one after the other',
  'import-stopped': '{by} stopped this. Nothing was changed',
  'import-busy':
    'This import, or another one, is being applied. Please wait until that is over, or stop it',
  'import-not-applied': 'Only an import that was applied can be undone',
  'customer-missing': 'We could not find this customer',
  'paper-missing': 'We could not find this document',
  'paper-unreadable':
    'This document cannot be shown. Please ask for it again, or save it with the command line',
  'customer-erased': 'The data of this customer was erased, so nothing can be changed any more',
  'erasure-open-work':
    'An order of this customer is under way, or a prescription waits for them. Please finish or cancel it first',
  'customer-email-taken': 'Another account has this email address',
  'customer-email-same': 'This is the email address of the account already',
  'recheck-day-refused':
    'Please choose a day after today and at most three years ahead for the next register check',
  'register-check-missing':
    'No register check of this professional matches. Please record one, or say in the reason why the account is approved without it',
  'export-too-long': 'An export holds at most 10,000 rows. Please narrow the list first',
  'synonym-faulty': 'This synonym cannot be so',
  'synonym-unchanged': 'This synonym is so already',
  'synonyms-full':
    'There are 5,000 synonyms, with those that were removed. Please change one of them',
  'synonyms-of-file':
    'This server reads its synonyms from the file that SEARCH_SYNONYMS names, so they are not changed here',
  'sent-days':
    'Please give a first and a last day on which orders were sent, in this order, and at most 7 days in all',
  'report-period': 'Please give a first and a last day, in this order, and at most 366 days in all',
  'report-pending':
    'Invoices of before are still being added to the reports. Please try again in some minutes',
  'report-too-long': 'A file holds at most 100,000 rows. Please choose a shorter period',
  'order-hold-refused':
    'Only an order that waits to be paid, signed or sent can be put on hold, once',
  'order-not-on-hold': 'This order is not on hold',
  'tracking-invalid': 'Please give the tracking number: 4 to 40 letters, digits and hyphens',
  'parcel-empty': 'Please choose at least one pack to send',
  'parcel-line-twice': 'A line is named twice. Please give its packs once',
  'parcel-line-unknown': 'This order has no such line',
  'parcel-too-many': 'Fewer packs are left to send of this line',
  'order-address-fixed': 'The address can be corrected until the first parcel has left',
  'order-collected': 'This order is collected: it has no delivery address',
  'order-lines-same': 'Please change at least one line',
  'order-lines-fixed': 'Lines can be corrected until everything has left or the order is cancelled',
  'prescription-line-fixed':
    'Until a parcel has left, packs on prescription are changed by their prescriber only. Please ask them to reject it, or cancel the whole order',
  'order-line-raised':
    'A line can have fewer packs, not more. Please ask the buyer to order the rest',
  'order-line-sent': 'This many packs of the line have left already',
  'order-needs-line': 'Nothing would be left of the order. Please cancel it instead',
  'price-nothing': '{product}: a price is above £0.00',
  'price-above-most': '{product}: a price is at most £1,000,000.00',
  'price-decimals': '{product}: a price has two decimals at most, pounds and pence',
  'price-from-past': '{product}: this moment is over. Please choose now, or a later one',
  'price-from-far': '{product}: a price can be planned for the next two years',
  'price-twice': '{product} has two prices from the same moment. Please give one',
  'price-planned-then':
    '{product}: another price is planned for this moment. Please withdraw it first',
  'price-unchanged': 'This is the price of that moment already',
  'price-not-planned': 'Only a price that is still planned can be withdrawn',
  'price-unknown-product': 'There is no such product',
  'promotion-quantity': '{product}: a bundle has 1 to 9,999 packs',
  'promotion-ends-first': '{product}: the promotion ends before it begins',
  'promotion-over': '{product}: the promotion would be over already',
  'promotion-dearer':
    '{product}: the bundle costs more than its packs alone, so it would never be applied',
  'promotion-twice': 'The product has this promotion already',
  'promotion-ended': 'This promotion is over. Please add a new one',
  'promotion-begun':
    'This promotion is on, so its beginning stays. Please end it and add a new one',
  'promotion-unchanged': 'Please change something of the promotion',
  'delivery-details': 'Please give the delivery a name',
  'delivery-fee': 'A fee is £0.00 to £1,000.00, in pounds and pence',
  'delivery-collection':
    'One way of delivery is the collection, and stays it, because it is ordered without an address',
  'delivery-twice': 'Another way of delivery has this name',
  'delivery-last': 'Nothing would be left to choose. Please offer another way of delivery first',
  'delivery-unchanged': 'Please change something of the delivery',
  'stock-unchanged': 'Please give how many packs come or go',
  'stock-negative':
    'Only {inStock} packs of {product} are not held for orders, so {packs} cannot go. Please cancel or change an order first',
  'stock-above-most': 'More than 10,000,000 packs of {product} cannot be in stock',
  'stock-lines-empty': 'Please give at least one product',
  'stock-line-unknown': 'No product has the code {code}',
  'stock-line-twice': '{product} is named twice. Please name each product once',
  'supplier-required': 'Please give the supplier',
  'purchase-order-closed': 'Nothing more is expected of this purchase order',
  'movement-fixed':
    'Only goods in, counts and adjustments can be reversed. What was sold is changed at its order',
  'movement-reversed': 'This movement was reversed already',
  'count-name-required': 'Please give the count a name',
  'count-too-long':
    'A count has at most 500 products. Please choose a smaller category, or give codes',
  'count-closed': 'This count is closed',
  'count-line-booked': '{by} booked this line already. This is how it is now',
  'count-line-open': 'This product is not counted yet',
  'count-line-outdated':
    'This product was counted elsewhere and booked since. Please count it again',
  'line-settled': '{by} {did} this line already. This is how it is now',
  'line-not-settled': 'This line is neither booked nor set aside',
  'booking-sent':
    'Goods of this order have left, so the transfer that paid it stands. Please refund a part of it instead',
  'booking-refunded':
    'Money of this order was given back already, so the transfer stands. Please set the difference right at the bank',
  'refund-own-match': 'You booked the payment of this order. Please ask a colleague to refund it',
  'refund-amount': 'Please give an amount in pounds and pence, above nothing',
  'refund-above-paid': 'At most {most} of this order can still be given back',
  'refund-not-invoiced':
    'Nothing of this order is paid and invoiced, so there is nothing to credit',
  'refund-too-early':
    'Prescriptions may still change what this order costs. It can be refunded once they are signed',
  'prescription-waits-for-nothing':
    'Nothing of this prescription waits for its prescriber, so there is no mail to send again',
  'prescriber-not-active': 'This prescriber may not sign today',
  'handover-not-unsigned': 'Only a prescription that waits for its signature is handed over',
  'handover-own':
    'Its prescriber ordered it for a patient of their own, so nobody else can take it over. Please cancel the order',
  'handover-not-needed':
    'Its prescriber may sign it. Only what a suspended prescriber left is handed over',
  'handover-proposed': 'Another prescriber has been asked already. Please withdraw that first',
  'handover-not-proposed': 'Nobody has been asked who has not answered',
  'handover-unlinked': 'Its buyer has no accepted link with this prescriber',
  'void-not-signed': 'Only a signed prescription of an order that is not cancelled is voided',
  'void-has-left':
    'Something of its order has left, so the prescription stays as it was dispensed. Please call its prescriber',
  'void-prescriber-gone':
    'Its prescriber may not sign for this buyer any more. Please take its packs off the order',
  'message-missing': 'We could not find this message',
  'message-closed': 'This message is closed. Please open it again to answer it',
  'message-open': 'This message is open already',
  'reply-empty': deskSentences.reply,
  'setting-same': 'These are the settings of now already. Nothing was changed',
  'mail-missing': 'We could not find this mail. Mails are removed 30 days after they were sent',
  'products-faulty': '{product}: {fault}',
  'picture-unreadable': catalogueSentences.pictureUnreadable,
  'picture-large': catalogueSentences.pictureLarge,
  'picture-pixels': 'A picture has at most 25 megapixels. Please save it smaller',
  'picture-small': 'A picture has at least 200 by 200 pixels',
  'picture-heavy': 'This picture takes too long to open. Please save it again as an ordinary JPEG',
  'category-faulty': '{category}: {fault}',
  'category-unchanged': catalogueSentences.categoryUnchanged,
  'category-in-use':
    '{category} has {products} and {below}. Please move them to another category first',
  'categories-full': 'There are 5,000 categories, and no more fit',
  'product-unchanged': catalogueSentences.productUnchanged,
  'mail-not-failed': 'This mail has not failed. It was sent, or waits to be sent',
} as const;

/** Codes of refusals that only staff meet. */
export type DeskRefusalCode = keyof typeof deskMessages;
