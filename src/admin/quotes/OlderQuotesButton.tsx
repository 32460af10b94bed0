import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import list from '../shared/folio-documents/FolioList.module.css';
import { useStaff } from '../staff.ts';

/** Reads the next page of older quotations into the list, and shows a failure beside the button. */
export function OlderQuotesButton() {
  const { olderQuotes } = useStaff();
  const [older, setOlder] = useState<'asking' | 'failed' | null>(null);

  async function showOlder(): Promise<void> {
    setOlder('asking');
    setOlder(
      await olderQuotes.readMore().then(
        () => null,
        (reason: unknown) => {
          console.info('Cotizaciones anteriores', reason);
          return 'failed' as const;
        },
      ),
    );
  }

  return (
    <div className={list['older']}>
      <Button look="outline" disabled={older === 'asking'} onClick={() => void showOlder()}>
        {older === 'asking' ? 'Leyendo anteriores' : 'Ver anteriores'}
      </Button>
      <p aria-live="polite">
        {older === 'failed' && 'Las anteriores se leen del servidor y no responde. Inténtalo con conexión.'}
      </p>
    </div>
  );
}
