import { storeProfile } from '#domain/store-profile.ts';
import { paths } from '../paths.ts';
import css from './QuestionsPage.module.css';
import { StaticPage } from './StaticPage.tsx';

const questions = [
  [
    '¿Los precios incluyen IVA?',
    'Sí. El precio que ves es el total a pagar. No cambia si pides factura ni si pagas con tarjeta.',
  ],
  [
    '¿Por qué algunos productos dicen “Cotizar”?',
    'Su precio cambia seguido o depende de la cantidad. Pídelo por WhatsApp o teléfono y te respondemos el mismo día hábil.',
  ],
  [
    '¿Puedo comprar en línea?',
    'No. Desde aquí cotizas; el pago y la entrega se acuerdan con la tienda. Así confirmamos existencia antes de cobrarte.',
  ],
  [
    '¿Facturan?',
    'Sí, CFDI 4.0. Ten a la mano tu constancia de situación fiscal; la factura llega por correo el mismo día.',
  ],
  [
    '¿Cómo hago válida la garantía?',
    'Trae la herramienta con tu nota o factura. La revisamos en el taller y tramitamos la garantía con el fabricante sin costo para ti.',
  ],
  [
    '¿Reparan herramienta que no compré aquí?',
    `Sí, si es ${storeProfile.brand}. El diagnóstico no tiene costo y te avisamos el precio antes de reparar.`,
  ],
  [
    '¿Puedo probar la herramienta?',
    'Sí, en el centro de experiencia, en el horario de la tienda. Los productos que puedes probar lo dicen en su foto.',
  ],
  [
    '¿Entregan a domicilio?',
    'En obra y a domicilio dentro del área metropolitana de Monterrey. El costo depende de la zona y va en tu cotización.',
  ],
  [
    '¿Los precios sin conexión son válidos?',
    'Son los del día que se muestra junto a ellos. Si hace días que no te conectas, confírmalos con nosotros.',
  ],
] as const;

export function QuestionsPage() {
  return (
    <StaticPage
      name="Preguntas frecuentes"
      intro="Lo que más nos preguntan en el mostrador. Si falta la tuya, escríbenos."
      path={paths.questions}
    >
      <div className={css['questions']}>
        {questions.map(([question, answer]) => (
          <details key={question} className={css['question']}>
            <summary className={css['ask']}>{question}</summary>
            <p className={css['answer']}>{answer}</p>
          </details>
        ))}
      </div>
    </StaticPage>
  );
}
