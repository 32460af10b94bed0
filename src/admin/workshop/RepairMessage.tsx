import { phoneHref, whatsappHref } from '#domain/kernel/phone.ts';
import type { Repair, RepairData } from '#domain/workshop/repair.ts';
import { repairMessage } from '#domain/workshop/repair-message.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { useCopy } from '../shared/copying/use-copy.ts';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { repairHref } from './repair-labels.ts';

interface RepairMessageProps {
  readonly repair: Repair;
  readonly data: RepairData;
}

/** What is written to the customer in this state, ready for WhatsApp, with the link to their page. */
export function RepairMessage({ repair, data }: RepairMessageProps) {
  const { said, copy } = useCopy({ copied: 'Copiado', refused: 'El navegador no dejó copiarlo' });
  const { folio, estado, hasta } = repair;
  const { name: store } = useStoreProfile();
  const today = useShopDay();
  const link = repairHref(repair);
  const text = repairMessage({ store, folio, estado, data, hasta, today, link });

  return (
    <FormSection title="Avisar al cliente">
      <p className={folioForm['message']}>{text}</p>
      <div className={folioForm['ways']}>
        {data.telefono && (
          <ButtonLink look="whatsapp" href={whatsappHref(`52${data.telefono}`, text)}>
            <WhatsappIcon size={18} /> Avisar por WhatsApp
          </ButtonLink>
        )}
        {data.telefono && (
          <ButtonLink look="outline" href={phoneHref(data.telefono)}>
            <PhoneIcon size={18} /> Llamar
          </ButtonLink>
        )}
        {/* The outcome is shown beside it. */}
        <Button look="outline" onClick={() => void copy(text)}>
          Copiar mensaje
        </Button>
        <ButtonLink look="outline" href={link}>
          Ver su página
        </ButtonLink>
        <output>{said}</output>
      </div>
    </FormSection>
  );
}
