import { formatPhone } from '#domain/kernel/phone.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { articleText, type Repair, type RepairData } from '#domain/workshop/repair.ts';
import { repairConditions } from '#domain/workshop/repair-conditions.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { QrCode } from '#ui/codes/QrCode.tsx';
import { PaperConditions } from '../shared/paper/PaperConditions.tsx';
import { PaperFacts } from '../shared/paper/PaperFacts.tsx';
import { PaperHead, PaperSheet } from '../shared/paper/PaperSheet.tsx';
import { momentInFull } from '../shared/texts/moment-text.ts';
import css from './Receipt.module.css';
import { repairHref } from './repair-labels.ts';
import { SignatureLine } from './SignatureLine.tsx';

interface IntakeReceiptProps {
  readonly repair: Repair;
  readonly data: RepairData;
}

/** What the customer takes along, with the code that leads to their page, and below it the half that they sign and the store keeps. */
export function IntakeReceipt({ repair, data }: IntakeReceiptProps) {
  const store = useStoreProfile();
  const { folio, creado } = repair;
  const facts = [
    ['Artículo', articleText(data)],
    ['Número de serie', data.serie],
    ['Falla reportada', data.falla],
    ['Accesorios que deja', data.accesorios || 'Ninguno'],
    ['Garantía', warrantyText(data)],
    ['Prometida para', data.promesa && dayInFull(data.promesa)],
  ] as const;
  const received = momentInFull(creado);
  return (
    <PaperSheet kind="Recibo de taller" folio={folio}>
      <div className={css['half']}>
        <PaperFacts facts={[['Cliente', data.nombre], ['Recibida', received], ...facts]} />
        <div className={css['code']}>
          <QrCode text={repairHref(repair)} label="" />
          <p>Escanéalo para ver cómo va tu reparación.</p>
        </div>
      </div>
      <PaperConditions texts={repairConditions(store)} />
      <p className={css['cut']}>Mitad de la tienda</p>
      <PaperHead kind="Recibo de taller" folio={folio} />
      <div className={css['kept']}>
        <PaperFacts
          facts={[
            [
              'Cliente',
              [data.nombre, data.telefono && formatPhone(data.telefono), data.correo].filter(Boolean).join('\u00a0· '),
            ],
            ['Recibida', received],
            ...facts,
          ]}
        />
      </div>
      <SignatureLine
        text={`Dejo este equipo bajo las condiciones de este recibo. Folio ${folio}.`}
        name={data.nombre}
      />
    </PaperSheet>
  );
}

function warrantyText({ garantia, compra, comprobante }: RepairData): string {
  if (!garantia) return 'No';
  return ['Sí', compra && `comprada el ${dayInFull(compra)}`, comprobante].filter(Boolean).join('\u00a0· ');
}
