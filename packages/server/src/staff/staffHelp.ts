/** Help text of `npm run staff`. */
export const staffHelp = `Usage: npm run staff -- COMMAND

  accounts                             who waits for review, longest first
    --state STATE                      those in another state: registered, verified, active,
                                       rejected, suspended
  accounts show ID                     one account, its documents and what was decided
    --documents FOLDER                 saves the documents too, in a folder that it makes
  accounts activate ID --reason TEXT   lets somebody in whose email is confirmed
  accounts ask ID --reason TEXT        asks for documents once more, by mail
  accounts decline ID --reason TEXT    does not accept an application
  accounts suspend ID --reason TEXT    locks an active account, signed in or not
  accounts reinstate ID --reason TEXT  lets a suspended account in again
  accounts reopen ID --reason TEXT     puts a declined application back to review
  orders                               orders and what they wait for, longest first
    --waiting WHAT                     payment, prescription, packing, delivery or refund alone
  orders flagged                       orders with many others to one postcode in a day, or for
                                       many patients of one: they go on, and wait to be looked at
  orders show ORDER                    one order by its number or id, with everything about it
  orders paid ORDER --amount 148.35 --reference TEXT
                                       a transfer has arrived; less than is due is a part of it,
                                       and a mail asks for the rest
  orders dispatch ORDER                it has left the pharmacy; its prescriptions are checked again
  orders deliver ORDER                 it has arrived
  orders cancel ORDER --reason TEXT    cancels it and puts its stock back
    --refund TEXT                      how what had arrived was given back, if any had
  orders refunded ORDER --note TEXT    how money was given back that was due to be
  orders unflag ORDER --note TEXT      what was found about a flagged order
  orders price ORDER --item N --price 12.50
                                       what a pack of an item written by hand costs
  prescriptions                        what waits for a signature, its confirmation or a correction
    --waiting WHAT                     signature, confirmation or correction alone
  prescriptions show ID                one prescription, with everything about it
  prescriptions received ID            its paper original is here: it counts as signed; within 72
                                       hours of the order
  prescriptions register --from DAY --to DAY
                                       the register of what was supplied on prescription, as CSV;
                                       both days count, such as 2026-11-30; marks what does not hold
  prescriptions verify ID|FILE.pdf     recomputes what a signed prescription rests on, or compares a
                                       PDF with the one that was made, and says what holds
  invoices month MONTH                 VAT invoices and credit notes of a month such as 2026-11, by
                                       rate, as CSV for the accountant
  messages                             messages of the contact form that wait for an answer
  messages show ID                     one message
  messages answered ID                 it is answered: it is closed
  mail                                 mail that waits or was given up
  mail retry ID                        sends a mail now; "all" for every mail that was given up
  people                               who works or worked at the desk
  people invite EMAIL --name NAME --role ROLE
                                       invites somebody to the desk by mail: the first
                                       superintendent, later ones at the desk itself; roles:
                                       dispenser, pharmacist, customer-service, stock,
                                       superintendent, auditor
  people end ID --reason TEXT          ends somebody's account and signs them out
  people reset ID --reason TEXT        voids password, second factor and passkeys, and invites to
                                       set new ones
  storage                              how full the room for documents of unconfirmed
                                       registrations is
  retention                            what is kept no longer: how many orders, prescriptions,
                                       patients and erased accounts lose their names at 02:20 UTC;
                                       changes nothing

  --as NAME                            who it is, for the record; unless given, the user of
                                       the operating system

What is CSV goes into a file by: npm run --silent staff -- COMMAND > FILE.csv
Reasons and notes are recorded. Whom they are about reads them in the mail they get.
Exit codes: 0 done, 1 refused or not possible, 2 not understood or a database of another version.`;
