import { storeProfile } from '#domain/store-profile.ts';
import { checkHome, homeToForm } from '../settings/home-form.ts';
import { checkText, formOfText } from '../settings/text-form.ts';

/** What a new shop says of itself on pages whose built text tells of the demo's workshop and counter. It promises nothing that its answers do not say. */
export const firstHome = (giro: string, where: string) =>
  checkHome({
    ...homeToForm(storeProfile),
    titulo: 'Lo que necesitas para tu',
    resalte: 'obra',
    texto: `${giro} en ${where} Arma tu lista y pide tu cotización.`.slice(0, 240),
    bandas: ['categorias', 'destacados'],
  });

export const firstAbout = (nombre: string, giro: string, where: string) =>
  checkText(
    'nosotros',
    formOfText({
      heading: `Quiénes somos`,
      intro: `${nombre}: ${giro} en ${where}`.slice(0, 400),
      lines: ['# Dónde estamos', '[[direccion]]', '# Horario', '[[horario]]', '# Teléfonos', '[[telefonos]]'],
    }),
  );

export const firstAdvantages = () =>
  checkText(
    'ventajas',
    formOfText({
      heading: 'Lo que ganas al comprar aquí',
      intro: 'Precio claro y quien te atienda en mostrador.',
      lines: [
        '# El precio es el total',
        'Los precios que ves ya incluyen IVA. Donde no hay precio, pide tu cotización y te respondemos.',
        '# Tu lista, sin conexión',
        'El catálogo y tu lista se quedan en tu teléfono: los abres también sin señal.',
      ],
    }),
  );
