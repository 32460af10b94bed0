import { menuCases, tutorialCases } from './catalogue-cases.ts';
import { counterCases } from './counter-cases.ts';
import { formCases } from './form-cases.ts';
import { logCases, trashCases } from './log-cases.ts';
import { draftCases, privateCases, productCases } from './product-cases.ts';
import { pointerCases, publishedCases } from './published-cases.ts';
import { inboxCases, quoteCases } from './quote-cases.ts';
import type { RuleCase } from './rule-case.ts';
import { settingsCases } from './settings-cases.ts';
import { elsewhereCases, staffCases, uploadCases } from './staff-cases.ts';
import { supplierCases } from './supplier-cases.ts';

/** The whole table of `firestore.rules`, by what it is about. */
export const allCases: Readonly<Record<string, readonly RuleCase[]>> = {
  menus: menuCases,
  settings: settingsCases,
  tutorials: tutorialCases,
  forms: formCases,
  products: productCases,
  drafts: draftCases,
  costs: privateCases,
  quotations: quoteCases,
  inbox: inboxCases,
  counter: counterCases,
  'price uploads': uploadCases,
  suppliers: supplierCases,
  staff: staffCases,
  trash: trashCases,
  log: logCases,
  publishing: pointerCases,
  published: publishedCases,
  elsewhere: elsewhereCases,
};
