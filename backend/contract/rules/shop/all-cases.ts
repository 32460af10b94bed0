import { menuCases, tutorialCases } from './catalogue-cases.ts';
import { counterCases } from './counter-cases.ts';
import { formCases } from './form-cases.ts';
import { kioskCases } from './kiosk-cases.ts';
import { logCases, peopleLogCases, trashCases } from './log-cases.ts';
import { invitationCases, peopleCases, sessionCases } from './people-cases.ts';
import { draftCases, privateCases, productCases } from './product-cases.ts';
import { pointerCases, publishedCases } from './published-cases.ts';
import { inboxCases, quoteCases } from './quote-cases.ts';
import { repairCases } from './repair-cases.ts';
import { roleCases } from './role-cases.ts';
import type { RuleCase } from './rule-case.ts';
import { ignoredCases, reportCases, wordCases } from './search-cases.ts';
import { settingsCases } from './settings-cases.ts';
import { unknownCollectionCases, uploadCases } from './staff-cases.ts';
import { supplierCases } from './supplier-cases.ts';

/** The whole table of `firestore.rules`, by what it is about. */
export const allCases: Readonly<Record<string, readonly RuleCase[]>> = {
  menus: menuCases,
  settings: settingsCases,
  tutorials: tutorialCases,
  forms: formCases,
  'search words': wordCases,
  'ignored searches': ignoredCases,
  'search reports': reportCases,
  products: productCases,
  drafts: draftCases,
  costs: privateCases,
  quotations: quoteCases,
  inbox: inboxCases,
  counter: counterCases,
  workshop: repairCases,
  'price uploads': uploadCases,
  suppliers: supplierCases,
  roles: roleCases,
  people: peopleCases,
  invitations: invitationCases,
  sessions: sessionCases,
  kiosks: kioskCases,
  trash: trashCases,
  log: logCases,
  'log of people’s documents': peopleLogCases,
  publishing: pointerCases,
  published: publishedCases,
  'unknown collections': unknownCollectionCases,
};
