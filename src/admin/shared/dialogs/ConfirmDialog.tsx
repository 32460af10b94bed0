import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  /** The name of the button that changes nothing. It has the focus. */
  readonly no: string;
  readonly yes: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Whether what was confirmed is under way, where the dialog stays open for its outcome. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** Asks before something is done, with one button for no and one for yes. */
export function ConfirmDialog({ title, open, no, yes, onCancel, onConfirm, isBusy, children }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      open={open}
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            {no}
          </Button>
          <Button aria-busy={isBusy} onClick={onConfirm}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
