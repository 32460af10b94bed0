import { machines } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;

export const blades = machines(
  {
    ...TENAZ,
    labels: ['hojas-y-seguetas'],
    picture: 'hoja-sierra',
    remark: 'Elige el paso por el espesor: tres dientes siempre dentro del material.',
  },
  [
    [
      'HC-5',
      79,
      'Hojas para caladora 5 piezas',
      'Contenido: 5 piezas; Zanco: T; Uso: Madera; Largo: 100 mm; Paso: 2.5 a 4 mm',
      'Surtido de corte recto y curvo.',
    ],
    [
      'HC-M5',
      89,
      'Hojas para caladora metal 5 piezas',
      'Contenido: 5 piezas; Zanco: T; Uso: Lámina y aluminio; Largo: 75 mm; Paso: 1.2 mm',
      'Bimetálicas: se doblan antes de romperse.',
    ],
    [
      'HC-L5',
      99,
      'Hojas para caladora melamina corte limpio 5 piezas',
      'Contenido: 5 piezas; Zanco: T; Uso: Melamina; Largo: 100 mm; Paso: 2.5 mm',
      'Diente invertido para no astillar la cara buena.',
    ],
    [
      'HC-10',
      149,
      'Juego de hojas para caladora 10 piezas',
      'Contenido: 10 piezas; Zanco: T; Uso: Madera, metal y plástico; Estuche: Plástico',
      'De todo un poco, en estuche.',
    ],
    [
      'HR-W5',
      189,
      'Hojas para sierra reciprocante madera 9" 5 piezas',
      'Contenido: 5 piezas; Zanco: Universal; Largo: 9"; Dientes: 6 por pulgada; Material: Bimetal',
      'Madera con clavo y poda.',
    ],
    [
      'HR-M5',
      179,
      'Hojas para sierra reciprocante metal 6" 5 piezas',
      'Contenido: 5 piezas; Zanco: Universal; Largo: 6"; Dientes: 18 por pulgada; Material: Bimetal',
      'Tubo, ángulo y perno.',
    ],
    [
      'HR-C1',
      299,
      'Hoja para sierra reciprocante con carburo 9"',
      'Zanco: Universal; Largo: 9"; Dientes: 8 por pulgada; Material: Carburo de tungsteno',
      'Fierro fundido, block y acero duro.',
    ],
    [
      'HR-P3',
      129,
      'Hojas para sierra reciprocante poda 12" 3 piezas',
      'Contenido: 3 piezas; Zanco: Universal; Largo: 12"; Dientes: 5 por pulgada; Material: Acero al carbono',
      'Rama verde de hasta 20 cm.',
    ],
    [
      'HO-J6',
      249,
      'Juego de accesorios para multiherramienta 6 piezas',
      'Contenido: 6 piezas; Encastre: Universal; Uso: Corte, raspado y lijado',
      'Cortes a paño, lija triangular y raspador.',
    ],
    [
      'HO-BI',
      99,
      'Hoja oscilante bimetálica 1 1/4"',
      'Ancho: 1 1/4"; Encastre: Universal; Uso: Madera y clavo',
      'La que más se gasta: llévate dos.',
    ],
    [
      'SG-12',
      19.5,
      'Segueta bimetálica 12" 24 dientes',
      'Largo: 12"; Dientes: 24 por pulgada; Material: Bimetal',
      'Para varilla, tubo y perfil.',
    ],
    [
      'SG-18',
      19.5,
      'Segueta bimetálica 12" 18 dientes',
      'Largo: 12"; Dientes: 18 por pulgada; Material: Bimetal',
      'Para sólido y aluminio.',
    ],
    [
      'CIN-44',
      229,
      'Cinta para sierra portátil 44 7/8" 14 dientes',
      'Largo: 44 7/8"; Dientes: 14 por pulgada; Material: Bimetal',
      'Tubo y unicanal.',
    ],
    [
      'CD-16',
      299,
      'Cadena para motosierra 16" 56 eslabones',
      'Barra: 16"; Paso: 3/8" bajo perfil; Calibre: 0.050"; Eslabones: 56',
      'Repuesto afilado de fábrica; cuenta los eslabones de la tuya.',
    ],
    [
      'HI-24',
      119,
      'Hilo para desbrozadora 2.4 mm x 50 m',
      'Diámetro: 2.4 mm; Largo: 50 m; Forma: Cuadrada; Material: Nailon',
      'El perfil cuadrado corta tallo tierno sin deshilacharse.',
    ],
  ],
);
