import type { ReactNode } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { Subject } from '#domain/settings/subjects.ts';
import type { FormProblems } from '#domain/staff/forms/field-checks.ts';
import {
  appearanceShapes,
  contactShapes,
  type FormShapes,
  homeShapes,
  hoursShapes,
  promotionsShapes,
} from '#domain/staff/forms/kept-form.ts';
import type { Fields } from '#domain/staff/journal/change.ts';
import { type AppearanceForm, appearanceToForm, checkAppearance } from '#domain/staff/settings/appearance-form.ts';
import { type ContactForm, checkContact, contactToForm } from '#domain/staff/settings/contact-form.ts';
import { checkEmblem, type EmblemForm, emblemToForm } from '#domain/staff/settings/emblem-form.ts';
import { checkHome, type HomeForm, homeToForm } from '#domain/staff/settings/home-form.ts';
import { checkHours, type HoursForm, hoursToForm } from '#domain/staff/settings/hours-form.ts';
import type { KnownShop } from '#domain/staff/settings/known-shop.ts';
import { checkPolicies, type PoliciesForm, policiesToForm } from '#domain/staff/settings/policies-form.ts';
import { checkPromotions, type PromotionsForm, promotionsToForm } from '#domain/staff/settings/promotions-form.ts';
import { checkSite, type SiteForm, siteToForm } from '#domain/staff/settings/site-form.ts';
import { checkStore, type StoreForm, storeToForm } from '#domain/staff/settings/store-form.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { AppearanceFields } from './AppearanceFields.tsx';
import { AppearancePreview } from './AppearancePreview.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ContactPreview } from './ContactPreview.tsx';
import { EmblemFields } from './EmblemFields.tsx';
import { EmblemPreview } from './EmblemPreview.tsx';
import { HomeFields } from './HomeFields.tsx';
import { HomePreview } from './HomePreview.tsx';
import { HoursFields } from './HoursFields.tsx';
import { HoursPreview } from './HoursPreview.tsx';
import { PoliciesFields } from './PoliciesFields.tsx';
import { PoliciesPreview } from './PoliciesPreview.tsx';
import { PromotionsFields } from './PromotionsFields.tsx';
import { PromotionsPreview } from './PromotionsPreview.tsx';
import { SiteFields } from './SiteFields.tsx';
import { StoreFields } from './StoreFields.tsx';
import { StorePreview } from './StorePreview.tsx';

/** What the inputs of a subject are given. */
export interface SubjectFieldsProps<Form> {
  readonly form: Form;
  readonly set: (change: Partial<Form> | ((form: Form) => Partial<Form>)) => void;
  readonly problems: FormProblems<string>;
}

/** One subject of the settings: its form, its checks, its inputs, and what visitors will see. */
export interface SubjectKind<Form> {
  readonly id: Subject;
  readonly toForm: (profile: StoreProfile) => Form;
  readonly check: (form: Form, shop: KnownShop) => Result<Fields, FormProblems<string>>;
  readonly shapes: FormShapes<Form>;
  readonly Inputs: (props: SubjectFieldsProps<Form>) => ReactNode;
  readonly Preview?: (props: { readonly profile: StoreProfile }) => ReactNode;
}

export const storeKind: SubjectKind<StoreForm> = {
  id: 'datos',
  toForm: storeToForm,
  check: checkStore,
  shapes: {},
  Inputs: StoreFields,
  Preview: StorePreview,
};

export const contactKind: SubjectKind<ContactForm> = {
  id: 'contacto',
  toForm: contactToForm,
  check: checkContact,
  shapes: contactShapes,
  Inputs: ContactFields,
  Preview: ContactPreview,
};

export const hoursKind: SubjectKind<HoursForm> = {
  id: 'horario',
  toForm: hoursToForm,
  check: checkHours,
  shapes: hoursShapes,
  Inputs: HoursFields,
  Preview: HoursPreview,
};

export const policiesKind: SubjectKind<PoliciesForm> = {
  id: 'politicas',
  toForm: policiesToForm,
  check: checkPolicies,
  shapes: {},
  Inputs: PoliciesFields,
  Preview: PoliciesPreview,
};

export const homeKind: SubjectKind<HomeForm> = {
  id: 'portada',
  toForm: homeToForm,
  check: checkHome,
  shapes: homeShapes,
  Inputs: HomeFields,
  Preview: HomePreview,
};

export const promotionsKind: SubjectKind<PromotionsForm> = {
  id: 'promociones',
  toForm: promotionsToForm,
  check: checkPromotions,
  shapes: promotionsShapes,
  Inputs: PromotionsFields,
  Preview: PromotionsPreview,
};

export const appearanceKind: SubjectKind<AppearanceForm> = {
  id: 'apariencia',
  toForm: appearanceToForm,
  check: checkAppearance,
  shapes: appearanceShapes,
  Inputs: AppearanceFields,
  Preview: AppearancePreview,
};

export const emblemKind: SubjectKind<EmblemForm> = {
  id: 'emblema',
  toForm: emblemToForm,
  check: checkEmblem,
  shapes: {},
  Inputs: EmblemFields,
  Preview: EmblemPreview,
};

export const siteKind: SubjectKind<SiteForm> = {
  id: 'sitio',
  toForm: siteToForm,
  check: checkSite,
  shapes: {},
  Inputs: SiteFields,
};
