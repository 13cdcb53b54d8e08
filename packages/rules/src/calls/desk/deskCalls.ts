import * as catalogue from './deskCatalogueCalls.ts';
import * as categories from './deskCategoryCalls.ts';
import * as customers from './deskCustomerCalls.ts';
import { listDeskCustomers } from './deskCustomerListCall.ts';
import * as data from './deskDataCalls.ts';
import * as delivery from './deskDeliveryCalls.ts';
import * as prices from './deskPriceCalls.ts';
import * as promotions from './deskPromotionCalls.ts';
import * as orders from './deskOrderCalls.ts';
import { listDeskOrders } from './deskOrderListCall.ts';
import * as mails from './deskMailCalls.ts';
import * as messages from './deskMessageCalls.ts';
import * as counts from './deskCountCalls.ts';
import * as goods from './deskGoodsCalls.ts';
import * as imports from './deskImportCalls.ts';
import * as money from './deskMoneyCalls.ts';
import * as own from './deskOwnAccountCalls.ts';
import * as passkeys from './deskPasskeyCalls.ts';
import { findDeskProducts } from './deskProductCalls.ts';
import { exportDeskProducts, listDeskProducts } from './deskProductListCall.ts';
import * as reports from './deskReportCalls.ts';
import * as prescriptions from './deskPrescriptionCalls.ts';
import * as session from './deskSessionCalls.ts';
import * as stations from './deskStationCalls.ts';
import * as statements from './deskStatementCalls.ts';
import * as views from './deskViewCalls.ts';
import * as stock from './deskStockCalls.ts';
import { listDeskStock } from './deskStockListCall.ts';
import * as policies from './deskPolicyCalls.ts';
import * as settings from './deskSettingCalls.ts';
import * as synonyms from './deskSynonymCalls.ts';
import * as staff from './staffCalls.ts';
import * as today from './todayCalls.ts';

