import { machines } from '../family.ts';

export const polishers = machines(
  {
    marca: 'TENAZ',
    labels: ['pulidoras-y-rotativas'],
    picture: 'pulidora',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
  },
  [
    [
      'PU-7',
      1999,
      'Pulidora lustradora 7" 1200 W para auto',
      'Potencia: 1200 W; Plato: 7" autoadherible; Velocidad: 600 a 3,200 rpm; Rosca: 5/8"-11; Cable: 4 m; Peso: 2.9 kg',
      'Arranque suave y velocidad constante: no salpica la pasta ni marca el barniz. Incluye boina de lana.',
    ],
    [
      'TZ-PU6O',
      2799,
      'Pulidora roto orbital 6" 900 W',
      'Potencia: 900 W; Plato: 6" autoadherible; Órbita: 15 mm; Velocidad: 1,500 a 5,500 opm; Cable: 4 m; Peso: 2.6 kg',
      'Difícil quemar la pintura con ella: es la indicada para empezar en detallado.',
    ],
    [
      'TZ-PU10',
      899,
      'Enceradora orbital 10" 120 W',
      'Potencia: 120 W; Plato: 10"; Velocidad: 3,200 opm; Cable: 3 m; Boinas: 2 incluidas; Peso: 2.3 kg',
      'Para encerar el auto el domingo, sin presión y sin remolinos.',
    ],
    [
      'TZ-PM9',
      3499,
      'Pulidora de mármol en húmedo 4" 900 W',
      'Potencia: 900 W; Plato: 4"; Velocidad: 1,000 a 4,200 rpm; Toma de agua: 1/2"; Cable: 4 m; Peso: 2.7 kg',
      'Pule cubiertas de granito con pads de diamante. Clavija con protección de falla a tierra.',
    ],
  ],
);
