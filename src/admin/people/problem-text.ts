import type { PeopleProblem } from '#firebase/people.ts';

const TEXTS: Readonly<Record<PeopleProblem, string>> = {
  network: 'No hay conexión con la tienda, y el personal solo se cambia con conexión. No se cambió nada.',
  refused: 'La tienda no lo aceptó. Puede que tu rol ya no lo permita o que alguien lo haya cambiado antes.',
  gone: 'Esta persona ya no está en la lista.',
};

export const peopleProblemText = (problem: PeopleProblem): string => TEXTS[problem];
