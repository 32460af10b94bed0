import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { useDismiss } from '#ui/use-dismiss.ts';

export function DialogHost() {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('nada');
  const close = (said: string): void => {
    setAnswer(said);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Borrar</Button>
      <p>Respuesta: {answer}</p>
      <Dialog
        title="¿Borrar el producto?"
        open={isOpen}
        onCancel={() => close('cancelado')}
        actions={
          <>
            <Button look="outline" onClick={() => close('conservado')}>
              Conservar
            </Button>
            <Button onClick={() => close('borrado')}>Sí, borrar</Button>
          </>
        }
      >
        <p>No se puede deshacer.</p>
      </Dialog>
    </>
  );
}

export function DrawerHost() {
  const [level, setLevel] = useState(0);
  return (
    <>
      <Button onClick={() => setLevel(1)}>Abrir menú</Button>
      <Drawer title="Menú" open={level >= 1} onClose={() => setLevel(0)}>
        <Button onClick={() => setLevel(2)}>Pinturas</Button>
        <a href="#destino">Contacto</a>
        <Drawer title="Pinturas" open={level === 2} onClose={() => setLevel(0)} onBack={() => setLevel(1)}>
          <a href="#destino">Esmaltes</a>
        </Drawer>
      </Drawer>
      <h2 id="destino" tabIndex={-1}>
        Destino
      </h2>
    </>
  );
}

export function DisclosureHost() {
  return (
    <Disclosure name="Ver más" nameOpen="Ver menos" about="la ficha">
      <p>Lo demás de la ficha</p>
    </Disclosure>
  );
}

export function MenuHost() {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [how, setHow] = useState('');
  useDismiss(box, isOpen, (by) => {
    setHow(by);
    setOpen(false);
  });
  return (
    <>
      <div ref={box}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Menú de marcas
        </button>
        {isOpen && (
          <p>
            <a href="#tenaz">Tenaz</a>
          </p>
        )}
      </div>
      <button type="button">Otra cosa</button>
      <p>Cerrado por: {how}</p>
    </>
  );
}
