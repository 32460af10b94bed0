/** Why nobody became the first owner. `closed`: the shop has one, or has had one. `slow`: too many wrong codes. */
export const OPENING_PROBLEMS = ['closed', 'code', 'slow', 'email', 'password', 'network'] as const;

export type OpeningProblem = (typeof OPENING_PROBLEMS)[number];

/** What a person is told when the first owner was not made. */
export function openingProblemText(problem: OpeningProblem): string {
  switch (problem) {
    case 'closed':
      return 'Esta tienda ya tiene dueño: entra con su correo y su contraseña.';
    case 'code':
      return 'Ese código no es el de esta tienda. Cópialo de la ventana donde arrancó el servidor: cada arranque da uno nuevo.';
    case 'slow':
      return 'Van demasiados códigos equivocados. Espera un minuto y copia el que está en la ventana del servidor.';
    case 'email':
      return 'Revisa el correo: debe ser como nombre@tienda.mx.';
    case 'password':
      return 'La contraseña tiene por lo menos 8 letras o números.';
    case 'network':
      return 'No se pudo preguntar al servidor. Revisa la conexión e inténtalo de nuevo.';
  }
}
