/** A tutorial of the demo store. Its picture is that of its first article. */
export interface TutorialRow {
  readonly titulo: string;
  readonly slug: string;
  readonly resumen: string;
  readonly cuerpo: string;
  readonly claves: readonly [string, ...string[]];
}

export const TUTORIAL_ROWS: readonly TutorialRow[] = [
  {
    titulo: 'Elegir el disco correcto',
    slug: 'elegir-el-disco-correcto',
    resumen: 'Qué disco va con qué material, y cómo leer lo que dice su etiqueta antes de montarlo.',
    claves: ['DC-45', 'DD-45', 'DC-7', 'EA-45900'],
    cuerpo: `Un disco equivocado corta mal, se acaba pronto y puede romperse. Antes de comprarlo necesitas tres datos: el material, el diámetro y las revoluciones de tu máquina.

## Por material
- Acero al carbón: disco de corte para metal.
- Acero inoxidable: disco marcado INOX, sin hierro ni azufre; el de metal común deja óxido.
- Concreto, block y tabique: diamante segmentado, en seco.
- Azulejo y porcelanato: diamante de banda continua, con agua.
- Para quitar soldadura o rebaba: desbaste, nunca un disco de corte.

## Por medida
El diámetro lo fija la guarda: en una esmeriladora de 4 1/2 in va un disco de 115 mm, y nada mayor. El barreno debe entrar justo, sin forzarlo ni rellenarlo.

## Por revoluciones
Las rpm de la etiqueta del disco deben ser iguales o mayores que las de la placa de tu máquina. Si son menores, no lo montes.

## Antes de cortar
- Revisa que no tenga golpes ni humedad, y que no haya caducado.
- Pon la guarda entre el disco y tú.
- Déjalo girar un minuto sin carga, lejos de la cara.
- Usa careta, guantes y ropa sin hilos sueltos.`,
  },
  {
    titulo: 'Cambiar los carbones de una esmeriladora',
    slug: 'cambiar-los-carbones',
    resumen: 'Si chispea de más o arranca a ratos, casi siempre son los carbones. Se cambian en diez minutos.',
    claves: ['CB-EA', 'CB-EA9', 'EA-45900'],
    cuerpo: `Los carbones llevan la corriente al inducido y se gastan con el uso. Se cambian los dos al mismo tiempo, aunque uno se vea bien.

## Qué necesitas
- El par de carbones de tu modelo: viene en la placa, junto a la clave.
- Un desarmador plano.
- Un trapo seco o una brocha.

## Paso a paso
- Desconecta la herramienta. No basta con apagarla.
- Quita las tapas redondas a los lados del motor, o la tapa trasera si es de dos tornillos.
- Saca el carbón con su resorte y fíjate cómo entra: el nuevo va igual.
- Limpia el polvo negro del hueco.
- Mete el nuevo; debe deslizar sin atorarse. Cierra sin apretar de más.

## Asentarlos
Conéctala y déjala girar sin carga cinco minutos. Es normal que chispee al principio. Si sigue chispeando, huele a quemado o el carbón nuevo se gasta en días, el daño está en el inducido: tráela al taller, el diagnóstico no tiene costo.`,
  },
  {
    titulo: 'Calcular cuánta pintura necesitas',
    slug: 'calcular-cuanta-pintura',
    resumen: 'Mide, descuenta puertas y ventanas, y divide entre el rendimiento. Con un ejemplo de una recámara.',
    claves: ['PV-19', 'RO-9'],
    cuerpo: `Comprar de menos cuesta un viaje y a veces otro tono; comprar de más se queda en la bodega. El cálculo lleva cinco minutos.

## Mide la superficie
Suma el largo de todas las paredes y multiplícalo por la altura. Resta puertas y ventanas: una puerta de 0.90 x 2.10 m son 1.9 m², y una ventana de 1.20 x 1.20 m, 1.4 m². El plafón es largo por ancho.

## Divide entre el rendimiento
Viene en la ficha de cada pintura, en metros cuadrados por litro y por mano. Nuestra vinílica de línea rinde de 6 a 8 m² por litro en muro liso y sellado; en muro nuevo, rugoso o sin sellar rinde menos. Calcula con el número más bajo y no te faltará.

## Multiplica por las manos
Dos manos es lo normal. De un color oscuro a uno claro, tres, o una de fondo y dos de color.

## Un ejemplo
Recámara de 3 x 4 m y 2.4 m de alto: 14 m de pared por 2.4 son 33.6 m². Menos una puerta y una ventana, 30.27 m². Entre 6 m² por litro y por dos manos: 10.1 litros. Dos galones y tres litros es lo que menos cuesta, y queda para retocar.

## El mismo tono hasta el final
Compra todo junto y revuelve las cubetas entre sí. Si igualamos tu color, guarda el folio: con él preparamos más cuando te haga falta.`,
  },
  {
    titulo: 'Que la batería de 20 V dure años',
    slug: 'cuidar-la-bateria',
    resumen: 'Cómo cargarla, guardarla y saber cuándo ya no conviene.',
    claves: ['BT-204', 'CG-20', 'TZ-DH20'],
    cuerpo: `Una batería de ion de litio aguanta cientos de cargas si no pasa calor ni se queda vacía.

## Al cargar
- Usa su propio cargador, bajo techo y lejos del sol.
- Si acabas de trabajar con ella, déjala enfriar media hora.
- No hace falta vaciarla: cárgala cuando la herramienta pierda fuerza.
- No la dejes semanas en el cargador.

## Al guardar
- A media carga, fuera de la herramienta, en un lugar seco.
- Nunca en la camioneta: en verano pasa de 60 °C.
- Si no la usas, recárgala cada tres meses.

## Cuándo cambiarla
Si carga completa pero dura la mitad, o si el cargador la rechaza ya fría, está al final de su vida. Tráela: la probamos sin costo y recibimos la vieja para reciclarla. Golpeada, hinchada o mojada no se carga.`,
  },
];
