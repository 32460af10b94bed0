import type { Docs, Who } from '../evaluator.ts';
import { ago, type PlainFields } from '../stored.ts';
import type { AskedDocuments, DocumentsByLine } from './asked-documents.ts';
import { put, remove, SIGNED } from './rule-case.ts';

const CODE = 'codigo-000000000000000';
const NEW_CODE = 'codigo-111111111111111';
const stored = { rev: 3, actualizado: ago(60) };
// One moment: whoever joins may change nothing else of the invitation, and two moments may be a millisecond apart.
const EXPIRES = ago(-7 * 24 * 60);

const invitation = (rol: string): PlainFields => ({
  correo: 'a@b.c',
  nombre: 'Lupe',
  rol,
  vence: EXPIRES,
  ...SIGNED,
});
/** The two halves of joining by an invitation, as the one who asks. */
const join = (who: Who, rol: string) => ({
  entry: put(`personal/${who}`, {
    activo: true,
    rol,
    correo: 'a@b.c',
    nombre: 'Lupe',
    invitacion: CODE,
    rev: 1,
    ...SIGNED,
  }),
  use: put(`invitaciones/${CODE}`, { ...invitation(rol), usada: who, rev: 2 }),
});
/** Made by the owner, because an invitation is worth nothing when its maker may not give the role. */
const invited = (rol: string): Docs => ({
  [`invitaciones/${CODE}`]: { ...invitation(rol), actualizadoPor: 'owner', rev: 1, actualizado: ago(60) },
});

const invitations =
  (rol: string) =>
  (who: Who): AskedDocuments => {
    const { entry, use } = join(who, rol);
    return {
      get: `invitaciones/${CODE}`,
      list: { from: 'invitaciones', where: [['rol', '==', rol]] },
      create: [put(`invitaciones/${NEW_CODE}`, { ...invitation(rol), rev: 1 })],
      update: [use, entry],
      remove: [remove(`invitaciones/${CODE}`)],
      world: invited(rol),
    };
  };

/** A colleague who is not the one who asks. */
const colleague = (rol: string) => (): AskedDocuments => {
  const entry: PlainFields = { activo: true, rol, nombre: 'Lupe', correo: 'lupe@example.mx', ...SIGNED };
  return {
    get: 'personal/lupe',
    list: { from: 'personal' },
    create: [put('personal/nueva', { ...entry, rev: 1 })],
    update: [put('personal/lupe', { ...entry, activo: false, rev: 4 })],
    remove: [remove('personal/lupe')],
    world: { 'personal/lupe': { ...entry, ...stored } },
  };
};

const entries: Readonly<Partial<Record<Who, PlainFields>>> = {
  disabled: { activo: false, rol: 'mostrador' },
  counter: { activo: true, rol: 'mostrador' },
  manager: { activo: true, rol: 'gerente' },
  owner: { activo: true, rol: 'dueno' },
};

const ownEntry = (who: Who): AskedDocuments => {
  const fields: PlainFields = { ...entries[who], nombre: 'Lupe', correo: 'a@b.c', ...SIGNED };
  const { entry, use } = join(who, 'mostrador');
  return {
    get: `personal/${who}`,
    list: { from: 'personal' },
    create: [entry, use],
    update: [put(`personal/${who}`, { ...fields, nombre: 'Guadalupe', rev: 4 })],
    remove: [remove(`personal/${who}`)],
    world: { ...invited('mostrador'), ...(entries[who] && { [`personal/${who}`]: { ...fields, ...stored } }) },
  };
};

const kiosk: PlainFields = {
  nombre: 'Mostrador',
  digitos: 4,
  sal: '0f'.repeat(16),
  prueba: 'ab'.repeat(32),
  vueltas: 300_000,
  ...SIGNED,
};
const [KIOSK, NEW_KIOSK] = ['kiosko-0000000000000000000000000', 'kiosko-1111111111111111111111111'];

/** Who works here, who is invited, and the screens that are paired. */
export const peopleDocuments: DocumentsByLine = {
  '/personal/{uid} · their own': ownEntry,
  '/personal/{uid} · of the counter': colleague('mostrador'),
  '/personal/{uid} · of a manager': colleague('gerente'),
  '/personal/{uid} · of an owner': colleague('dueno'),
  '/invitaciones/{code} · to the counter': invitations('mostrador'),
  '/invitaciones/{code} · as a manager': invitations('gerente'),
  '/invitaciones/{code} · as an owner': invitations('dueno'),
  '/kioskos/{secret}': () => ({
    get: `kioskos/${KIOSK}`,
    list: { from: 'kioskos' },
    create: [put(`kioskos/${NEW_KIOSK}`, { ...kiosk, rev: 1 })],
    update: [put(`kioskos/${KIOSK}`, { ...kiosk, rev: 4 })],
    remove: [remove(`kioskos/${KIOSK}`)],
    world: { [`kioskos/${KIOSK}`]: { ...kiosk, ...stored } },
  }),
};
