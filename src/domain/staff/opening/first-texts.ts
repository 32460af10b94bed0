import { cutText } from '#domain/kernel/text-fold.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { checkHome, homeToForm } from '../settings/home-form.ts';
import { checkText, formOfText } from '../settings/text-form.ts';

/** What a new shop says of itself on pages whose built text tells of the demo's workshop and counter. It promises nothing that its answers do not say. */
export const firstHome = (giro: string, where: string) =>
  checkHome({
    ...homeToForm(storeProfile),
    titulo: 'Lo que necesitas para tu',
    resalte: 'obra',
    texto: cutText(`${giro} en ${where} Arma tu lista y pide tu cotización.`, 240),
    bandas: ['categorias', 'destacados'],
  });

/** The text of «Nosotros» that a fresh shop opens with. @param where its address */
export const firstAbout = (nombre: string, giro: string, where: string) =>
  checkText(
    'nosotros',
    formOfText({
      heading: `Quiénes somos`,
      intro: cutText(`${nombre}: ${giro} en ${where}`, 400),
      lines: ['# Dónde estamos', '[[direccion]]', '# Horario', '[[horario]]', '# Teléfonos', '[[telefonos]]'],
    }),
  );

/** The text of «Ventajas» that a fresh shop opens with. */
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

/** The questions that any shop with this site can answer, under the addresses that the built ones have. */
export const firstQuestions = () =>
  checkText(
    'preguntas',
    formOfText({
      heading: 'Preguntas frecuentes',
      intro: 'Si falta la tuya, escríbenos.',
      lines: [
        '# Precios y cotizaciones',
        '? ¿Los precios incluyen IVA? {#iva}',
        '= Sí. El precio que ves es el total a pagar.',
        '? ¿Cuánto dura una cotización? {#vigencia}',
        '= {dias-cotizacion} días naturales, o lo que diga la cotización si es otra cosa.',
        '# Pago, entrega y cambios',
        '? ¿Qué formas de pago aceptan? {#pago}',
        '= En tienda, {formas-de-pago}. Nunca pedimos datos de tarjeta por WhatsApp ni en este sitio.',
        '? ¿Puedo comprar en línea? {#en-linea}',
        '= No. Desde aquí cotizas; el pago y la entrega se acuerdan con la tienda.',
        '? ¿Aceptan cambios y devoluciones? {#cambios}',
        '= Dentro de {dias-cambio} días, con nota, en su empaque y sin uso.',
        '# La tienda y este sitio',
        '? ¿Los precios sin conexión son válidos? {#sin-conexion}',
        '= Son los del día que se muestra junto a ellos. Si hace días que no te conectas, confírmalos con nosotros.',
        '? ¿Qué hacen con mis datos? {#datos}',
        '= Los usamos para responderte y atender lo que nos pides. El detalle está en el aviso de privacidad.',
      ],
    }),
  );
