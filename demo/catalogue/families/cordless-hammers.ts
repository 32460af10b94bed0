import { machines } from '../family.ts';

export const cordlessHammers = machines(
  {
    marca: 'TENAZ',
    labels: ['rotomartillos-inalambricos'],
    picture: 'rotomartillo-inalambrico',
    ficha: 'Zanco: SDS Plus; Garantía: 3 años',
    caracteristicas: [
      'Tres funciones: taladro, rotomartillo y cincel',
      'Embrague de seguridad',
      'Mango auxiliar con tope de profundidad',
    ],
  },
  [
    [
      'RM-20V',
      4299,
      'Rotomartillo inalámbrico SDS Plus 20 V',
      'Voltaje: 20 V; Energía de impacto: 2.4 J; Velocidad: 0 a 1,200 rpm; Impactos: 4,800 ipm; Capacidad en concreto: 24 mm; Motor: Sin carbones; Batería: 2 de 4 Ah incluidas; Peso: 3.1 kg',
      'Hace unos noventa barrenos de 1/2" en concreto por carga. Lo llevan los instaladores de ductería y cancel.',
    ],
    [
      'TZ-RM20S',
      2999,
      'Rotomartillo inalámbrico SDS Plus 20 V, sin batería',
      'Voltaje: 20 V; Energía de impacto: 2.4 J; Velocidad: 0 a 1,200 rpm; Impactos: 4,800 ipm; Capacidad en concreto: 24 mm; Motor: Sin carbones; Batería: No incluida; Peso: 2.5 kg',
      'Para sumarlo a las baterías que ya tienes. Rinde mejor con la de 4 Ah o mayor.',
    ],
    [
      'TZ-RM20L',
      2649,
      'Rotomartillo inalámbrico compacto SDS Plus 20 V, 1.4 J',
      'Voltaje: 20 V; Energía de impacto: 1.4 J; Velocidad: 0 a 980 rpm; Impactos: 5,000 ipm; Capacidad en concreto: 18 mm; Motor: Sin carbones; Batería: No incluida; Peso: 1.9 kg',
      'Ligero para perforar arriba de la cabeza: plafones, soportes de tubo y charola eléctrica.',
    ],
    [
      'TZ-RM40',
      7499,
      'Rotomartillo inalámbrico SDS Plus 40 V, 4 J',
      'Voltaje: 40 V; Energía de impacto: 4 J; Velocidad: 0 a 1,050 rpm; Impactos: 4,300 ipm; Capacidad en concreto: 30 mm; Motor: Sin carbones; Batería: 2 de 4 Ah incluidas; Peso: 4.3 kg',
      'Pega como uno de cable. Control de vibración en la empuñadura y paro si la broca se atora en la varilla.',
    ],
    [
      'TZ-RM40S',
      5299,
      'Rotomartillo inalámbrico SDS Plus 40 V, 4 J, sin batería',
      'Voltaje: 40 V; Energía de impacto: 4 J; Velocidad: 0 a 1,050 rpm; Impactos: 4,300 ipm; Capacidad en concreto: 30 mm; Motor: Sin carbones; Batería: No incluida; Peso: 3.4 kg',
      'La versión sola del rotomartillo de 40 V, con maletín y mango auxiliar.',
    ],
    [
      'TZ-RM12',
      1999,
      'Rotomartillo inalámbrico SDS Plus 12 V, 1 J',
      'Voltaje: 12 V; Energía de impacto: 1 J; Velocidad: 0 a 850 rpm; Impactos: 5,500 ipm; Capacidad en concreto: 12 mm; Motor: Sin carbones; Batería: No incluida; Peso: 1.5 kg',
      'Para ancla y taquete de hasta 1/2" en instalaciones de red, cámaras y alarma.',
    ],
  ],
);
