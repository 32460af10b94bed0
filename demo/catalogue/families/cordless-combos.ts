import { machines } from '../family.ts';

export const combos = machines(
  {
    marca: 'TENAZ',
    labels: ['combos'],
    picture: 'combo',
    unidad: 'juego',
    ficha: 'Garantía: 3 años',
    caracteristicas: ['Una sola batería para todas las herramientas', 'Maletín o bolsa incluidos'],
  },
  [
    [
      'KC-20',
      3999,
      'Kit combo 20 V taladro y atornillador de impacto',
      'Voltaje: 20 V; Herramientas: Taladro percutor y atornillador de impacto; Par máximo: 60 / 180 Nm; Baterías: 2 de 2 Ah; Cargador: Rápido; Estuche: Maletín rígido; Peso: 5.4 kg',
      'Uno hace el barreno y el otro mete la pija, sin cambiar broca por punta. Es el combo que más se lleva el instalador.',
    ],
    [
      'TZ-KC203',
      6499,
      'Kit combo 20 V de 3 herramientas: taladro, impacto y esmeriladora',
      'Voltaje: 20 V; Herramientas: Taladro percutor, atornillador de impacto y esmeriladora 4 1/2"; Baterías: 2 de 4 Ah; Cargador: Rápido; Estuche: Bolsa reforzada; Peso: 8.9 kg',
      'Para el herrero que instala en domicilio: perfora, atornilla y corta con las mismas baterías.',
    ],
    [
      'TZ-KC204',
      7999,
      'Kit combo 20 V de 4 herramientas con sierra circular',
      'Voltaje: 20 V; Herramientas: Taladro percutor, atornillador de impacto, sierra circular 6 1/2" y lámpara; Baterías: 2 de 4 Ah; Cargador: Rápido; Estuche: Bolsa reforzada; Peso: 10.8 kg',
      'Arma una terraza completa sin tocar una extensión.',
    ],
    [
      'TZ-KC206',
      null,
      'Kit combo 20 V de 6 herramientas',
      'Voltaje: 20 V; Herramientas: Taladro percutor, atornillador de impacto, esmeriladora, sierra circular, reciprocante y lámpara; Baterías: 2 de 4 Ah y 1 de 2 Ah; Cargador: Doble; Estuche: Bolsa con ruedas; Peso: 17.5 kg',
      'El equipo completo de una cuadrilla chica, con tres baterías para no parar.',
    ],
    [
      'TZ-KC12',
      2199,
      'Kit combo 12 V taladro y atornillador de impacto',
      'Voltaje: 12 V; Herramientas: Taladro atornillador y atornillador de impacto; Par máximo: 28 / 110 Nm; Baterías: 2 de 1.5 Ah; Cargador: De 1 hora; Estuche: Bolsa; Peso: 2.9 kg',
      'Para electricistas y armadores de muebles: dos máquinas que juntas pesan menos de 3 kg.',
    ],
    [
      'TZ-KC20L',
      5299,
      'Kit combo 20 V taladro y llave de impacto 1/2"',
      'Voltaje: 20 V; Herramientas: Taladro percutor y llave de impacto 1/2"; Par máximo: 60 / 400 Nm; Baterías: 2 de 4 Ah; Cargador: Rápido; Estuche: Maletín rígido; Peso: 6.8 kg',
      'Pensado para taller mecánico y vulcanizadora móvil.',
    ],
    [
      'TZ-KC20J',
      4299,
      'Kit combo 20 V jardín: sopladora y desbrozadora',
      'Voltaje: 20 V; Herramientas: Sopladora y desbrozadora 12"; Baterías: 1 de 4 Ah; Cargador: Rápido; Estuche: Caja; Peso: 5.2 kg',
      'Orilla y sopla con la misma batería; alcanza para un jardín de 150 m².',
    ],
    [
      'TZ-KC40J',
      null,
      'Kit combo 40 V jardín: podadora, sopladora y desbrozadora',
      'Voltaje: 40 V; Herramientas: Podadora 17", sopladora turbo y desbrozadora 15"; Baterías: 2 de 4 Ah; Cargador: Doble; Estuche: Cajas; Peso: 31 kg',
      'Para quien da mantenimiento a varios jardines al día. Pregunta por la entrega y la capacitación.',
    ],
  ],
);
