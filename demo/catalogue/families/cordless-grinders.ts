import { machines } from '../family.ts';

export const cordlessGrinders = machines(
  {
    marca: 'TENAZ',
    labels: ['esmeriladoras-inalambricas'],
    picture: 'esmeriladora-inalambrica',
    ficha: 'Eje: 5/8"-11; Garantía: 3 años',
    caracteristicas: [
      'Freno que para el disco en dos segundos',
      'Guarda ajustable sin llave',
      'No arranca sola al cambiar la batería',
    ],
  },
  [
    [
      'EA-20V',
      2899,
      'Esmeriladora angular inalámbrica 4 1/2" 20 V',
      'Voltaje: 20 V; Disco: 4 1/2"; Velocidad: 8,500 rpm; Interruptor: Deslizable con seguro; Motor: Sin carbones; Batería: 1 de 4 Ah incluida; Peso: 2.3 kg',
      'Corta varilla y PTR en azotea o en poste sin tirar extensión. Con la de 4 Ah da unos 45 cortes en varilla de 3/8".',
    ],
    [
      'TZ-EA20S',
      1999,
      'Esmeriladora angular inalámbrica 4 1/2" 20 V, sin batería',
      'Voltaje: 20 V; Disco: 4 1/2"; Velocidad: 8,500 rpm; Interruptor: Deslizable con seguro; Motor: Sin carbones; Batería: No incluida; Peso: 1.7 kg',
      'La misma esmeriladora sin batería ni cargador.',
    ],
    [
      'TZ-EA20P',
      2399,
      'Esmeriladora angular inalámbrica 5" 20 V de paleta',
      'Voltaje: 20 V; Disco: 5"; Velocidad: 8,800 rpm; Interruptor: De paleta, sin traba; Motor: Sin carbones; Batería: No incluida; Peso: 1.9 kg',
      'Interruptor de hombre muerto: si la sueltas, se apaga. Es la que piden en planta.',
    ],
    [
      'TZ-EA20V',
      2649,
      'Esmeriladora angular inalámbrica 4 1/2" 20 V con velocidad variable',
      'Voltaje: 20 V; Disco: 4 1/2"; Velocidad: 3,000 a 9,000 rpm; Interruptor: Deslizable con seguro; Motor: Sin carbones; Batería: No incluida; Peso: 1.8 kg',
      'Baja la velocidad para pulir acero inoxidable sin azularlo o para lijar con disco de fibra.',
    ],
    [
      'TZ-EA12',
      1749,
      'Miniesmeriladora inalámbrica 3" 12 V',
      'Voltaje: 12 V; Disco: 3"; Velocidad: 19,500 rpm; Interruptor: Deslizable; Motor: Sin carbones; Batería: No incluida; Peso: 0.9 kg',
      'Para cortar azulejo, tornillo oxidado y canaleta con una sola mano.',
    ],
    [
      'TZ-EA407',
      5299,
      'Esmeriladora angular inalámbrica 7" 40 V',
      'Voltaje: 40 V; Disco: 7"; Velocidad: 6,000 rpm; Interruptor: De paleta con seguro; Motor: Sin carbones; Batería: No incluida; Peso: 3.9 kg',
      'Desbaste de soldadura y corte de perfil pesado en campo. Arranque suave y paro por golpe de retroceso.',
    ],
    [
      'TZ-EA409',
      null,
      'Esmeriladora angular inalámbrica 9" 40 V',
      'Voltaje: 40 V; Disco: 9"; Velocidad: 5,500 rpm; Interruptor: De paleta con seguro; Motor: Sin carbones; Batería: No incluida; Peso: 5.2 kg',
      'Corta riel, concreto y piedra con la batería de 40 V de 5 Ah. Se surte sobre pedido.',
    ],
  ],
);
