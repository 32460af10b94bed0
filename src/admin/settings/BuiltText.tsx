import { useState } from 'react';
import type { TextPage } from '#domain/page-text/page-text.ts';
import { builtTexts } from '#domain/page-text/text-of.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
import { formOfText, type TextForm } from '#domain/staff/settings/text-form.ts';
import { Button } from '#ui/Button.tsx';
import css from './BlockRows.module.css';

interface BuiltTextProps {
  readonly page: TextPage;
  readonly form: TextForm;
  readonly onChange: (form: TextForm) => void;
}

/** Puts the text into the form that the site came with. It can be taken back until the page is left, and is stored only by saving. */
export function BuiltText({ page, form, onChange }: BuiltTextProps) {
  const built = formOfText(builtTexts[page]);
  const [before, setBefore] = useState<TextForm | null>(null);
  const isBuilt = sameValue(form, built);
  if (isBuilt && !before) return null;
  return (
    <div className={css['built']}>
      {isBuilt ? (
        <Button
          look="outline"
          onClick={() => {
            if (before) onChange(before);
            setBefore(null);
          }}
        >
          Deshacer: volver a mi texto
        </Button>
      ) : (
        <Button
          look="outline"
          onClick={() => {
            setBefore(form);
            onChange(built);
          }}
        >
          Poner el texto original
        </Button>
      )}
    </div>
  );
}
