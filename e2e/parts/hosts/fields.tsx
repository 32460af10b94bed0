import { useState } from 'react';
import { CheckField } from '#ui/CheckField.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { QuantityField } from '#ui/QuantityField.tsx';
import { ReorderHandle } from '#ui/ReorderHandle.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useReorder } from '#ui/use-reorder.ts';

const BRANDS = [
  { value: 'tenaz', name: 'Tenaz' },
  { value: 'roca', name: 'Roca' },
];

export function FieldsHost() {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [brand, setBrand] = useState('vieja');
  const [isChecked, setChecked] = useState(false);
  return (
    <form>
      <TextField
        label="Nombre"
        name="nombre"
        value={name}
        onChange={setName}
        hint="Como está en la caja."
        problem={name === 'x' ? 'Escribe al menos dos letras.' : undefined}
        required
      />
      <TextAreaField label="Nota" name="nota" value={note} onChange={setNote} />
      <ChoiceField label="Marca" name="marca" value={brand} options={BRANDS} empty="Sin marca" onChange={setBrand} />
      <CheckField checked={isChecked} onChange={() => setChecked(!isChecked)} note="12">
        En existencia
      </CheckField>
    </form>
  );
}

export function QuantityHost() {
  const [pieces, setPieces] = useState(1);
  return (
    <>
      <QuantityField of="taladro" value={pieces} max={5} onChange={setPieces} />
      <p>Piezas: {pieces}</p>
    </>
  );
}

export function OrderHost() {
  const [items, setItems] = useState<readonly string[]>(['Frente', 'Lado', 'Caja']);
  const { shown, container, announcement, handleProps } = useReorder(items, (item) => item, setItems);
  return (
    <>
      <ul ref={container} aria-label="Fotos">
        {shown.map((item) => (
          <li key={item} data-reorder={item}>
            <ReorderHandle {...handleProps(item, item)} /> {item}
          </li>
        ))}
      </ul>
      <output>{announcement}</output>
    </>
  );
}
