import type { Api } from '../http/api.ts';
import { type ReadBody, readBody } from '../http/read-body.ts';
import type { ClientOf } from '../limits/client-address.ts';
import type { AuthService } from './auth-service.ts';

const PATH = '/__/auth/action';
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:';
const LARGEST_BODY = 64 << 10;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The address holds the code. Not `no-referrer`: with it browsers name no origin either, and this server takes the form for another site's.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

const REASONS: Readonly<Record<string, string>> = {
  EXPIRED_OOB_CODE: 'Este enlace ya venció. Pida otro.',
  USER_DISABLED: 'Esta cuenta está desactivada.',
  EMAIL_EXISTS: 'Ese correo ya es de otra cuenta.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Demasiados intentos. Espere unos minutos.',
  WEAK_PASSWORD: 'La contraseña necesita al menos 6 caracteres.',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'La contraseña es demasiado larga.',
};

/**
 * The page that mailed links lead to, at the address where Firebase Hosting has its own. A form and no script. Opening it spends nothing:
 * programs that look into mail open links too.
 */
export function createActionPage(service: AuthService, clientOf: ClientOf, read: ReadBody = readBody): Api {
  return {
    owns: (pathname) => pathname === PATH,
    serve: async (request, response, _pathname, params) => {
      const address = clientOf(request);
      const call = async (verb: string, fields: object) => {
        const { status, body } = await service.handle({
          method: 'POST',
          path: ACCOUNTS + verb,
          body: JSON.stringify(fields),
          address,
        });
        if (status === 200) return { email: (JSON.parse(body) as { email: string }).email };
        return { refusal: status === 400 ? readReason(body) : 'El servicio no responde. Inténtelo más tarde.' };
      };
      const oobCode = params.get('oobCode') ?? '';
      const isReset = params.get('mode') === 'resetPassword';
      let page: string;
      if (request.method === 'POST') {
        const newPassword = new URLSearchParams(await read(request, LARGEST_BODY)).get('password') ?? '';
        const { refusal } = isReset
          ? await call('resetPassword', { oobCode, newPassword })
          : await call('update', { oobCode });
        const done = isReset ? 'Su contraseña cambió. Ya puede iniciar sesión.' : 'Su correo quedó confirmado.';
        page =
          refusal === undefined
            ? `<p>${done}</p><p><a href="/login/">Iniciar sesión</a></p>`
            : failure(refusal, isReset);
      } else {
        const { email, refusal } = await call('resetPassword', { oobCode });
        page = refusal === undefined ? form(email ?? '', isReset) : failure(refusal, false);
      }
      response.writeHead(200, HEADERS).end(layout(isReset ? 'Contraseña nueva' : 'Confirmar correo', page));
    },
  };
}

/** Without an action of its own a form goes to the address of its page, code included. */
function form(email: string, isReset: boolean): string {
  const field = isReset
    ? `<label>Contraseña nueva <input type="password" name="password" minlength="6" required autocomplete="new-password"></label>`
    : '';
  return `<p>Cuenta: <strong>${escape(email)}</strong></p><form method="post">${field}<button>${isReset ? 'Guardar' : 'Confirmar'}</button></form>`;
}

function failure(reason: string, mayRetry: boolean): string {
  return `<p role="alert">${reason}</p>${mayRetry ? '<p><a href="">Volver a intentar</a></p>' : ''}`;
}

function readReason(body: string): string {
  const { error } = JSON.parse(body) as { error: { message: string } };
  return REASONS[error.message.split(' : ')[0] ?? ''] ?? 'Este enlace no es válido o ya se usó.';
}

function layout(title: string, content: string): string {
  return `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem}label,input,button{display:block;width:100%;box-sizing:border-box;font:inherit}input,button{padding:.7rem;margin:.3rem 0 1rem}</style>
<main><h1>${title}</h1>${content}</main></html>`;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
