import { useState } from 'react';
import type { ProductState } from '#domain/staff/products/product-commands.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Chip } from '../shared/lists/Chip.tsx';
import css from './EditorBar.module.css';

export type EditorAction = 'save' | 'publish' | 'retire' | 'delete' | 'duplicate' | 'preview';

interface EditorBarProps {
  readonly state: ProductState;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly answer: string;
  readonly onAction: (action: EditorAction) => void;
  readonly onPrintLabel: () => void;
}

const STATE_LABELS: Readonly<Record<ProductState, string>> = {
  public: 'Publicado',
  draft: 'Borrador',
  retired: 'Retirado',
  gone: 'Nuevo',
};

/** The state of the product and the buttons that change it. */
export function EditorBar({ state, isNew, isDirty, answer, onAction, onPrintLabel }: EditorBarProps) {
  const [asking, setAsking] = useState<'retire' | 'delete' | null>(null);
  const isPublic = state === 'public';
  function confirm(action: EditorAction) {
    setAsking(null);
    onAction(action);
  }
  return (
    <>
      <div className={css['state']}>
        <Chip tone={isPublic ? 'green' : 'plain'}>{STATE_LABELS[state]}</Chip>
        <p className={answer ? css['problem'] : css['note']} role="alert">
          {answer || (isDirty ? 'Sin guardar' : '')}
        </p>
      </div>
      <div className={css['actions']}>
        <button type="button" className={css['quiet']} onClick={() => onAction('preview')}>
          Vista previa
        </button>
        {!isNew && (
          <>
            <button type="button" className={classNames(css['quiet'], css['wide'])} onClick={onPrintLabel}>
              Imprimir etiqueta
            </button>
            <button type="button" className={css['quiet']} onClick={() => onAction('duplicate')}>
              Duplicar
            </button>
          </>
        )}
        {isPublic && (
          <button type="button" className={css['quiet']} onClick={() => setAsking('retire')}>
            Retirar
          </button>
        )}
        {(state === 'draft' || state === 'retired') && (
          <button type="button" className={css['quiet']} onClick={() => setAsking('delete')}>
            Eliminar
          </button>
        )}
        {isPublic ? (
          <Button aria-keyshortcuts="Control+S" onClick={() => onAction('publish')}>
            Guardar
          </Button>
        ) : (
          <>
            <Button look="outline" aria-keyshortcuts="Control+S" onClick={() => onAction('save')}>
              Guardar borrador
            </Button>
            <Button onClick={() => onAction('publish')}>Publicar</Button>
          </>
        )}
      </div>
      <Dialog
        title={asking === 'delete' ? '¿Eliminar este producto?' : '¿Retirar este producto?'}
        open={asking !== null}
        onCancel={() => setAsking(null)}
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(null)}>
              Cancelar
            </Button>
            <Button onClick={() => confirm(asking ?? 'retire')}>{asking === 'delete' ? 'Eliminar' : 'Retirar'}</Button>
          </>
        }
      >
        <p>
          {asking === 'delete'
            ? 'Va a la papelera con sus notas internas. Durante 30 días se puede restaurar.'
            : 'Deja de verse en la tienda y queda aquí como retirado. Puedes publicarlo otra vez cuando quieras.'}
          {isDirty && ' Lo que escribiste y no guardaste no se toma en cuenta.'}
        </p>
      </Dialog>
    </>
  );
}
