import { paintLine } from '../paint-line.ts';

export const primers = [
  paintLine({
    prefix: 'SV',
    surface: 'muro',
    name: 'Sellador vinílico 5x1',
    label: 'selladores-y-primarios',
    prices: { '4 L': [249, 249], '19 L': [949, 949], '200 L': null },
    ficha:
      'Uso: Muro nuevo y yeso; Rendimiento: 8 a 10 m²/L diluido; Dilución: 1 a 5 con agua; Base: Agua; Secado: 30 min al tacto, 2 h para repintar',
    descripcion: 'Una mano antes de la vinílica ahorra una cubeta de pintura en muro nuevo.',
  }),
  paintLine({
    prefix: 'SR',
    surface: 'muro',
    name: 'Sellador acrílico reforzado 3x1',
    label: 'selladores-y-primarios',
    prices: { '4 L': [349, 349], '19 L': [1399, 1399] },
    ficha:
      'Uso: Muro poroso y exterior; Rendimiento: 8 a 10 m²/L diluido; Dilución: 1 a 3 con agua; Base: Agua; Secado: 30 min al tacto, 3 h para repintar',
    descripcion: 'Para block aparente, concreto y aplanado que suelta polvo.',
  }),
  paintLine({
    prefix: 'AN',
    surface: 'muro',
    name: 'Sellador antisalitre para muros húmedos',
    label: 'selladores-y-primarios',
    prices: { '1 L': [169, 169], '4 L': [589, 589], '19 L': [2499, 2499] },
    ficha:
      'Uso: Muro con humedad y salitre; Rendimiento: 4 a 5 m²/L; Manos: 2; Base: Agua; Secado: 1 h al tacto, 24 h para repintar',
    descripcion:
      'Cepilla el salitre, deja secar y aplica dos manos: frena la mancha blanca y la pintura que se bota en la pared.',
  }),
  paintLine({
    prefix: 'PA',
    surface: 'metal',
    name: 'Primario anticorrosivo',
    plain: 'gris',
    label: 'selladores-y-primarios',
    prices: { '1 L': [159, 165], '4 L': [549, 569], '19 L': [2399, 2499] },
    colours: ['gris', 'rojo', 'blanco', 'negro'],
    ficha:
      'Uso: Metal ferroso; Acabado: Mate; Rendimiento: 8 a 10 m²/L; Manos: 1 a 2; Base: Solvente; Dilución: 15 % con thinner; Secado: 30 min al tacto, 4 h para repintar',
    descripcion: 'Base para herrería: protege el fierro y agarra el esmalte.',
  }),
  paintLine({
    prefix: 'PG',
    surface: 'metal',
    name: 'Primario para lámina galvanizada',
    label: 'selladores-y-primarios',
    prices: { '1 L': [219, 219], '4 L': [779, 779] },
    ficha:
      'Uso: Galvanizado y aluminio; Rendimiento: 9 a 11 m²/L; Manos: 1; Base: Solvente; Secado: 20 min al tacto, 6 h para repintar',
    descripcion: 'El esmalte no se despega de la lámina nueva ni del canal galvanizado.',
  }),
  paintLine({
    prefix: 'SM',
    surface: 'madera',
    name: 'Sellador nitrocelulósico para madera',
    label: 'selladores-y-primarios',
    prices: { '1 L': [179, 179], '4 L': [629, 629], '19 L': [2749, 2749] },
    ficha:
      'Uso: Madera interior; Rendimiento: 7 a 9 m²/L; Manos: 2; Base: Solvente; Dilución: 50 % con thinner; Secado al tacto: 15 min; Lijado: 45 min',
    descripcion: 'Cierra el poro y se lija como talco antes de la laca.',
  }),
  paintLine({
    prefix: 'FB',
    surface: 'muro',
    name: 'Fondo blanco bloqueador de manchas',
    label: 'selladores-y-primarios',
    prices: { '1 L': [199, 199], '4 L': [699, 699], '19 L': [2999, 2999] },
    ficha:
      'Uso: Muro, madera y plafón; Acabado: Mate; Rendimiento: 8 a 10 m²/L; Manos: 1; Base: Agua; Secado: 30 min al tacto, 2 h para repintar',
    descripcion: 'Tapa humo, humedad seca y marcador, y empareja el cambio de oscuro a claro.',
  }),
  paintLine({
    prefix: 'DX',
    surface: 'metal',
    name: 'Convertidor de óxido',
    label: 'selladores-y-primarios',
    prices: { '250 ml': [79, 79], '1 L': [229, 229], '4 L': [799, 799] },
    ficha:
      'Uso: Metal oxidado; Rendimiento: 10 a 12 m²/L; Manos: 2; Base: Agua; Secado: 20 min al tacto, 24 h para repintar',
    descripcion: 'Vuelve el óxido firme una capa negra que se puede pintar. Quita antes lo suelto.',
  }),
].flat();
