import { paintLine } from '../paint-line.ts';

const WOOD = { label: 'barnices', surface: 'madera' } as const;
const tones = ['natural', 'nogal', 'caoba', 'encino', 'chocolate', 'cedro'] as const;

export const varnishes = [
  paintLine({
    ...WOOD,
    prefix: 'BZ',
    name: 'Barniz marino transparente',
    prices: { '250 ml': [85, 85], '1 L': [249, 249], '4 L': [879, 879], '19 L': null },
    ficha:
      'Acabado: Brillante; Uso: Exterior; Rendimiento: 10 a 12 m²/L; Manos: 3; Base: Solvente; Dilución: 10 % con aguarrás; Secado: 4 h al tacto, 12 h para repintar',
    descripcion: 'Con filtro solar para puertas, vigas y muebles de jardín.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'BM',
    name: 'Barniz marino mate',
    prices: { '1 L': [259, 259], '4 L': [909, 909] },
    ficha:
      'Acabado: Mate; Uso: Exterior; Rendimiento: 10 a 12 m²/L; Manos: 3; Base: Solvente; Dilución: 10 % con aguarrás; Secado: 4 h al tacto, 12 h para repintar',
    descripcion: 'Protege igual que el brillante y deja la madera con aspecto natural.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'BA',
    name: 'Barniz base agua satinado',
    prices: { '1 L': [239, 239], '4 L': [839, 839] },
    ficha:
      'Acabado: Satinado; Uso: Interior; Rendimiento: 10 a 12 m²/L; Manos: 3; Base: Agua; Secado: 30 min al tacto, 2 h para repintar',
    descripcion: 'Sin olor y no amarillea: cunas, libreros y closets se terminan en un día.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'PU',
    name: 'Barniz de poliuretano para piso',
    prices: { '1 L': [319, 319], '4 L': [1149, 1149] },
    ficha:
      'Acabado: Brillante; Uso: Duela y escalera; Rendimiento: 9 a 11 m²/L; Manos: 3; Base: Solvente; Secado al tacto: 3 h; Tránsito: 48 h',
    descripcion: 'Resiste tacón, silla y mascota en duela y escalones.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'LA',
    name: 'Laca transparente para madera',
    prices: { '1 L': [189, 189], '4 L': [659, 659], '19 L': [2899, 2899] },
    ficha:
      'Acabado: Brillante; Uso: Interior; Rendimiento: 7 a 9 m²/L; Manos: 2 a 3; Base: Solvente; Dilución: 100 % con thinner; Secado al tacto: 10 min',
    descripcion: 'Acabado de mueblero a pistola: seca en minutos y se pule.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'AT',
    name: 'Aceite de teca para madera exterior',
    prices: { '1 L': [219, 219], '4 L': [779, 779] },
    ficha: 'Acabado: Natural; Uso: Exterior; Rendimiento: 12 a 15 m²/L; Manos: 2; Base: Aceite; Secado: 12 h',
    descripcion: 'No hace película: se renueva cada año sin lijar.',
  }),
  ...tones.map((tone) =>
    paintLine({
      ...WOOD,
      prefix: `TM-${tone.slice(0, 3).toUpperCase()}`,
      name: `Tinta para madera ${tone}`,
      prices: { '250 ml': [65, 65], '1 L': [199, 199] },
      ficha: `Tono: ${tone.charAt(0).toUpperCase()}${tone.slice(1)}; Uso: Interior; Rendimiento: 12 a 14 m²/L; Manos: 1 a 2; Base: Alcohol; Secado al tacto: 15 min`,
      descripcion: `Da tono ${tone} a pino y triplay; se aplica con muñeca y se sella después con barniz o laca.`,
    }),
  ),
].flat();