/** Every call of the desk by section, for the documentation, the access matrix and the mocks. */
export const deskCalls = {
  Today: [today.getToday, today.takeNext],
  Session: [
    session.getDeskSession,
    session.signInToDesk,
    session.signOutOfDesk,
    session.getDeskLock,
    session.lockDesk,
    session.unlockDesk,
    session.beginPasskeyProof,
    session.signInWithPasskey,
    session.unlockWithPasskey,
    session.replaceRecoveryCodes,
    session.look,
  ],
  Stations: [stations.getDeskStation, stations.setDeskStation, stations.signInAtStation],
  Imports: [
    imports.listCatalogueImports,
    imports.readCatalogueImport,
    imports.getCatalogueImportReading,
    imports.getCatalogueImport,
    imports.compareCatalogueImport,
    imports.recompareCatalogueImport,
    imports.listCatalogueImportLines,
    imports.tickCatalogueImportLines,
    imports.applyCatalogueImport,
    imports.stopCatalogueImport,
    imports.cancelCatalogueImport,
    imports.undoCatalogueImport,
    imports.exportCatalogue,
  ],
  'Own account': [
    own.listDeskSessions,
    own.endDeskSession,
    own.endOtherDeskSessions,
    own.changeOwnDeskPassword,
    own.beginOwnAuthenticator,
    own.changeOwnAuthenticator,
  ],
  'Saved views': [
    views.listDeskViews,
    views.addDeskView,
    views.changeDeskView,
    views.removeDeskView,
  ],
  Passkeys: [
    passkeys.listDeskPasskeys,
    passkeys.beginDeskPasskey,
    passkeys.addDeskPasskey,
    passkeys.renameDeskPasskey,
    passkeys.removeDeskPasskey,
  ],
  Staff: [
    staff.listStaff,
    staff.getStaffTimeline,
    staff.inviteStaff,
    staff.resendStaffInvitation,
    staff.changeStaffRole,
    staff.endStaff,
    staff.resetStaff,
    staff.openStaffInvitation,
    staff.acceptStaffInvitation,
  ],
  Settings: [
    settings.getDeskSettings,
    settings.getDeskSettingHistory,
    settings.previewDeskSettings,
    settings.changeDeskSettings,
    settings.getDeskNotes,
    settings.testDeskNotice,
    policies.getDeskPolicy,
    policies.getDeskPolicyText,
    policies.previewDeskPolicy,
    policies.addDeskPolicy,
  ],
  Customers: [
    listDeskCustomers,
    customers.countDeskCustomers,
    customers.exportDeskCustomers,
    customers.getDeskCustomer,
    customers.decideDeskCustomer,
    customers.askDeskCustomer,
    customers.recordDeskRegisterCheck,
    customers.addDeskCustomerNote,
    customers.rectifyDeskCustomer,
    customers.changeDeskCustomerEmail,
    customers.describeDeskPaper,
    customers.openDeskPaper,
    customers.noteDeskDataRequest,
    customers.closeDeskDataRequest,
  ],
  'Data rights': [
    data.findDeskPatients,
    data.copyDeskCustomerData,
    data.copyDeskPatientData,
    data.eraseDeskCustomer,
  ],
  Orders: [
    listDeskOrders,
    orders.exportDeskOrders,
    orders.getDeskOrder,
    orders.getDeskOrderTimeline,
    orders.getDeskInvoicePdf,
    orders.getDeskPrescriptionPdf,
    orders.holdDeskOrder,
    orders.releaseDeskOrder,
    orders.sendDeskParcel,
    orders.deliverDeskOrder,
    orders.cancelDeskOrder,
    orders.correctDeskAddress,
    orders.correctDeskLines,
    orders.unflagDeskOrder,
  ],
  Products: [
    findDeskProducts,
    listDeskProducts,
    exportDeskProducts,
    catalogue.getDeskProduct,
    catalogue.previewDeskProduct,
    catalogue.changeDeskProduct,
    catalogue.getDeskProductBefore,
    catalogue.createDeskProduct,
    catalogue.uploadDeskPicture,
  ],
  Prices: [
    prices.getDeskPrices,
    prices.previewDeskPrice,
    prices.setDeskPrice,
    prices.withdrawDeskPrice,
  ],
  Promotions: [
    promotions.listDeskPromotions,
    promotions.previewDeskPromotion,
    promotions.addDeskPromotion,
    promotions.getDeskPromotion,
    promotions.changeDeskPromotion,
    promotions.endDeskPromotion,
  ],
  'Delivery options': [
    delivery.listDeskDelivery,
    delivery.addDeskDelivery,
    delivery.previewDeskDelivery,
    delivery.changeDeskDelivery,
  ],
  Categories: [
    categories.listDeskCategories,
    categories.getDeskCategory,
    categories.previewDeskCategory,
    categories.changeDeskCategory,
    categories.getDeskCategoryBefore,
    categories.createDeskCategory,
    categories.removeDeskCategory,
    categories.listRemovedDeskCategories,
    categories.restoreDeskCategory,
  ],
  Prescriptions: [
    prescriptions.listDeskPrescriptions,
    prescriptions.getDeskPrescription,
    prescriptions.getDeskPrescriptionTimeline,
    prescriptions.resendDeskPrescription,
    prescriptions.receiveDeskOriginal,
    prescriptions.listDeskSuccessors,
    prescriptions.proposeDeskHandovers,
    prescriptions.withdrawDeskHandover,
    prescriptions.voidDeskPrescription,
  ],
  Messages: [
    messages.listDeskMessages,
    messages.getDeskMessage,
    messages.getDeskMessageTimeline,
    messages.saveDeskReplyDraft,
    messages.replyToDeskMessage,
    messages.closeDeskMessage,
    messages.reopenDeskMessage,
    mails.listDeskMails,
    mails.retryDeskMail,
  ],
  'Bank statements': [
    statements.listStatements,
    statements.importStatement,
    statements.getStatement,
    statements.bookExactLines,
    statements.bookStatementLine,
    statements.setStatementLineAside,
    statements.reopenStatementLine,
    statements.findPayableOrders,
  ],
  Money: [
    money.listOrdersToPrice,
    money.priceOrderItem,
    money.listDueRefunds,
    money.getOrderRefunds,
    money.refundOrder,
    money.payOutRefunds,
    money.listInvoicesOfMonth,
    money.exportInvoicesOfMonth,
    money.exportMoneyList,
  ],
  Stock: [
    listDeskStock,
    stock.exportDeskStock,
    stock.findStockCodes,
    stock.getDeskStock,
    stock.adjustDeskStock,
    stock.reverseStockMovement,
  ],
  'Goods in': [
    goods.listPurchaseOrders,
    goods.placePurchaseOrder,
    goods.getPurchaseOrder,
    goods.closePurchaseOrder,
    goods.listDeliveries,
    goods.takeInGoods,
    goods.getDelivery,
  ],
  Synonyms: [
    synonyms.listDeskSynonyms,
    synonyms.previewDeskSynonym,
    synonyms.addDeskSynonym,
    synonyms.changeDeskSynonym,
  ],
  Reports: [reports.getDeskReport, reports.exportDeskReport],
  'Stock counts': [
    counts.listStockCounts,
    counts.startStockCount,
    counts.getStockCount,
    counts.countStockLine,
    counts.bookStockCount,
    counts.closeStockCount,
  ],
} as const;
